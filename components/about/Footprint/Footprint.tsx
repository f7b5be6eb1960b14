import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/Picture/Picture';
import { TradeTerm } from '@/components/ui/TradeTerm';
import { footprintMarks } from '@/site/footprint';
import styles from './Footprint.module.css';

/** What a visit to a page of this site costs the climate; the build puts in the figures. Above the page's last picture. */
export function Footprint() {
  const t = useTranslations('Footprint');
  return (
    <>
      <div className="wrap">
        <p className={`secondary ${styles.text}`}>
          {t.rich('text', {
            term: (chunks) => <TradeTerm>{chunks}</TradeTerm>,
            sub: (chunks) => <sub>{chunks}</sub>,
            ...footprintMarks,
          })}
        </p>
      </div>
      <Picture
        className={`${styles.picture} screen-only`}
        name="solar-meadow"
        crop="banner"
        phoneCrop="photo"
        sizes="max(100vw, 400px)"
      />
    </>
  );
}

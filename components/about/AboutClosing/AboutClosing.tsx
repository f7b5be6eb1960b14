import { useTranslations } from 'next-intl';
import { ArrowLink } from '@/components/ui/links';
import { Picture } from '@/components/ui/Picture/Picture';
import { TradeTerm } from '@/components/ui/TradeTerm';
import { footprintMarks } from '@/site/footprint';
import '@/components/ui/text-link.css';
import styles from './AboutClosing.module.css';

/** Where to read on, and what a visit to a page of this site costs the climate; the build puts in the figures. */
export function AboutClosing() {
  const t = useTranslations('AboutClosing');
  return (
    <>
      <div className={`wrap twelve ${styles.closing}`}>
        <p className={styles.links}>
          <ArrowLink to="services">{t('services')}</ArrowLink>{' '}
          <ArrowLink to="certificates">{t('certificates')}</ArrowLink>
        </p>
        <p className={`secondary ${styles.note}`}>
          <b>{t('title')}</b>{' '}
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
        crop="wide"
        phoneCrop="photo"
        sizes="max(100vw, 400px)"
      />
    </>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon/Icon';
import { Link } from '@/components/ui/links';
import { Picture } from '@/components/ui/Picture/Picture';
import { TradeTerm } from '@/components/ui/TradeTerm';
import { footprintMarks } from '@/site/footprint';
import { href } from '@/site/routes';
import '@/components/ui/text-link.css';
import styles from './AboutClosing.module.css';

/** Where to read on, and what a visit to a page of this site costs the climate; the build puts in the figures. */
export function AboutClosing() {
  const locale = useLocale();
  const t = useTranslations('AboutClosing');
  return (
    <>
      <div className={`wrap ${styles.closing}`}>
        <p className={styles.links}>
          <Link className="text-link" href={href(locale, 'services')}>
            {t('services')}
            <Icon name="arrow" />
          </Link>{' '}
          <Link className="text-link" href={href(locale, 'certificates')}>
            {t('certificates')}
            <Icon name="arrow" />
          </Link>
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
        crop="banner"
        phoneCrop="photo"
        sizes="max(100vw, 400px)"
      />
    </>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/Picture/Picture';
import { tradeTerm } from '@/components/ui/TradeTerm/tradeTerm';
import { company } from '@/site/company';
import styles from './WhoWeAre.module.css';

/** Opens About: who the company is, in its own words. */
export function WhoWeAre() {
  const locale = useLocale();
  const t = useTranslations('WhoWeAre');
  return (
    <section>
      <Picture
        className={styles.picture}
        name="solar-dawn"
        crop="banner"
        phoneCrop="photo"
        sizes="max(100vw, 400px)"
        priority="first"
      />
      <div className="wrap">
        <div className={`grid ${styles.head}`}>
          <h1>{t('title')}</h1>
        </div>
        <div className={`grid ${styles.body}`}>
          <div className={styles.lead}>
            <h2>{t('heading')}</h2>
            <p className="lead">{t('lead')}</p>
          </div>
          <div className={styles.text}>
            <p>{t('office')}</p>
            <p>{t.rich('role', { term: tradeTerm(locale), ...company.capacity })}</p>
            <p>{t('languages')}</p>
          </div>
        </div>
      </div>
    </section>
  );
}

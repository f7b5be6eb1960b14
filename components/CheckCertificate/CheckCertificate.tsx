import { useTranslations } from 'next-intl';
import { Ruler } from '@/components/Ruler/Ruler';
import { company } from '@/site/company';
import styles from './CheckCertificate.module.css';

/** How a reader can verify a certificate. */
export function CheckCertificate() {
  const t = useTranslations('CheckCertificate');
  return (
    <section className={`section ${styles.section}`}>
      <div className="wrap">
        <Ruler />
        <div className="grid">
          <h2 className={styles.title}>{t('title')}</h2>
          <div className={styles.text}>
            <p>{t('first')}</p>
            <p>
              {t.rich('second', {
                address: company.email,
                email: (chunks) => <a href={`mailto:${company.email}`}>{chunks}</a>,
              })}
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

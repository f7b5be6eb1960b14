import { useTranslations } from 'next-intl';
import { EmailLink } from '@/components/ui/links';
import { Ruler } from '@/components/ui/Ruler/Ruler';
import { company } from '@/site/company';
import '@/components/certificates/mark.css';
import styles from './CheckCertificate.module.css';

/** How a reader can verify a certificate: the steps' marks stand at each one's facts, too. */
export function CheckCertificate() {
  const t = useTranslations('CheckCertificate');
  return (
    <section className={`section ${styles.section}`} id="check">
      <div className="wrap">
        <Ruler />
        <div className={`twelve ${styles.check}`}>
          <h2>{t('title')}</h2>
          <ol className={styles.steps}>
            {(['document', 'number', 'body'] as const).map((step, index) => (
              <li key={step} data-mark={index + 1}>
                <h3>{t(`steps.${step}.title`)}</h3>
                <p>{t(`steps.${step}.text`)}</p>
              </li>
            ))}
          </ol>
          <p>
            {t.rich('copy', {
              address: company.email,
              email: (chunks) => <EmailLink>{chunks}</EmailLink>,
            })}
          </p>
        </div>
      </div>
    </section>
  );
}

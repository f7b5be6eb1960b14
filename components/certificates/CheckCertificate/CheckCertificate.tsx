import { useTranslations } from 'next-intl';
import { EmailLink } from '@/components/ui/links';
import { Ruler } from '@/components/ui/Ruler/Ruler';
import { company } from '@/site/company';
import styles from './CheckCertificate.module.css';

/** Who has issued the certificates, and how a reader can verify one. */
export function CheckCertificate() {
  const t = useTranslations('CheckCertificate');
  const certificates = useTranslations('Certificates');
  return (
    <section className={`section ${styles.section}`}>
      <div className="wrap">
        <Ruler />
        <div className={`twelve ${styles.check}`}>
          <h2>{t('title')}</h2>
          <dl className={styles.body}>
            <dt>{certificates('body')}</dt>
            <dd>{certificates('bodyName')}</dd>
          </dl>
          <ol className={styles.steps}>
            {(['document', 'number', 'body'] as const).map((step, index) => (
              <li key={step}>
                <span aria-hidden="true">{index + 1}</span> <p>{t(`steps.${step}`)}</p>
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

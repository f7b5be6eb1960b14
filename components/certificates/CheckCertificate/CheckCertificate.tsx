import { useTranslations } from 'next-intl';
import { EmailLink } from '@/components/ui/links';
import { TextSection } from '@/components/ui/TextSection/TextSection';
import { company } from '@/site/company';
import styles from './CheckCertificate.module.css';

/** Who has issued the certificates, and how a reader can verify one. */
export function CheckCertificate() {
  const t = useTranslations('CheckCertificate');
  const certificates = useTranslations('Certificates');
  return (
    <TextSection title={t('title')} className={styles.section}>
      <dl className={styles.body}>
        <dt>{certificates('body')}</dt>
        <dd>{certificates('bodyName')}</dd>
      </dl>
      <p>{t('register')}</p>
      <p>
        {t.rich('copy', {
          address: company.email,
          email: (chunks) => <EmailLink>{chunks}</EmailLink>,
        })}
      </p>
    </TextSection>
  );
}

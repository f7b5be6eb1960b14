import { useTranslations } from 'next-intl';
import { EmailLink } from '@/components/ui/links';
import { TextSection } from '@/components/ui/TextSection/TextSection';
import { company } from '@/site/company';
import styles from './CheckCertificate.module.css';

/** How a reader can verify a certificate. */
export function CheckCertificate() {
  const t = useTranslations('CheckCertificate');
  return (
    <TextSection title={t('title')} className={styles.section}>
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

import { useTranslations } from 'next-intl';
import { EmailLink, PhoneLink } from '@/components/ui/links';
import { TextSection } from '@/components/ui/TextSection/TextSection';
import { company } from '@/site/company';
import styles from './AccessibilityStatement.module.css';

const limits = ['map', 'confirmation', 'documents'] as const;

/** The accessibility statement. docs/accessibility.md has its findings; change both together. */
export function AccessibilityStatement() {
  const t = useTranslations('AccessibilityStatement');
  return (
    <TextSection id="accessibility" title={t('title')} className={styles.section} isFinePrint>
      <p>{t('status')}</p>
      <p>
        {t.rich('method', {
          date: (chunks) => <time dateTime="2026-11-21">{chunks}</time>,
        })}
      </p>
      <div>
        <p>{t('limits')}</p>
        <ul>
          {limits.map((limit) => (
            <li key={limit}>{t(limit)}</li>
          ))}
        </ul>
      </div>
      <p>
        {t.rich('report', {
          address: company.email,
          number: company.phone,
          email: (chunks) => <EmailLink>{chunks}</EmailLink>,
          phone: (chunks) => <PhoneLink>{chunks}</PhoneLink>,
        })}
      </p>
    </TextSection>
  );
}

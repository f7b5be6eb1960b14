import { useTranslations } from 'next-intl';
import { EmailLink, PhoneLink } from '@/components/ui/links';
import { More } from '@/components/ui/More';
import { company } from '@/content/company';

const limits = ['map', 'confirmation', 'documents'] as const;

/** The accessibility statement. docs/accessibility.md has its findings; change both together. */
export function AccessibilityStatement() {
  const t = useTranslations('AccessibilityStatement');
  return (
    <section id="accessibility">
      <h2 className="h3">{t('title')}</h2>
      <p>
        {t.rich('essential', {
          address: company.email,
          number: company.phone,
          email: (chunks) => <EmailLink>{chunks}</EmailLink>,
          phone: (chunks) => <PhoneLink>{chunks}</PhoneLink>,
        })}
      </p>
      <More id="accessibility-text" summary={t('whole')}>
        <p>{t.rich('method', { date: (chunks) => <time dateTime="2026-11-21">{chunks}</time> })}</p>
        <div>
          <p>{t('limits')}</p>
          <ul>
            {limits.map((limit) => (
              <li key={limit}>{t(limit)}</li>
            ))}
          </ul>
        </div>
        <p>{t('report')}</p>
      </More>
    </section>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { EmailLink, PhoneLink } from '@/components/ui/links';
import { More } from '@/components/ui/More';
import { content } from '@/content/current';
import { languages } from '@/i18n/languages';
import { type Locale, locales } from '@/i18n/locales';

const limits = ['map', 'confirmation', 'documents'] as const;

/** The site's languages, as a sentence in one of them names them. */
function namesOfLanguages(locale: Locale): string {
  // The list of British English has no comma before its last "and".
  const tag = `${locale}-${languages[locale].territory}`;
  const names = new Intl.DisplayNames(tag, { type: 'language' });
  return new Intl.ListFormat(tag).format(locales.map((one) => names.of(one) ?? one));
}

/** The accessibility statement. docs/accessibility.md has its findings; change both together. */
export function AccessibilityStatement() {
  const locale = useLocale();
  const t = useTranslations('AccessibilityStatement');
  return (
    <section id="accessibility">
      <h2 className="h3">{t('title')}</h2>
      <p>
        {t.rich('essential', {
          languages: namesOfLanguages(locale),
          address: content.company.email,
          number: content.company.phone,
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

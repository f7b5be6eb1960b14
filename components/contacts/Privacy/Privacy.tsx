import { useLocale, useTranslations } from 'next-intl';
import { fields } from '@/components/contacts/EnquiryForm/fields';
import { More } from '@/components/ui/More';
import { content } from '@/content/current';
import { readSettings } from '@/content/settings';
import { languages } from '@/i18n/languages';

/**
 * The privacy notice says what happens to the data of an enquiry, and names each field of the form. The form names
 * reCAPTCHA in any case (docs/specification.md), but reCAPTCHA loads only if a site key is set; then the notice names
 * it in its summary.
 */
export function Privacy() {
  const locale = useLocale();
  const t = useTranslations('Privacy');
  const { recaptchaKey } = readSettings();
  // The territory matters, because British English has no comma before the last "and".
  const list = new Intl.ListFormat(`${locale}-${languages[locale].territory}`);
  const fieldNames = list.format(fields.map(({ name }) => t(`fields.${name}`)));
  return (
    <section id="privacy">
      <h2 className="h3">{t('title')}</h2>
      <p>
        {t('essential', { company: content.company.name })} {recaptchaKey && t('recaptcha')}
      </p>
      <More id="privacy-text" summary={t('whole')}>
        <p>{t('form', { fields: fieldNames })}</p>
        <p>{t('processor')}</p>
        <p>{t('rights', { company: content.company.name })}</p>
        <p>{t('nothingElse')}</p>
      </More>
    </section>
  );
}

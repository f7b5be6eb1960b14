import { useTranslations } from 'next-intl';
import { More } from '@/components/ui/More';
import { company } from '@/content/company';
import { settings } from '@/content/settings';

/**
 * The privacy notice says what happens to the data of an enquiry. The form names reCAPTCHA in any case
 * (docs/specification.md), but reCAPTCHA loads only if a site key is set; then the notice names it in its summary.
 */
export function Privacy() {
  const t = useTranslations('Privacy');
  return (
    <section id="privacy">
      <h2 className="h3">{t('title')}</h2>
      <p>
        {t('essential', { company: company.name })} {settings.recaptchaKey && t('recaptcha')}
      </p>
      <More id="privacy-text" summary={t('whole')}>
        <p>{t('form')}</p>
        <p>{t('processor')}</p>
        {!settings.recaptchaKey && <p>{t('recaptchaOff')}</p>}
        <p>{t('rights', { company: company.name })}</p>
        <p>{t('nothingElse')}</p>
      </More>
    </section>
  );
}

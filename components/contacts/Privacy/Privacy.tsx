import { useTranslations } from 'next-intl';
import { TextSection } from '@/components/ui/TextSection/TextSection';
import { company } from '@/site/company';
import { settings } from '@/site/settings';

/**
 * Privacy notice: what happens to enquiry data. The form names reCAPTCHA in any case (docs/specification.md); only a key
 * makes it load.
 */
export function Privacy() {
  const t = useTranslations('Privacy');
  return (
    <TextSection id="privacy" title={t('title')} isFinePrint>
      <p>{t('form')}</p>
      <p>{t('processor')}</p>
      <p>{t(settings.recaptchaKey ? 'recaptcha' : 'recaptchaOff')}</p>
      <p>{t('rights', { company: company.name })}</p>
      <p>{t('nothingElse')}</p>
    </TextSection>
  );
}

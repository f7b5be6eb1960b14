import { useLocale, useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EnquiryForm as EnquiryFormIsland } from '@/browser/enquiry/EnquiryForm.client';
import { HtmlOnly } from '@/browser/HtmlOnly.client';
import { Icon } from '@/components/ui/Icon/Icon';
import { EmailLink, ExternalLink } from '@/components/ui/links';
import { defaultLocale, type Locale } from '@/i18n/locales';
import english from '@/messages/en.json';
import { company } from '@/site/company';
import { emailJsIds } from '@/site/emailjs';
import { services } from '@/site/services';
import { settings } from '@/site/settings';
import { Figures } from './Figures';

/** The success message is English on the Bulgarian page too (docs/specification.md), and needs `lang`. */
function languageOfSuccess(locale: Locale, message: string): Locale | undefined {
  const isEnglish = message === english.EnquiryForm.success;
  return isEnglish && locale !== defaultLocale ? defaultLocale : undefined;
}

/** Passes the client component its texts and the owner's settings at build time. */
export function EnquiryForm() {
  const locale = useLocale();
  const t = useTranslations('EnquiryForm');
  const names = useTranslations('Services');
  const commitments = useTranslations('Commitments');
  const external = (url: string) => (chunks: ReactNode) => (
    <ExternalLink href={url}>{chunks}</ExternalLink>
  );
  return (
    <EnquiryFormIsland
      ids={emailJsIds}
      recaptchaKey={settings.recaptchaKey}
      fields={useMessages().EnquiryForm.fields}
      labels={{
        name: t('name'),
        honeypot: t('honeypot'),
        send: (
          <>
            {t('send')}
            <Icon name="arrow" />
          </>
        ),
        sending: t('sending'),
      }}
      subjects={Object.fromEntries(
        services.map(({ id }) => [id, t('subject', { service: names(`${id}.title`) })]),
      )}
      statement={
        <>
          <p>
            {t('promise', {
              answer: commitments('items.answer.term', { days: company.terms.answer }),
            })}
          </p>{' '}
          <p>
            {t.rich('recaptcha', {
              privacy: external('https://policies.google.com/privacy'),
              terms: external('https://policies.google.com/terms'),
            })}
          </p>
        </>
      }
      success={<p lang={languageOfSuccess(locale, t('success'))}>{t('success')}</p>}
      failure={
        <p>
          {t.rich('failure', {
            address: company.email,
            email: (chunks) => <EmailLink>{chunks}</EmailLink>,
          })}
        </p>
      }
    >
      {/* The SDK adds its own inputs once the runtime has loaded. */}
      <HtmlOnly>
        <input type="hidden" name="service_id" value={emailJsIds.serviceId} />
        <input type="hidden" name="template_id" value={emailJsIds.templateId} />
        <input type="hidden" name="user_id" value={emailJsIds.publicKey} />
      </HtmlOnly>
      <Figures />
    </EnquiryFormIsland>
  );
}

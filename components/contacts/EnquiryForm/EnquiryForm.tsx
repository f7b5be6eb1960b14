import { useLocale, useMessages, useTranslations } from 'next-intl';
import { dataTexts } from '@/components/ui/dataTexts';
import { company } from '@/content/company';
import { isShown, sections } from '@/content/sections';
import { readSettings } from '@/content/settings';
import { enquiryIntegrity, enquiryScript, loaderScript } from '@/generated/browser-scripts';
import english from '@/messages/en.json';
import { fileUrl } from '@/site/basePath';
import { readDeliverySettings } from './delivery';
import { EnquiryForm as EnquiryFormIsland, type EnquiryFormProps } from './EnquiryForm.client';
import styles from './EnquiryForm.module.css';
import { lineTexts } from './lines';

/** Renders the form with its texts and the settings of the build. In development Next hydrates it with the page. */
export function EnquiryForm() {
  const locale = useLocale();
  const { recaptchaKey } = readSettings();
  const messages = useMessages();
  const anyText = useTranslations();
  const t = useTranslations('EnquiryForm');
  const commitments = useTranslations('Commitments');
  const note = useTranslations('Footer')('externalSite');
  const isEnglish = locale !== 'en' && t('success') === english.EnquiryForm.success;
  const tag = (name: string) => (chunks: string) => `<${name}>${chunks}</${name}>`;
  const props: EnquiryFormProps = {
    classes: { ...styles },
    delivery: readDeliverySettings(process.env),
    recaptchaKey,
    texts: messages.EnquiryForm.fields,
    labels: { name: t('name'), honeypot: t('honeypot'), send: t('send'), sending: t('sending') },
    lines: lineTexts({ locale, messages, t: anyText, isShown }),
    statement: [
      t('promise', { answer: commitments('items.answer.term', { days: company.terms.answer }) }),
      t.markup('recaptcha', { privacy: tag('privacy'), terms: tag('terms') }),
    ],
    // It is English on the Bulgarian page too (docs/specification.md), so it needs `lang`.
    success: { text: t('success'), lang: isEnglish ? 'en' : undefined },
    failure: sections.sendFailure.isOn
      ? t.markup('failure', { address: company.email, email: tag('email') })
      : null,
    links: {
      privacy: { href: 'https://policies.google.com/privacy', note },
      terms: { href: 'https://policies.google.com/terms', note },
      email: { href: `mailto:${company.email}` },
    },
  };
  return (
    <>
      <div
        data-enquiry="waiting"
        data-guarded={recaptchaKey ? '' : undefined}
        data-props={dataTexts(props)}
      >
        <EnquiryFormIsland {...props} />
      </div>
      {process.env.NODE_ENV === 'production' && (
        <>
          <script
            type="text/plain"
            data-enquiry-script=""
            src={fileUrl(enquiryScript)}
            integrity={enquiryIntegrity}
            crossOrigin="anonymous"
          />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, bundled at build time */}
          <script dangerouslySetInnerHTML={{ __html: loaderScript }} />
        </>
      )}
    </>
  );
}

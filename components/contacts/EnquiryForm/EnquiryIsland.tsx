import { content } from '@/content/current';
import '@/generated/typed-letters.css';
import { useLocale, useMessages, useTranslations } from 'next-intl';
import { dataTexts } from '@/components/ui/dataTexts';
import { EmailLink, PhoneLink } from '@/components/ui/links';
import { isShown } from '@/content/catalogue';
import { readSettings } from '@/content/settings';
import { enquiryIntegrity, enquiryScript, loaderScript } from '@/generated/browser-scripts';
import { fileUrl } from '@/site/basePath';
import { readDeliverySettings } from './delivery';
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm.client';
import styles from './EnquiryForm.module.css';
import { lineTexts } from './lines';

/** React cannot hydrate a `<template>`, and in development Next hydrates the whole page. */
const Template = process.env.NODE_ENV === 'production' ? 'template' : 'div';

/**
 * The enquiry form with its texts, its messages, the settings of the build, and the scripts that bring it to life. In
 * development Next hydrates it with the page, and its text is not kept when the page is left.
 */
export function EnquiryIsland() {
  const locale = useLocale();
  const { recaptchaKey } = readSettings();
  const messages = useMessages();
  const anyText = useTranslations();
  const t = useTranslations('EnquiryForm');
  const commitments = useTranslations('Commitments');
  const isEnglish = locale !== 'en' && t('success') === content.messages.en.EnquiryForm.success;
  const props: EnquiryFormProps = {
    classes: { ...styles },
    delivery: readDeliverySettings(process.env),
    recaptchaKey,
    texts: messages.EnquiryForm.fields,
    labels: {
      name: t('name'),
      honeypot: t('honeypot'),
      remove: t('remove'),
      send: t('send'),
      sending: t('sending'),
    },
    lines: lineTexts({ locale, messages, t: anyText, isShown: (key) => isShown(content, key) }),
    statement: [
      t('promise', {
        answer: commitments('items.answer.term', { answer: content.company.terms.answer }),
      }),
      // Google asks for this sentence alone: it checks on our behalf, and its own policy and terms do not apply.
      t('recaptcha'),
    ],
  };
  const failure = (message: string, text: 'failure' | 'unloaded' | 'unticked') => (
    <Template hidden data-message={message}>
      <div className={`strong ${styles.message} ${styles.failure}`}>
        {t.rich(text, {
          address: content.company.email,
          number: content.company.phone,
          email: (chunks) => <EmailLink>{chunks}</EmailLink>,
          phone: (chunks) => <PhoneLink>{chunks}</PhoneLink>,
        })}
      </div>
    </Template>
  );
  return (
    <>
      <div
        data-enquiry="waiting"
        data-recaptcha={recaptchaKey ? '' : undefined}
        data-props={dataTexts(props)}
      >
        <EnquiryForm {...props} />
      </div>
      {/* What states.ts copies into the form. */}
      <Template hidden data-message="sending">
        <span className="visually-hidden">{t('sending')}</span>
      </Template>
      <Template hidden data-message="sent">
        {/* It is English on the Bulgarian page too (docs/specification.md), so it needs `lang`. */}
        <div className={`strong ${styles.message}`} lang={isEnglish ? 'en' : undefined}>
          {t('success')}
        </div>
      </Template>
      {content.sections.sendFailure && failure('failed', 'failure')}
      {recaptchaKey && failure('unloaded', 'unloaded')}
      {recaptchaKey && failure('unticked', 'unticked')}
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

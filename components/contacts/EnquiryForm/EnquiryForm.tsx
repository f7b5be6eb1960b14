import { content } from '@/content/current';
import '@/generated/typed-letters.css';
import { useLocale, useMessages, useTranslations } from 'next-intl';
import { dataTexts } from '@/components/ui/dataTexts';
import { readSettings } from '@/content/settings';
import { isShown } from '@/content/shown';
import { enquiryIntegrity, enquiryScript, loaderScript } from '@/generated/browser-scripts';
import { fileUrl } from '@/site/basePath';
import { Answer } from './Answer';
import { readDeliverySettings } from './delivery';
import styles from './EnquiryForm.module.css';
import { Form, type FormProps } from './Form.client';
import { lineTexts } from './lines';

/**
 * The enquiry form with its texts, the settings of the build, and the scripts that bring it to life. In development
 * Next hydrates it with the page, and its text is not kept when the page is left.
 */
export function EnquiryForm() {
  const locale = useLocale();
  const { recaptchaKey } = readSettings();
  const messages = useMessages();
  const anyText = useTranslations();
  const t = useTranslations('EnquiryForm');
  const commitments = useTranslations('Commitments');
  const isEnglish = locale !== 'en' && t('success') === content.messages.en.EnquiryForm.success;
  const props: FormProps = {
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
    lines: lineTexts({ locale, messages, t: anyText, isShown }),
    statement: [
      t('promise', {
        answer: commitments('items.answer.term', { days: content.company.terms.answer }),
      }),
      // Google asks for this sentence alone: it checks on our behalf, and its own policy and terms do not apply.
      t('recaptcha'),
    ],
    // It is English on the Bulgarian page too (docs/specification.md), so it needs `lang`.
    success: { text: t('success'), lang: isEnglish ? 'en' : undefined },
    failure: content.sections.sendFailure
      ? t.markup('failure', {
          address: content.company.email,
          email: (chunks) => `<email>${chunks}</email>`,
        })
      : null,
    links: { email: `mailto:${content.company.email}` },
  };
  return (
    <>
      <div
        className={styles.enquiry}
        data-enquiry="waiting"
        data-recaptcha={recaptchaKey ? '' : undefined}
        data-props={dataTexts(props)}
      >
        <Form {...props} />
      </div>
      {process.env.NODE_ENV === 'production' && (
        <>
          {/* What the loader shows if it sends the form itself. */}
          {(['success', 'failure'] as const).map((answer) => (
            <template key={answer} data-answer={answer}>
              <Answer {...props} of={answer} />
            </template>
          ))}
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

import { useLocale, useMessages, useTranslations } from 'next-intl';
import { dataTexts } from '@/components/ui/dataTexts';
import { company } from '@/content/company';
import { sections } from '@/content/sections';
import { readSettings } from '@/content/settings';
import { enquiryIntegrity, enquiryScript, loaderScript } from '@/generated/browser-scripts';
import english from '@/messages/en.json';
import { fileUrl } from '@/site/basePath';
import { services } from '@/site/services';
import { emailJsIds } from './delivery';
import { EnquiryForm as EnquiryFormIsland, type EnquiryFormProps } from './EnquiryForm.client';
import styles from './EnquiryForm.module.css';

/** The island with its texts and the owner's settings at build time; in development Next hydrates it with the page. */
export function EnquiryForm() {
  const locale = useLocale();
  const { recaptchaKey } = readSettings();
  const t = useTranslations('EnquiryForm');
  const names = useTranslations('Services');
  const commitments = useTranslations('Commitments');
  const note = useTranslations('Footer')('externalSite');
  const { EnquiryForm: texts, Estimate } = useMessages();
  const { kinds, places, units } = Estimate;
  const isEnglish = locale !== 'en' && t('success') === english.EnquiryForm.success;
  const tag = (name: string) => (chunks: string) => `<${name}>${chunks}</${name}>`;
  const props: EnquiryFormProps = {
    classes: { ...styles },
    ids: emailJsIds,
    recaptchaKey,
    fields: texts.fields,
    labels: { name: t('name'), honeypot: t('honeypot'), send: t('send'), sending: t('sending') },
    lines: {
      // The browser fills in what stands in braces.
      site: sections.estimate.isOn
        ? { locale, units, kinds, places, line: t.raw('estimate') }
        : null,
      services: Object.fromEntries(
        services.map(({ id }) => [id, t('subject', { service: names(`${id}.title`) })]),
      ),
    },
    statement: [
      t('promise', { answer: commitments('items.answer.term', { days: company.terms.answer }) }),
      t.markup('recaptcha', { privacy: tag('privacy'), terms: tag('terms') }),
    ],
    // It is English on the Bulgarian page too (docs/specification.md), and needs `lang`.
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

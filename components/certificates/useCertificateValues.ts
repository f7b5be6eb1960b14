import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { Certificate } from '@/content/types';

/** The values that the pages show of a certificate, with their terms. What its document does not say is left out. */
export function useCertificateValues() {
  const t = useTranslations('Certificates');
  const locale = useLocale();
  const format = useFormatter();
  const formatDay = (day: string) => format.dateTime(new Date(day), { dateStyle: 'long' });
  return ({ number, validFrom, validUntil, body, accreditation }: Certificate) =>
    [
      { name: 'number', term: t('number'), value: number },
      { name: 'validFrom', term: t('validFrom'), value: validFrom && formatDay(validFrom) },
      { name: 'validUntil', term: t('validUntil'), value: validUntil && formatDay(validUntil) },
      { name: 'body', term: t('body'), value: body[locale] },
      { name: 'accreditation', term: t('accreditation'), value: accreditation[locale] },
    ].filter(({ value }) => value !== '');
}

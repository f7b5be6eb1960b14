import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { Certificate } from '@/content/types';

/** The facts of a certificate with their names. What its document does not say is left out. */
export function useCertificateFacts() {
  const t = useTranslations('Certificates');
  const locale = useLocale();
  const format = useFormatter();
  const formatDay = (day: string) => format.dateTime(new Date(day), { dateStyle: 'long' });
  return ({ number, validFrom, validUntil, body, accreditation }: Certificate) =>
    [
      { fact: 'number', name: t('number'), value: number },
      { fact: 'validFrom', name: t('validFrom'), value: validFrom && formatDay(validFrom) },
      { fact: 'validUntil', name: t('validUntil'), value: validUntil && formatDay(validUntil) },
      { fact: 'body', name: t('body'), value: body[locale] },
      { fact: 'accreditation', name: t('accreditation'), value: accreditation[locale] },
    ].filter(({ value }) => value !== '');
}

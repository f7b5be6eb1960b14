import { useFormatter, useTranslations } from 'next-intl';
import type { Certificate } from '@/content/certificates';

/** The facts of a certificate with their names: its number, the end of its validity, and its issuer. */
export function useCertificateFacts() {
  const t = useTranslations('Certificates');
  const format = useFormatter();
  return ({ number, validUntil }: Certificate) => {
    const until = validUntil
      ? t('until', {
          date: format.dateTime(new Date(validUntil), { dateStyle: 'long', timeZone: 'UTC' }),
        })
      : t('specimen');
    return [
      { fact: 'number', name: t('number'), value: number },
      { fact: 'validUntil', name: t('validUntil'), value: until },
      { fact: 'body', name: t('body'), value: t('bodyName') },
    ] as const;
  };
}

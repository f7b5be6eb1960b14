import { useFormatter, useTranslations } from 'next-intl';
import type { Certificate } from '@/content/certificates';

/** What a certificate carries, each with its name: its number, until when it is valid, and who issued it. */
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

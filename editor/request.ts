import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { isLocale } from '@/i18n/locales';
import { normalized } from '@/i18n/mapTexts';
import { developmentMessages, editedMessages } from './developmentMessages';
import { draftHeader } from './marks';

/**
 * Replaces content/request.ts in development. It reads the messages from disk at every request, so that a change shows at
 * once. If the editor runs, each text has its mark.
 */
export default getRequestConfig(async ({ locale: explicit }) => {
  const locale = explicit ?? (await rootLocale());
  if (!isLocale(locale)) notFound();
  const messages = process.env.EDITOR_PORT
    ? editedMessages(locale, (await headers()).get(draftHeader))
    : developmentMessages(locale);
  return {
    locale,
    timeZone: 'Europe/Sofia',
    messages: normalized(messages),
    // A page may be rendered while a list has changed in one language only. As an error, Next.js would show that over the panel.
    onError: ({ message }) => console.warn(`messages/${locale}.json: ${message}`),
  };
});

import { notFound } from 'next/navigation';
import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { isLocale, type Locale } from './locales';
import { composed } from './mapTexts';

/** In development: from disk at every request, so that a change shows at once. */
async function currentMessages(locale: Locale) {
  const { developmentMessages, editedMessages } = await import('./developmentMessages');
  if (!process.env.EDITOR_PORT) return developmentMessages(locale);
  const { headers } = await import('next/headers');
  const { draftHeader } = await import('./marks');
  return editedMessages(locale, (await headers()).get(draftHeader));
}

/** `explicit` is the language that a caller names, as in `getTranslations({ locale: 'it' })`. */
export default getRequestConfig(async ({ locale: explicit }) => {
  const locale = explicit ?? (await rootLocale());
  if (!isLocale(locale)) notFound();
  const messages =
    process.env.NODE_ENV === 'development'
      ? await currentMessages(locale)
      : (await import(`../messages/${locale}.json`)).default;
  return { locale, timeZone: 'Europe/Sofia', messages: composed(messages) };
});

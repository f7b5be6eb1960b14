import { notFound } from 'next/navigation';
import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, isLocale, pseudoLocale } from './locales';
import { typesetMessages } from './typeset';

/** `explicit` is the language that a caller names, as in `getTranslations({ locale: 'it' })`. */
export default getRequestConfig(async ({ locale: explicit }) => {
  const requested = explicit ?? (await rootLocale());
  const isPseudo = requested === pseudoLocale;
  const locale = isPseudo ? defaultLocale : requested;
  if (!isLocale(locale)) notFound();
  const messages =
    process.env.NODE_ENV === 'development'
      ? (await import('./developmentMessages')).developmentMessages(locale)
      : (await import(`../messages/${locale}.json`)).default;
  return {
    locale,
    timeZone: 'Europe/Sofia',
    messages: isPseudo
      ? (await import('./pseudo')).pseudoMessages(messages)
      : typesetMessages(messages, locale),
  };
});

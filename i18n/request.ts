import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, isLocale } from './locales';
import { pseudoLocale, pseudoMessages } from './pseudo';

export default getRequestConfig(async () => {
  const requested = await rootLocale();
  const locale = isLocale(requested) ? requested : defaultLocale;
  const messages =
    process.env.NODE_ENV === 'development'
      ? (await import('./developmentMessages')).developmentMessages(locale)
      : (await import(`../messages/${locale}.json`)).default;
  return {
    locale,
    timeZone: 'Europe/Sofia',
    messages: requested === pseudoLocale ? pseudoMessages(messages) : messages,
  };
});

import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, isLocale } from './locales';

export default getRequestConfig(async () => {
  const requested = await rootLocale();
  const locale = isLocale(requested) ? requested : defaultLocale;
  return {
    locale,
    timeZone: 'Europe/Sofia',
    messages: (await import(`../messages/${locale}.json`)).default,
  };
});

import { notFound } from 'next/navigation';
import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { isLocale } from './locales';
import { normalized } from './mapTexts';
import { strict } from './strict';

/** `explicit` is the language that a caller passes, as in `getTranslations({ locale: 'it' })`. */
export default getRequestConfig(async ({ locale: explicit }) => {
  const locale = explicit ?? (await rootLocale());
  if (!isLocale(locale)) notFound();
  const { default: messages } = await import(`@/messages/${locale}.json`);
  return { ...strict(locale), messages: normalized(messages) };
});

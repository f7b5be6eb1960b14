import { notFound } from 'next/navigation';
import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { isLocale } from '@/i18n/locales';
import { strict } from '@/i18n/strict';
import { content } from './current';

/** `explicit` is the language that a caller passes, as in `getTranslations({ locale: 'it' })`. */
export default getRequestConfig(async ({ locale: explicit }) => {
  const locale = explicit ?? (await rootLocale());
  if (!isLocale(locale)) notFound();
  return { ...strict(locale), messages: content.messages[locale] };
});

import { readFileSync } from 'node:fs';
import { createTranslator, type Messages } from 'next-intl';
import { type Locale, locales } from '@/i18n/locales';
import { composed } from '@/i18n/mapTexts';
import { type PageName, routes } from '@/site/routes';

export const messages = Object.fromEntries(
  locales.map((locale) => [
    locale,
    composed(JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'))),
  ]),
) as Record<Locale, Messages>;

/** The real translator of a language, with the texts that visitors read; a wrong key does not compile. */
export function translator(locale: Locale) {
  return createTranslator<Messages>({
    locale,
    messages: messages[locale],
    timeZone: 'Europe/Sofia',
  });
}

export type Translate = ReturnType<typeof translator>;

/** A page's main heading. */
export function headingOf(page: PageName, t: Translate): string {
  return t(page === 'notFound' ? 'NotFound.title' : routes[page].heading);
}

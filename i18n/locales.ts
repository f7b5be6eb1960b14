import { locales } from './languages/list';

/*
 * The codes of the languages. They are not in languages/index.ts, because the script in every page's head contains this
 * file and needs no flags.
 */

export { locales };

export type Locale = (typeof locales)[number];

/** The language of URLs without a prefix. */
export const defaultLocale: Locale = locales[0];

/** Whether external input (from storage or a URL) is a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

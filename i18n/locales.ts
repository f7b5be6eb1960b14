import { locales } from './languages/list';

/*
 * The set of languages, on which routes, flags, sitemap and tests depend. It is not in languages/index.ts because this file
 * is part of the script in every page's head.
 */

export { locales };

export type Locale = (typeof locales)[number];

/** The language of bare URLs. */
export const defaultLocale: Locale = locales[0];

/** Validates external input (storage, a URL segment) as a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

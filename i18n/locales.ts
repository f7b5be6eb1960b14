import { locales } from './languages/list';

/*
 * The set of languages, on which routes, flags, sitemap and tests depend. Apart from languages/index.ts, since this file
 * goes into the script in every page's head.
 */

export { locales };

export type Locale = (typeof locales)[number];

/** The language of bare URLs. */
export const defaultLocale: Locale = locales[0];

/** Narrows anything read from outside (storage, a URL segment) to a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The pseudo-language (pseudo.ts), as URLs name it. Only builds for tests have it, so it is no `Locale`. */
export const pseudoLocale = 'en-XA';

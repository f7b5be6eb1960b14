/**
 * The languages of the site, in the order of the flags. The first is the default: it lives at bare URLs.
 * Everything that depends on the set of languages (routes, flags, sitemap, tests) reads this list; what each is like is
 * in languages.ts. (Apart from it, since this file goes into the script in every page's head.)
 */
export const locales = ['en', 'it', 'bg'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = locales[0];

/** Narrows anything read from outside (storage, a URL segment) to a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/**
 * The languages of the site, in the order of the flags. The first is the default: it lives at bare URLs.
 * Everything that depends on the set of languages (routes, flags, sitemap, tests) reads this list.
 */
export const locales = ['en', 'it', 'bg'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = locales[0];

/** The language's own name (an endonym), as ISO 639 and the flags' accessible names use it. */
export const languageNames: Record<Locale, string> = {
  en: 'English',
  it: 'Italiano',
  bg: 'Български',
};

/** Narrows anything read from outside (storage, a URL segment) to a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

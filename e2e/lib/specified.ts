/** The languages of the specification, in its order. `npm run add-locale` may have added others. */
export const specifiedLocales = ['en', 'it', 'bg'] as const;

export type SpecifiedLocale = (typeof specifiedLocales)[number];

export function isSpecified(locale: string): locale is SpecifiedLocale {
  return specifiedLocales.some((specified) => specified === locale);
}

/**
 * For looking up what the specification says in a language.
 *
 * @throws for another language: playwright.config.ts runs these tests in none
 */
export function specified(locale: string): SpecifiedLocale {
  if (isSpecified(locale)) return locale;
  throw new Error(`The specification says nothing of "${locale}".`);
}

import type { Locale } from '@/i18n/locales';

/** The texts that docs/specification.md gives to the letter. Only these may be expected word by word in a test. */
export const successMessages: Readonly<Partial<Record<Locale, string>>> = {
  en: 'Email has been sent successfully!',
  it: 'Email inviata con successo!',
  bg: 'Email has been sent successfully!',
};
export const toggleTexts = { more: 'Show More', less: 'Show Less' } as const;
export const filmFallback = 'Your browser does not support the video tag.';

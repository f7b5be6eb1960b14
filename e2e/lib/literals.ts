import type { Locale } from '@/i18n/locales';

/** The texts that docs/specification.md gives word for word. A test may expect only these texts word for word. */
export const successMessages: Readonly<Partial<Record<Locale, string>>> = {
  en: 'Email has been sent successfully!',
  it: 'Email inviata con successo!',
  bg: 'Email has been sent successfully!',
};
export const toggleTexts = { more: 'Show More', less: 'Show Less' } as const;
export const filmFallback = 'Your browser does not support the video tag.';

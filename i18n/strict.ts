import type { Locale } from './locales';

/**
 * Settings of next-intl for a language, with which a text that is missing or needs other values is an error that names
 * it. By default next-intl logs the error and shows the key to visitors.
 *
 * @param advice a sentence at the end of the error's message
 */
export function strict(locale: Locale, advice = '') {
  return {
    locale,
    // All dates of the site are days, without a time.
    timeZone: 'UTC',
    onError: ({ message }: Error): never => {
      throw new Error(`messages/${locale}.json: ${message}${advice && `. ${advice}`}`);
    },
  };
}

import { createTranslator } from 'next-intl';
import { readMessageFile } from '@/content/check/messageFile';
import type { Locale } from '@/i18n/locales';
import { composed } from '@/i18n/mapTexts';

type Translate = (key: string, values?: Readonly<Record<string, number | string>>) => string;

/**
 * Looks up and formats the texts of a language outside the pages.
 *
 * @returns a function that throws with the key where a text is missing or needs other values
 */
export function translator(locale: Locale): Translate {
  return translatorOf(locale, composed(JSON.parse(readMessageFile(locale).text)));
}

/** The same for messages that are not, or not so, on disk. */
export function translatorOf(locale: Locale, messages: object): Translate {
  return createTranslator<Record<string, string>>({
    locale,
    messages: messages as Record<string, string>,
    onError: ({ message }) => {
      throw new Error(`messages/${locale}.json: ${message}. "npm run messages" says what to do.`);
    },
  });
}

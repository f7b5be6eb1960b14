import { createTranslator, type Messages } from 'next-intl';
import type { Locale } from '@/i18n/locales';
import { composed } from '@/i18n/mapTexts';
import { readMessageFile } from './read';

/** All texts of a language as the file on disk has them, with each letter as one character. */
export function messagesOf(locale: Locale): Messages {
  return composed(JSON.parse(readMessageFile(locale).text));
}

/**
 * Looks up and formats the texts of a language outside the pages. A wrong key does not compile.
 *
 * @param messages by default those on disk
 * @returns a function that throws with the key if a text is missing or needs other values
 */
export function translator(locale: Locale, messages: Messages = messagesOf(locale)) {
  return createTranslator<Messages>({
    locale,
    messages,
    timeZone: 'Europe/Sofia',
    onError: ({ message }) => {
      throw new Error(`messages/${locale}.json: ${message}. "npm run messages" says what to do.`);
    },
  });
}

export type Translate = ReturnType<typeof translator>;

/** The same for keys that are known only when it runs. */
export function looseTranslator(locale: Locale, messages?: Messages) {
  return translator(locale, messages) as unknown as (
    key: string,
    values?: Readonly<Record<string, number | string>>,
  ) => string;
}

import { createTranslator, type Messages } from 'next-intl';
import type { Locale } from '@/i18n/locales';
import { strict } from '@/i18n/strict';
import { phrase, say } from '@/i18n/toolText';
import { content } from './current';

/**
 * Looks up and formats the texts of a language outside React. A wrong key is a type error.
 *
 * @param messages by default those on disk
 * @returns a function that throws if a text is missing, because its file is damaged for example, or needs other values;
 * the error names the file and the key
 */
export function translator(locale: Locale, messages: Messages = content.messages[locale]) {
  return createTranslator<Messages>({
    // An error for programmers, as all of next-intl's.
    ...strict(locale, say(phrase('Rules.howToCorrect'), 'en')),
    messages,
  });
}

export type Translate = ReturnType<typeof translator>;

/** The same for keys that are known only at run time, so their types are not checked. */
export function looseTranslator(locale: Locale, messages?: Messages) {
  return translator(locale, messages) as unknown as (
    key: string,
    values?: Readonly<Record<string, number | string>>,
  ) => string;
}

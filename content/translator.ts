import { createTranslator, type Messages } from 'next-intl';
import type { Locale } from '@/i18n/locales';
import { normalized } from '@/i18n/mapTexts';
import { strict } from '@/i18n/strict';
import { phrase, Refusal, say } from '@/i18n/toolText';
import { readMessageFile } from './messageFiles';
import { unreadable } from './rules/syntax';

/**
 * All texts of a language from the file on disk, normalised to NFC.
 *
 * @param root the folder of the project
 * @throws Refusal with file, line and cure if it cannot be read
 */
export function messagesOf(locale: Locale, root = '.'): Messages {
  const file = readMessageFile(locale, root);
  const fault = unreadable(file);
  if (fault) {
    const { path, line } = fault;
    throw new Refusal({ joined: [phrase('Rules.place', { path, line }), fault], by: ': ' });
  }
  return normalized(JSON.parse(file.text));
}

/**
 * Looks up and formats the texts of a language outside React. A wrong key is a type error.
 *
 * @param messages by default those on disk
 * @returns a function that throws if a text is missing or needs other values; the error names the key
 */
export function translator(locale: Locale, messages: Messages = messagesOf(locale)) {
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

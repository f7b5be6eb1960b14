import { createTranslator, type Messages } from 'next-intl';
import type { Locale } from '@/i18n/locales';
import { normalized } from '@/i18n/mapTexts';
import { strict } from '@/i18n/strict';
import { say, toolText } from '@/i18n/toolText';
import { unreadable } from './check/json';
import { readMessageFile } from './read';

/**
 * All texts of a language from the file on disk, normalised to NFC.
 *
 * @throws with file, line and cure if it cannot be read
 */
export function messagesOf(locale: Locale): Messages {
  const file = readMessageFile(locale);
  const fault = unreadable(file);
  if (fault)
    throw new Error(
      `${toolText('Check.place', { path: fault.path, line: fault.line })}: ${say(fault)}`,
    );
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
    ...strict(locale, toolText('Check.howToCorrect')),
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

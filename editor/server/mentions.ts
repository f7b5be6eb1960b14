import { type Entry, type MessageFile, textsOf } from '@/content/read';
import type { Locale } from '@/i18n/locales';

/* Finds the texts that speak of a record, which somebody must read after the record is removed. */

/** The keys of the texts for which a condition holds in a language, each once and in the order of the files. */
export function textsThat(
  files: readonly MessageFile[],
  isMeant: (text: Pick<Entry, 'key' | 'value'>, locale: Locale) => boolean,
): string[] {
  const keys = files.flatMap((file) =>
    textsOf(file)
      .filter((text) => isMeant(text, file.locale))
      .map(({ key }) => key),
  );
  return [...new Set(keys)];
}

/** Words of three letters and less say nothing about a subject. */
const wordsIn = (text: string, locale: Locale) =>
  text.toLocaleLowerCase(locale).match(/\p{L}{4,}/gu) ?? [];

/** Whether two words differ only in their endings: `environment` and `environmental`. */
function isAlike(one: string, other: string): boolean {
  const stem = Math.max(4, Math.ceil(Math.min(one.length, other.length) * 0.75));
  return one.slice(0, stem) === other.slice(0, stem);
}

/**
 * Whether a text has a word of a subject, such as “Health and safety”.
 *
 * @param others further subjects of the same list. The words that they share, such as “management”, do not count.
 */
export function namesSubject(
  text: string,
  subject: string,
  others: readonly string[],
  locale: Locale,
): boolean {
  const shared = others.flatMap((other) => wordsIn(other, locale));
  const own = wordsIn(subject, locale).filter((word) => !shared.some((one) => isAlike(word, one)));
  return wordsIn(text, locale).some((word) => own.some((one) => isAlike(word, one)));
}

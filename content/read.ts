import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { type JSONPath, type ParseErrorCode, visit } from 'jsonc-parser';
import { languages } from '@/i18n/languages';
import { type Locale, locales } from '@/i18n/locales';

export interface MessageFile {
  readonly locale: Locale;
  /** Path for the report. */
  readonly path: string;
  /** Empty if the bytes on disk are not UTF-8. */
  readonly text: string;
}

/** A mistake in a file that an owner or editor writes. */
export interface Problem {
  readonly path: string;
  /** Counted from 1. */
  readonly line: number;
  /** Language of the text; of other values none. */
  readonly locale?: Locale;
  /** Dotted key, or empty if the file as a whole is broken. */
  readonly key: string;
  /** The mistake and its correction, in ordinary words. */
  readonly advice: string;
}

/** A value of a file. */
export interface Entry {
  /** Dotted key; empty for the file as a whole. */
  readonly key: string;
  /** Counted from 1. */
  readonly line: number;
  readonly type: 'text' | 'group' | 'other';
  /** The text; empty for others. */
  readonly value: string;
}

/** Line number of an offset in a text, by default of its end; counted from 1. */
export function lineAt(text: string, offset = text.length): number {
  return text.slice(0, offset).split('\n').length;
}

/** Everything in a file, in its order; a group comes before what is in it. Unreadable parts are left out. */
export function entriesOf(
  file: MessageFile,
  onError: (code: ParseErrorCode, offset: number) => void = () => undefined,
): Entry[] {
  const entries: Entry[] = [];
  const add = (path: JSONPath, line: number, type: Entry['type'], value = '') => {
    const names = path.filter((part) => typeof part === 'string');
    // What is in a list has no name.
    if (names.length === path.length)
      entries.push({ key: names.join('.'), line: line + 1, type, value });
  };
  visit(
    file.text,
    {
      onObjectBegin: (_offset, _length, line, _character, path) => add(path(), line, 'group'),
      onArrayBegin: (_offset, _length, line, _character, path) => add(path(), line, 'other'),
      onLiteralValue: (value, _offset, _length, line, _character, path) =>
        typeof value === 'string' ? add(path(), line, 'text', value) : add(path(), line, 'other'),
      onError,
    },
    { disallowComments: true },
  );
  return entries;
}

/** All texts of a file, in its order, as pages show them: with letters of one character. */
export function textsOf(file: MessageFile): Entry[] {
  return entriesOf(file)
    .filter(({ type }) => type === 'text')
    .map((text) => ({ ...text, value: text.value.normalize() }));
}

/**
 * Reads the message file of a language.
 *
 * @throws with advice when it is missing
 */
export function readMessageFile(locale: Locale): MessageFile {
  const path = `messages/${locale}.json`;
  if (!existsSync(path)) {
    throw new Error(
      `${path} is missing: the ${languages[locale].name} texts of the site. Put it back.`,
    );
  }
  const bytes = readFileSync(path);
  // A text in UTF-16 has zeros.
  const isText = isUtf8(bytes) && !bytes.includes(0);
  return { locale, path, text: isText ? bytes.toString('utf8') : '' };
}

/** Reads the message files of all languages, English first. */
export function readMessageFiles(): MessageFile[] {
  return locales.map(readMessageFile);
}

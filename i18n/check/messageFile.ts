import { existsSync, readFileSync } from 'node:fs';
import { visit } from 'jsonc-parser';
import { languages } from '@/i18n/languages';
import { type Locale, locales } from '@/i18n/locales';

export interface MessageFile {
  readonly locale: Locale;
  /** Path for the report. */
  readonly path: string;
  readonly text: string;
}

/** One mistake, as the editor reads it. */
export interface Problem {
  readonly path: string;
  /** Counted from 1. */
  readonly line: number;
  readonly locale: Locale;
  /** Dotted key, or empty where the file as a whole is broken. */
  readonly key: string;
  /** The mistake and its correction, in ordinary words. */
  readonly advice: string;
}

export interface Text {
  readonly key: string;
  readonly line: number;
  readonly value: string;
}

/** Line number of an offset in a text, by default of its end; counted from 1. */
export function lineAt(text: string, offset = text.length): number {
  return text.slice(0, offset).split('\n').length;
}

/** Whether a text has this key, or is one of the group of this name. */
export function isIn(group: string): (text: Text) => boolean {
  return ({ key }) => key === group || key.startsWith(`${group}.`);
}

/** All texts of a file, in its order. Unreadable parts are left out. */
export function textsOf(file: MessageFile): Text[] {
  const texts: Text[] = [];
  visit(file.text, {
    onLiteralValue(value, _offset, _length, line, _character, path) {
      if (typeof value === 'string') texts.push({ key: path().join('.'), line: line + 1, value });
    },
  });
  return texts;
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
  return { locale, path, text: readFileSync(path, 'utf8') };
}

/** Reads the message files of all languages, English first. */
export function readMessageFiles(): MessageFile[] {
  return locales.map(readMessageFile);
}

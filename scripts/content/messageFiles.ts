import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type JSONPath, visit } from 'jsonc-parser';
import { readText, type TextFile } from '@/content/json';
import { defaultLocale, type Locale, locales } from '@/i18n/locales';
import { phrase, Refusal } from '@/i18n/toolText';

export interface MessageFile extends TextFile {
  readonly locale: Locale;
}

/** A value or a group of values in a file. */
export interface Entry {
  /** Dotted key; empty for the file as a whole. */
  readonly key: string;
  /** Counted from 1. */
  readonly line: number;
  /** The last part of the key, as it is written in the file. */
  readonly name: string;
  readonly type: 'text' | 'group' | 'other';
  /** The text; empty for others. */
  readonly value: string;
}

function readEntries(text: string): Entry[] {
  const entries: Entry[] = [];
  const add = (path: JSONPath, line: number, type: Entry['type'], value = '') => {
    const names = path.filter((part) => typeof part === 'string');
    // Values in a list have no names, so they are left out.
    if (names.length === path.length)
      entries.push({
        key: names.join('.'),
        name: names.at(-1) ?? '',
        line: line + 1,
        type,
        value,
      });
  };
  visit(
    text,
    {
      onObjectBegin: (_offset, _length, line, _character, path) => add(path(), line, 'group'),
      onArrayBegin: (_offset, _length, line, _character, path) => add(path(), line, 'other'),
      onLiteralValue: (value, _offset, _length, line, _character, path) =>
        typeof value === 'string' ? add(path(), line, 'text', value) : add(path(), line, 'other'),
    },
    { disallowComments: true },
  );
  return entries;
}

/** The entries of the version of each file that was read last. Most checks ask for them again. */
const lastRead = new Map<string, { readonly text: string; readonly entries: readonly Entry[] }>();

/** All entries of a file in its order. A group comes before its content. Unreadable parts are left out. */
export function entriesOf({ path, text }: Pick<MessageFile, 'path' | 'text'>): readonly Entry[] {
  const last = lastRead.get(path);
  if (last?.text === text) return last.entries;
  const entries = readEntries(text);
  lastRead.set(path, { text, entries });
  return entries;
}

/** All texts of a file, in its order, normalised to NFC as pages show them. */
export function textsOf(file: MessageFile): Entry[] {
  return entriesOf(file)
    .filter(({ type }) => type === 'text')
    .map((text) => ({ ...text, value: text.value.normalize() }));
}

/**
 * Reads the message file of a language.
 *
 * @param root the folder of the project
 * @throws Refusal if it is missing
 */
export function readMessageFile(locale: Locale, root = '.'): MessageFile {
  const path = `messages/${locale}.json`;
  const file = join(root, path);
  if (!existsSync(file))
    throw new Refusal(phrase('Rules.languageMissing', { path, language: { language: locale } }));
  return { locale, path, text: readText(file) };
}

/** Reads the message files of all languages, English first. */
export function readMessageFiles(root = '.'): MessageFile[] {
  return locales.map((locale) => readMessageFile(locale, root));
}

/** The keys of all texts, in the order of the English file. */
export function textKeys(): string[] {
  return textsOf(readMessageFile(defaultLocale)).map(({ key }) => key);
}

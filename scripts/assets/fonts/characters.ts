import { readFile } from 'node:fs/promises';
import { readMessageFile, textsOf } from '@/i18n/check/messageFile';
import type { Locale } from '@/i18n/locales';
import { filesBelow } from '@/scripts/lib/files';

const asciiPrintable = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const bulgarian = 'абвгдежзийклмнопрстуфхцчшщъьюяѝ';
const italian = 'àèéìíîòóùú';
const punctuation = '–—…„“”‘’«»·×−°€©№\u00a0\u202f';

/** Cut in always, so that a new sentence seldom needs a new file. */
export const fixedCharacters =
  asciiPrintable +
  bulgarian +
  bulgarian.toUpperCase() +
  italian +
  italian.toUpperCase() +
  punctuation;

/** All that the pages of a language say. */
export function wordsOf(locale: Locale): string {
  return textsOf(readMessageFile(locale))
    .map(({ value }) => value)
    .join('\n');
}

/** What pages say that stands in code. Its escapes count as the characters that they stand for. */
export async function readFacts(): Promise<string> {
  const files = [...(await filesBelow('site', '.ts')), 'i18n/languages.ts'];
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return sources
    .join('\n')
    .replace(/\\u(?:([0-9a-f]{4})|\{([0-9a-f]{1,6})\})/gi, (_, four?: string, braced?: string) =>
      String.fromCodePoint(Number.parseInt(four ?? braced ?? '', 16)),
    );
}

/** How often each character is used. */
export type Counts = ReadonlyMap<string, number>;

export function countCharacters(text: string): Counts {
  const counts = new Map<string, number>();
  for (const character of text) {
    if (character !== '\n') counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return counts;
}

/** Each character once, control characters left out. */
export function sortedCharacters(text: string): readonly string[] {
  const points = Array.from(new Set(text), (character) => character.codePointAt(0) ?? 0);
  return points
    .filter((point) => point >= 32)
    .sort((a, b) => a - b)
    .map((point) => String.fromCodePoint(point));
}

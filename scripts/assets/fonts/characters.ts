import { socialProfiles } from '@/content/company';
import { content } from '@/content/current';
import { languages } from '@/i18n/languages';
import type { Locale } from '@/i18n/locales';
import { readMessageFile, textsOf } from '@/scripts/content/messageFiles';

/** The scripts for which a Fontsource family has files. */
export const fontScripts = ['latin', 'latin-ext', 'cyrillic', 'greek'] as const;
export type FontScript = (typeof fontScripts)[number];

const asciiPrintable = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const bulgarian = 'абвгдежзийклмнопрстуфхцчшщъьюяѝ';
const italian = 'àèéìíîòóùú';
const punctuation = '–—…„“”‘’«»·×−°€©№\u00a0';

/**
 * Always included, so that a new sentence seldom changes a font file. It also covers characters that are written in
 * components.
 */
const fixed =
  asciiPrintable +
  bulgarian +
  bulgarian.toUpperCase() +
  italian +
  italian.toUpperCase() +
  punctuation;

/**
 * The letters and signs of Europe's languages, as first and last code points. Visitors write names with them, such as
 * Müller, Łukasz, Dvořák and Ыков. Small subscripts are missing, because Sofia Sans has none.
 */
const european = [
  [0xa1, 0x17f],
  [0x218, 0x21b],
  [0x386, 0x386],
  [0x388, 0x3ce],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x1e80, 0x1e85],
  [0x1e9e, 0x1e9e],
  [0x1ef2, 0x1ef3],
] as const;

/** The European letters that the texts of the site do not need. */
export function otherLetters(wanted: readonly string[]): readonly string[] {
  const letters = european.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index)),
  );
  return sortedCharacters(letters.join('')).filter(
    (letter) => !wanted.includes(letter) && !/\p{Unassigned}/u.test(letter),
  );
}

/** The texts of a language in one, as the font files must show them. */
export function allTextOf(locale: Locale): string {
  return textsOf(readMessageFile(locale))
    .map(({ value }) => value)
    .join('\n');
}

/** Each character once, in code point order. Characters that no font draws are left out, such as word joiners. */
export function sortedCharacters(text: string): readonly string[] {
  return [...new Set(text)]
    .filter((character) => character >= ' ' && !/\p{Default_Ignorable_Code_Point}/u.test(character))
    .sort((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0));
}

/**
 * Characters in code point order as a CSS `unicode-range`. Small gaps are filled, to keep it short, because each page
 * contains it.
 *
 * @param others characters that must stay outside, because another file has them
 */
export function unicodeRange(
  characters: readonly string[],
  others: readonly string[] = [],
): string {
  const foreign = others.map((character) => character.codePointAt(0) ?? 0);
  const ranges: { first: number; last: number }[] = [];
  for (const character of characters) {
    const point = character.codePointAt(0) ?? 0;
    const current = ranges.at(-1);
    const isFree = !foreign.some((other) => current && other > current.last && other < point);
    if (current && point <= current.last + 32 && isFree) current.last = point;
    else ranges.push({ first: point, last: point });
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}

/** Characters that the fonts need: those of these texts, those of the site's facts, and a fixed set. */
export function wantedCharacters(texts: string): readonly string[] {
  return sortedCharacters(
    fixed +
      texts +
      JSON.stringify([
        content.company,
        socialProfiles(),
        content.certificates,
        content.references,
        languages,
      ]),
  );
}

/**
 * The script whose files get a character. The packaged Cyrillic files also contain the space, but with it every English
 * page would load them.
 */
export function scriptOf(character: string): FontScript {
  if (/[\p{Script=Cyrillic}№]/u.test(character)) return 'cyrillic';
  if (/\p{Script=Greek}/u.test(character)) return 'greek';
  return /[\u0100-\u0130\u0132-\u0151\u0154-\u02af\u1e00-\u1eff]/.test(character)
    ? 'latin-ext'
    : 'latin';
}

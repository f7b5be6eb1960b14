/**
 * Checks the wording of texts: language, quotation marks, spaces and units. structure.ts checks their structure.
 *
 * This is our own code because @lingual/i18n-check and `formatjs verify` check only keys and placeholders, and report
 * neither line numbers nor advice.
 */

import { maySayEnglish, rowOf } from '@/content/catalogue';
import { languages } from '@/i18n/languages';
import type { Locale } from '@/i18n/locales';
import { type Phrase, phrase } from '@/i18n/toolText';
import type { Finding } from '../finding';
import { type Entry, type MessageFile, textsOf } from '../messageFiles';
import { characterAdvice, misreadAdvice } from './characters';
import { type Pattern, placeholder, readPattern } from './pattern';
import { pluralAdvice } from './plurals';
import { looseDash, looseUnit, unit } from './units';
import { untranslatedMark } from './untranslatedMark';

/**
 * The tags before the first word of a text. The mark is put after them, because a page may not show text outside them.
 */
export const openingTags = /^(<\w+>)+/;

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}’]+/gu) ?? [];
}

/** The words of a text, without units, which are not translated. */
function translatableWords(text: string): string[] {
  return wordsOf(text).filter((word) => !unit.test(word));
}

/** Whether there is nothing to translate in a text, because it has only placeholders, signs and units. */
export function hasNothingToTranslate(value: string): boolean {
  const pattern = readPattern(value);
  return translatableWords(typeof pattern === 'string' ? value : pattern.words).length === 0;
}

/** Names the first part of a text that a script in the browser would show literally, and says what to write instead. */
function browserTextAdvice(key: string, { slots }: Pattern): Phrase | undefined {
  if (!rowOf(key).filledIn) return undefined;
  const [name, slot] = [...slots].find(([, written]) => !/^\{\w+\}$/.test(written)) ?? [];
  if (name === undefined) return undefined;
  return name.startsWith('<')
    ? phrase('Rules.browserTag', { tag: name })
    : phrase('Rules.browserSlot', { slot: slot ?? '', plain: `{${name}}` });
}

function languageAdvice(words: string, locale: Locale, maySkipScript: boolean, hint: Phrase | '') {
  const { script } = languages[locale];
  const own = new RegExp(`\\p{Script=${script}}`, 'u');
  const isForeign = (letter: string) => /\p{L}/u.test(letter) && !own.test(letter);
  const list = wordsOf(words);

  const mixed = list.find((word) => own.test(word) && [...word].some(isForeign));
  if (mixed) {
    return phrase('Rules.mixed', { word: mixed });
  }
  if (!maySkipScript && list.some(({ length }) => length > 2) && !own.test(words)) {
    return phrase('Rules.notInLanguage', {
      language: { language: locale },
      script: phrase(`Rules.script.${script}`),
      hint,
    });
  }
  return null;
}

/** An Italian preposition or article before a date. */
const beforeDate = /(?:^|\s)(?:a|il|al|dal|del)[\s\u00a0]*\{date\}/i;

/**
 * Italian writes "dal 7 agosto" but "dall’8 agosto", "a luglio" but "ad agosto", and a text cannot know the date that a
 * page puts into it.
 */
function dateAdvice(value: string, locale: Locale): Phrase | undefined {
  return locale === 'it' && beforeDate.test(value)
    ? phrase('Rules.italianDate', { example: 'Ultima verifica: {date}' })
    : undefined;
}

/** A dash that could begin a line, with the word before it. */
const dashAfterWord = new RegExp(`\\S*${looseDash.source}\\S+`, 'u');

/**
 * Says what is wrong with the wording of a text, and how to correct it.
 *
 * @param text its key is empty if content/catalogue.ts cannot say anything of it
 * @param english the same text in English; undefined if the text itself is English
 * @param mayBeEnglish whether a text may be the English one
 */
export function wordingAdvice(
  { key, value }: Pick<Entry, 'key' | 'value'>,
  english: string | undefined,
  locale: Locale,
  mayBeEnglish = maySayEnglish,
): Phrase[] {
  // structure.ts has already reported it.
  const pattern = readPattern(value);
  if (typeof pattern === 'string') return [];
  const { words } = pattern;
  const original = readPattern(english ?? '');
  const { quotes } = languages[locale];
  const isSame = mayBeEnglish(key, locale);
  const hint = key && phrase('Rules.sameHint', { key });
  const loose = looseUnit.exec(words)?.[0].replace(placeholder, '}');
  const dash = dashAfterWord.exec(words)?.[0].replace(placeholder, '}');
  const foreignQuote = words.match(/["“”„‟«»‹›]/g)?.find((mark) => !quotes.join().includes(mark));
  const isCopy = value === english && translatableWords(words).some(({ length }) => length > 1);

  return [
    browserTextAdvice(key, pattern),
    characterAdvice(value),
    misreadAdvice(value),
    dateAdvice(value, locale),
    words.includes('}') && phrase('Rules.extraBrace', { brace: '}' }),
    pluralAdvice(pattern.elements, typeof original === 'string' ? [] : original.elements, locale),
    /[ \u00a0\u202f]{2}|^\s|\s$/.test(value) && phrase('Rules.twoSpaces'),
    value.includes("'") && phrase('Rules.apostrophe', { straight: "'", curly: '’' }),
    foreignQuote &&
      phrase('Rules.quote', {
        language: { language: locale },
        mark: foreignQuote,
        quotes: { list: quotes.map(([open, close]) => `${open}…${close}`), type: 'disjunction' },
      }),
    loose !== undefined &&
      phrase('Rules.looseUnit', { text: loose, escape: '\\u00a0', example: '20\\u00a0kV' }),
    dash !== undefined && phrase('Rules.looseDash', { text: dash, escape: '\\u00a0' }),
    isCopy && !isSame && phrase('Rules.stillEnglish', { hint }),
    value !== english && languageAdvice(words, locale, isSame, hint),
  ].filter((advice) => typeof advice === 'object' && advice !== null);
}

/** Whether a text still has the mark that it needs translation. */
export function isUntranslated(value: string): boolean {
  return value.replace(openingTags, '').startsWith(untranslatedMark);
}

/** What is wrong with the wording of texts, except in texts that are not translated yet. The first file must be the English one. */
export function wordingFindings(
  files: readonly MessageFile[],
  mayBeEnglish: typeof maySayEnglish,
): Finding[] {
  const english = new Map(
    files
      .slice(0, 1)
      .flatMap(textsOf)
      .map(({ key, value }) => [key, value]),
  );
  return files.flatMap((file, index) => {
    const { path, locale } = file;
    const texts = textsOf(file).filter(({ value }) => !isUntranslated(value));
    return texts.flatMap((text) => {
      const { key, line } = text;
      const original = index === 0 ? undefined : english.get(key);
      const found = wordingAdvice(text, original, locale, mayBeEnglish);
      return found.map((advice) => ({ path, line, locale, key, ...advice }));
    });
  });
}

/** The texts that begin with the mark `[EN]`. */
export function untranslatedTexts(file: MessageFile): Entry[] {
  return textsOf(file).filter(({ value }) => isUntranslated(value));
}

/**
 * Checks the wording of texts: language, quotation marks, spaces, units. messageProblems.ts checks their structure.
 *
 * Not a library: @lingual/i18n-check and `formatjs verify` name no line, give no advice, and check keys and placeholders only.
 */
import { languages } from '@/i18n/languages';
import type { Locale } from '@/i18n/locales';
import { browserTextAdvice } from './browserTexts';
import { characterAdvice, misreadAdvice } from './characters';
import { type Entry, type MessageFile, type Problem, textsOf } from './messageFile';
import { placeholder, readPattern } from './pattern';
import { pluralAdvice } from './plurals';
import { looseUnit, unit } from './units';

/** `npm run add-locale` puts this mark before each text that it copies from English. Visitors see it until it is removed. */
export const untranslatedMark = '[EN] ';

/** The tags before the first word of a text. The mark comes behind them, since a page may have no text there. */
export const openingTags = /^(<\w+>)+/;

/** Keys of texts that a language writes as English does; `all` has those that are English in every language. */
export type SameAsEnglish = Readonly<Partial<Record<Locale | 'all', readonly string[]>>>;

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}’]+/gu) ?? [];
}

/** The words of a text that are no units: those to translate. */
function translatableWords(text: string): string[] {
  return wordsOf(text).filter((word) => !unit.test(word));
}

/** Whether a text has nothing to translate: placeholders, signs and units only. */
export function isShownAsItIs(value: string): boolean {
  const pattern = readPattern(value);
  return translatableWords(typeof pattern === 'string' ? value : pattern.words).length === 0;
}

function languageAdvice(words: string, locale: Locale, maySkipScript: boolean, hint: string) {
  const { script, name } = languages[locale];
  const own = new RegExp(`\\p{Script=${script}}`, 'u');
  const isForeign = (letter: string) => /\p{L}/u.test(letter) && !own.test(letter);
  const list = wordsOf(words);

  const mixed = list.find((word) => own.test(word) && [...word].some(isForeign));
  if (mixed) {
    return `The word "${mixed}" mixes letters of two alphabets that look alike. Type the word again.`;
  }
  if (!maySkipScript && list.some(({ length }) => length > 2) && !own.test(words)) {
    return `This text is not in ${name}: it has no ${script} letter. Translate it. If it is right as it is, ${hint}`;
  }
  return null;
}

function advices(
  { key, value }: Entry,
  english: string | undefined,
  locale: Locale,
  same: SameAsEnglish,
): string[] {
  // messageProblems.ts reports a broken pattern.
  const pattern = readPattern(value);
  if (typeof pattern === 'string') return [];
  const { words } = pattern;
  const original = readPattern(english ?? '');
  const { quotes, name } = languages[locale];
  const isSame = [...(same.all ?? []), ...(same[locale] ?? [])].includes(key);
  const hint = `add "${key}" to content/check/sameAsEnglish.json.`;
  const loose = looseUnit.exec(words)?.[0].replace(placeholder, '}');
  const foreignQuote = words.match(/["“”„‟«»‹›]/g)?.find((mark) => !quotes.join().includes(mark));
  const isCopy = value === english && translatableWords(words).some(({ length }) => length > 1);

  return [
    browserTextAdvice(key, pattern),
    characterAdvice(value),
    misreadAdvice(value),
    words.includes('}') && 'There is a brace } too many. Remove it.',
    pluralAdvice(pattern.elements, typeof original === 'string' ? [] : original.elements, locale),
    /[ \u00a0\u202f]{2}|^\s|\s$/.test(value) &&
      'There are two spaces side by side, or one at the beginning or end. Leave one between words.',
    value.includes("'") && "There is a straight apostrophe ('). Write a curly one: ’",
    foreignQuote &&
      `The quotation mark ${foreignQuote} is none of ${name}. Write ${quotes.map(([open, close]) => `${open}…${close}`).join(' or ')}.`,
    loose !== undefined &&
      `The line could break between a number and its unit in "${loose}": write a no-break space (\\u00a0 in the file, ⍽ in the editor) between them, as in 20\\u00a0kV.`,
    isCopy &&
      !isSame &&
      `This text is still in English. Translate it. If both languages use the same words, ${hint}`,
    value !== english && languageAdvice(words, locale, isSame, hint),
  ].filter((advice) => typeof advice === 'string');
}

function isMarked({ value }: Entry): boolean {
  return value.replace(openingTags, '').startsWith(untranslatedMark);
}

/** Reports problems of wording; the first file is the English one. Untranslated texts are left out. */
export function wordingProblems(files: readonly MessageFile[], same: SameAsEnglish): Problem[] {
  const english = new Map(
    files
      .slice(0, 1)
      .flatMap(textsOf)
      .map(({ key, value }) => [key, value]),
  );
  return files.flatMap((file, index) => {
    const { path, locale } = file;
    const texts = textsOf(file).filter((text) => !isMarked(text));
    return texts.flatMap((text) => {
      const { key, line } = text;
      const original = index === 0 ? undefined : english.get(key);
      const found = advices(text, original, locale, same);
      return found.map((advice) => ({ path, line, locale, key, advice }));
    });
  });
}

/** The texts of a file that are not translated yet. */
export function untranslatedTexts(file: MessageFile): Entry[] {
  return textsOf(file).filter(isMarked);
}

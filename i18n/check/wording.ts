/**
 * What can be wrong with a text that the website could show: its language, its punctuation, its length.
 *
 * Own code, after @lingual/i18n-check 0.9.5 had been tried on the same damaged files (damages.ts). Of the seventeen kinds then it
 * found six (a missing, misspelt or empty text, a broken or translated placeholder, a lost tag), named no line, did not
 * say what to do, and ended with a stack trace where a comma was missing. Languages, punctuation and room it does not look at.
 */
import {
  isPoundElement,
  isTagElement,
  type MessageFormatElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { languages } from '@/i18n/languages';
import type { Locale } from '@/i18n/locales';
import { type MessageFile, type Problem, type Text, textsOf } from './messageFile';

/** Stands before a text that `npm run add-locale` has copied from English. It is shown until somebody translates the text. */
export const untranslatedMark = '[EN] ';

/** A number of characters, and the width of the screen on which there is no room for more. */
interface Measure {
  readonly characters: number;
  readonly screen: number;
}

/** Room for a text where it stands, and for one word of it where words are not broken. */
export interface Room {
  readonly text?: Measure;
  readonly word?: Measure;
}

/** By script, since Cyrillic letters are wider, and by key. scripts/measure-texts.ts measures it. */
export type RoomTable = Readonly<Partial<Record<string, Readonly<Record<string, Room>>>>>;

export interface WordingRules {
  /** Keys of texts that are the same in a language as in English, and of those that are so in every language. */
  readonly sameAsEnglish: Readonly<Partial<Record<Locale | 'all', readonly string[]>>>;
  readonly room: RoomTable;
}

/** The words of a text that are the editor's own: without placeholders and tags. Null where its pattern is broken. */
export function literals(value: string): string[] | null {
  const visit = (elements: readonly MessageFormatElement[]): string[] =>
    elements.flatMap((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (isTagElement(element)) return visit(element.children);
      if (isPoundElement(element) || !('options' in element)) return '\u{fffc}';
      return Object.values(element.options).flatMap((option) => visit(option.value));
    });
  try {
    return visit(parse(value));
  } catch {
    return null;
  }
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}’]+/gu) ?? [];
}

// Punctuation

function quotesAdvice(text: string, locale: Locale): string | null {
  const { quotes, name } = languages[locale];
  const closing = new Map(quotes.map(([open = '', close = '']) => [open, close]));
  const awaited: string[] = [];
  let wrong = false;
  for (const mark of text.match(/["“”„‟«»‹›]/g) ?? []) {
    const closes = closing.get(mark);
    if (mark === awaited.at(-1)) awaited.pop();
    else if (closes) awaited.push(closes);
    else wrong = true;
  }
  if (!wrong && awaited.length === 0) return null;
  const pairs = quotes.map(([open, close]) => `${open}…${close}`).join(' or ');
  return `The quotation marks are not those of ${name}, or one of a pair is missing. Write ${pairs}.`;
}

const units =
  'V|kV|MV|kA|kW|MW|GW|Wp|kWp|MWp|GWp|W|Wh|kWh|MWh|GWh|VA|kVA|MVA|Hz|m|mm|cm|km|ha|kg|kB|MB|м|мм|см|км|ха|дка|кг|кВ|кВт|МВт|кВтч|МВтч|ч|г\\.';

/** A number (or the placeholder of one), then a unit with no space or with one at which the line may break. */
const looseUnit = new RegExp(`(?:\\d|\u{fffc}) ?(?:${units})(?![\\p{L}\\p{N}])`, 'u');

const unit = new RegExp(`^(?:${units})$`, 'u');

function wordsBesideUnits(text: string): string[] {
  return wordsOf(text).filter((word) => !unit.test(word));
}

/** Whether a text has nothing to translate in it: placeholders, signs, units. */
export function isShownAsItIs(value: string): boolean {
  return wordsBesideUnits((literals(value) ?? [value]).join('')).length === 0;
}

// Language

/** By word, since asking each language for each text would make a language dearer the more there are. */
const languagesByCommonWord = new Map<string, Locale[]>();
for (const locale of Object.keys(languages) as Locale[]) {
  for (const word of new Set(languages[locale].commonWords.split(' '))) {
    const known = languagesByCommonWord.get(word);
    if (known) known.push(locale);
    else languagesByCommonWord.set(word, [locale]);
  }
}

/** How many words of a text are common ones, in each language that has any. */
function commonWordCounts(words: readonly string[]): ReadonlyMap<Locale, number> {
  const counts = new Map<Locale, number>();
  for (const word of words) {
    for (const locale of languagesByCommonWord.get(word.toLowerCase()) ?? []) {
      counts.set(locale, (counts.get(locale) ?? 0) + 1);
    }
  }
  return counts;
}

function languageAdvice(text: string, { key }: Text, locale: Locale, rules: WordingRules) {
  const { script, name } = languages[locale];
  const own = new RegExp(`\\p{Script=${script}}`, 'u');
  const letter = /\p{L}/u;
  const words = wordsOf(text);

  const mixed = words.find(
    (word) => own.test(word) && [...word].some((c) => letter.test(c) && !own.test(c)),
  );
  if (mixed) {
    return `The word "${mixed}" has letters of two alphabets in it that look alike. Type it anew.`;
  }
  if (script === 'Latin') {
    const foreign = words.find((word) => !own.test(word) && letter.test(word));
    if (foreign) return `"${foreign}" is not written in the letters of ${name}. Translate it.`;
  } else if (words.some((word) => word.length > 2) && !words.some((word) => own.test(word))) {
    if (!isSameAsEnglish(key, locale, rules)) {
      return `This text is not in ${name}: it has no ${script} letter. Translate it. If it is right as it is, add "${key}" to i18n/check/sameAsEnglish.json.`;
    }
  }
  const counts = commonWordCounts(words);
  for (const [other, count] of counts) {
    if (other !== locale && count >= (counts.get(locale) ?? 0) + 3) {
      return `This text seems to be in ${languages[other].name}, not in ${name}. Translate it.`;
    }
  }
  return null;
}

function isSameAsEnglish(key: string, locale: Locale, { sameAsEnglish }: WordingRules): boolean {
  return [...(sameAsEnglish.all ?? []), ...(sameAsEnglish[locale] ?? [])].includes(key);
}

function roomAdvice(words: string, room: Room | undefined): string | null {
  const { length } = [...words];
  if (room?.text && length > room.text.characters) {
    return `This text is too long for its place: it has ${length} characters, and there is room for ${room.text.characters} (on a screen ${room.text.screen} pixels wide). Shorten it.`;
  }
  const [longest = ''] = words.split(/[\s\u{fffc}\u{ad}–-]+/u).sort((a, b) => b.length - a.length);
  if (room?.word && longest.length > room.word.characters) {
    return `The word "${longest}" is too long for this heading: it has ${longest.length} letters, and there is room for ${room.word.characters} (on a screen ${room.word.screen} pixels wide). Choose a shorter one, or write \\u00ad where it may be divided.`;
  }
  return null;
}

// All together

function advices(
  text: Text,
  english: string | undefined,
  locale: Locale,
  rules: WordingRules,
): string[] {
  const parts = literals(text.value);
  // A broken pattern is messageProblems' to report.
  if (!parts) return [];
  const found: (string | null)[] = [];
  const words = parts.join('');

  if (/[ \u00a0\u202f]{2}|^\s|\s$/.test(text.value)) {
    found.push(
      'There are two spaces side by side, or one at the beginning or end. Leave one between words.',
    );
  }
  if (text.value.includes("'"))
    found.push("There is a straight apostrophe ('). Write a curly one: ’");
  found.push(quotesAdvice(words, locale));

  const [loose] = looseUnit.exec(words) ?? [];
  if (loose) {
    const shown = loose.replace('\u{fffc}', '}');
    found.push(
      `The line could break between a number and its unit in "${shown}". Write \\u00a0 between them, as in 20\\u00a0kV.`,
    );
  }

  const isCopy = text.value === english && wordsBesideUnits(words).some(({ length }) => length > 1);
  if (isCopy && !isSameAsEnglish(text.key, locale, rules)) {
    found.push(
      `This text is still in English. Translate it. If both languages say it in the same words, add "${text.key}" to i18n/check/sameAsEnglish.json.`,
    );
  } else if (text.value !== english) {
    found.push(languageAdvice(words, text, locale, rules));
  }

  found.push(roomAdvice(words, rules.room[languages[locale].script]?.[text.key]));
  return found.filter((advice) => advice !== null);
}

function isMarked({ value }: Text): boolean {
  return value.startsWith(untranslatedMark);
}

/** What is wrong with the wording of the texts, English first. Those that wait for translation are left out. */
export function wordingProblems(
  reference: MessageFile,
  others: readonly MessageFile[],
  rules: WordingRules,
): Problem[] {
  const english = new Map(textsOf(reference).map(({ key, value }) => [key, value]));
  return [reference, ...others].flatMap((file) =>
    textsOf(file)
      .filter((text) => !isMarked(text))
      .flatMap((text) =>
        advices(
          text,
          file === reference ? undefined : english.get(text.key),
          file.locale,
          rules,
        ).map((advice) => ({
          path: file.path,
          line: text.line,
          locale: file.locale,
          key: text.key,
          advice,
        })),
      ),
  );
}

/** The texts that still wait for their translation. */
export function untranslatedTexts(file: MessageFile): Text[] {
  return textsOf(file).filter(isMarked);
}

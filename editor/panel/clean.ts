import { withoutInvisible } from '@/i18n/check/characters';
import { looseUnit } from '@/i18n/check/units';

/** A text after cleaning, and what was changed, in words. */
interface Cleaned {
  readonly text: string;
  readonly changes: readonly string[];
}

/** Straight quotation marks and those of other languages become the language's own; apostrophes curly. */
function ownQuotes(text: string, quotes: readonly string[]): string {
  const [[open, close] = []] = quotes.map((pair) => [...pair]);
  const foreign = [...'"“”„‟«»'].filter((mark) => !quotes.join('').includes(mark));
  let isOpen = false;
  const own = Array.from(text, (character) => {
    if (!foreign.includes(character)) return character;
    isOpen = !isOpen;
    return isOpen ? open : close;
  });
  return own.join('').replaceAll("'", '’');
}

function boundUnits(text: string): string {
  const loose = looseUnit.exec(text)?.[0];
  if (!loose) return text;
  const bound = loose.replace(/^(\d+|\u{fffc}) ?/u, '$1\u00a0');
  return boundUnits(text.replace(loose, bound));
}

/**
 * Cleans text from a word processor or a web page.
 *
 * @param quotes pairs of quotation marks of its language
 * @param isWhole it becomes the whole text, not a part of one
 */
export function cleaned(pasted: string, quotes: readonly string[], isWhole = false): Cleaned {
  const steps: [words: string, change: (text: string) => string][] = [
    [
      'line breaks and tabs made spaces',
      (text) => text.replace(/[\t\r\n\v\f\u0085\u2028\u2029]+/g, ' '),
    ],
    [
      'odd spaces made ordinary ones',
      (text) => text.replace(/(?![ \u00a0\u202f])\p{Zs}|(?<!\d)\u00a0(?!\d)/gu, ' '),
    ],
    ['invisible characters removed', withoutInvisible],
    ['letters of two characters made one', (text) => text.normalize()],
    ['double spaces removed', (text) => text.replace(/ {2,}/g, ' ')],
    ['spaces at the ends removed', (text) => (isWhole ? text.trim() : text)],
    ['quotation marks and apostrophes replaced', (text) => ownQuotes(text, quotes)],
    ['no-break spaces put before units', boundUnits],
  ];
  return steps.reduce<Cleaned>(
    ({ text, changes }, [words, change]) => {
      const next = change(text);
      return { text: next, changes: next === text ? changes : [...changes, words] };
    },
    { text: pasted, changes: [] },
  );
}

import { withoutInvisible } from '@/content/check/characters';
import { looseUnit } from '@/content/check/units';

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
 * Cleans text from a word processor or a web page: spaces, invisible characters, letters of two characters, quotation marks,
 * apostrophes, spaces before units.
 *
 * @param quotes pairs of quotation marks of its language
 * @param isWhole it becomes the whole text, not a part of one
 */
export function cleaned(pasted: string, quotes: readonly string[], isWhole = false): string {
  const inLine = pasted.replace(/[\t\r\n\v\f\u0085\u2028\u2029]+/g, ' ');
  const spaced = inLine.replace(/(?![ \u00a0\u202f])\p{Zs}|(?<!\d)\u00a0(?!\d)/gu, ' ');
  const single = withoutInvisible(spaced).normalize().replace(/ {2,}/g, ' ');
  return boundUnits(ownQuotes(isWhole ? single.trim() : single, quotes));
}

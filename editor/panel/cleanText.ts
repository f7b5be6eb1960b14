import { looseDash, looseUnit, withoutInvisible } from '../siteInBrowser';

/**
 * Replaces straight quotation marks and those of other languages by the language's own, and straight apostrophes by
 * curly ones.
 */
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

const dashes = new RegExp(looseDash, 'gu');

function boundUnits(text: string): string {
  const loose = looseUnit.exec(text)?.[0];
  if (!loose) return text;
  const bound = loose.replace(/^(\d+|\u{fffc}) ?/u, '$1\u00a0');
  return boundUnits(text.replace(loose, bound));
}

/**
 * Cleans text from a word processor or a web page: spaces, invisible characters, letters that consist of two
 * characters, quotation marks, apostrophes, and spaces before units and dashes.
 *
 * @param quotes pairs of quotation marks of the text's language
 * @param isWhole whether the pasted text becomes the whole text and not a part of it
 */
export function cleanText(pasted: string, quotes: readonly string[], isWhole = false): string {
  const inLine = pasted.replace(/[\t\r\n\v\f\u0085\u2028\u2029]+/g, ' ');
  const spaced = inLine.replace(/(?![ \u00a0\u202f])\p{Zs}|(?<!\d)\u00a0(?!\d)/gu, ' ');
  // The fonts have no other hyphens.
  const hyphened = spaced.replace(/[\u2010\u2011]/g, '-');
  const single = withoutInvisible(hyphened).normalize().replace(/ {2,}/g, ' ');
  const bound = (isWhole ? single.trim() : single).replaceAll(dashes, '\u00a0');
  return boundUnits(ownQuotes(bound, quotes));
}

/** A space with the signs beside it: any letter, any digit, or a sign itself. */
const spaces = /(?<=(.))[ \u00a0](?=(.))/gsu;

const kindOf = (sign = '') => sign.replace(/\p{L}/u, 'a').replace(/\p{N}/u, '1');

/**
 * Puts no-break spaces where the text before the change had them between the same kinds of signs, such as in “ul.
 * Zornitsa 18”. A person types normal spaces, and an address would then break before its number.
 */
export function withKeptSpaces(text: string, before: string): string {
  const kinds = (wanted: string) =>
    Array.from(before.matchAll(spaces))
      .filter(([space]) => space === wanted)
      .map(([, left, right]) => kindOf(left) + kindOf(right));
  const normal = kinds(' ');
  const kept = kinds('\u00a0').filter((kind) => !normal.includes(kind));
  const bound = text.replace(spaces, (space, left, right) =>
    kept.includes(kindOf(left) + kindOf(right)) ? '\u00a0' : space,
  );
  // Whoever changes only spaces wants these.
  return bound.replaceAll('\u00a0', ' ') === before.replaceAll('\u00a0', ' ') ? text : bound;
}

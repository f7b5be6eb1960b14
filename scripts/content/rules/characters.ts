import { type Phrase, phrase } from '@/i18n/toolText';

/**
 * Characters that no text may contain: invisible characters, characters that no font draws, and unusual spaces. Soft
 * hyphens and no-break spaces are allowed.
 */
const unwanted = /(?![ \u00a0\u00ad\u202f])[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\ufffd]/u;

/** Says which character of a text is not allowed, where it is, and what to do. Returns nothing if all are allowed. */
export function characterAdvice(text: string): Phrase | undefined {
  const found = unwanted.exec(text);
  if (!found) return undefined;
  const [character] = found;
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const words = /(?:\S+\s+){0,2}\S+\s*$/.exec(text.slice(0, found.index))?.[0].trim();
  const place = words ? phrase('Rules.afterWords', { words }) : phrase('Rules.atBeginning');
  const isSpace = /[\s\x85]/.test(character);
  return phrase(isSpace ? 'Rules.oddSpace' : 'Rules.invisible', { place, code: `U+${code}` });
}

/** UTF-8 that a program has read as Windows-1252: Ã¹ for ù, ÐŸ for П, â€œ for a quotation mark. */
const misread = /(?:[ÂÃÐÑ]|â€)[\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ€]/;

/**
 * Says what to do if a program read a text in the wrong encoding before it saved the file. Returns nothing if none did.
 */
export function misreadAdvice(text: string): Phrase | undefined {
  const found = misread.exec(text)?.[0];
  return found ? phrase('Rules.garbled', { letters: found }) : undefined;
}

const ofAlphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u];

/**
 * Says what to do with a word whose letters look alike but are of two alphabets, as the „о“ of a Bulgarian keyboard in
 * an address. Returns nothing if there is none.
 */
export function mixedAdvice(text: string): Phrase | undefined {
  const words = text.match(/\p{L}+/gu) ?? [];
  const word = words.find((one) => ofAlphabets.every((letter) => letter.test(one)));
  return word ? phrase('Rules.mixed', { word }) : undefined;
}

/** Removes invisible characters from a text, except soft hyphens. */
export function withoutInvisible(text: string): string {
  return text.replace(/(?!\u00ad)[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '');
}

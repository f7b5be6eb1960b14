import { mapTexts } from './siteInBrowser';

/*
 * Invisible marks around each text of a page, from which the editor knows the key of the text. They exist in
 * development only.
 *
 * A mark consists of variation selectors, because every font leaves them out and lines break as if they were not there.
 * U+FE0E and U+FE0F are not used, because they choose between the text form and the emoji form of the character before
 * them.
 */
const firstDigit = 0xfe01;
const base = 12;
const digits = 4;
const end = '\ufe0d';

/** The name of the HTTP header with unsaved texts by key: JSON in percent-encoding. */
export const draftHeader = 'x-editor-drafts';

/**
 * Matches the marks in a text: either the beginning of a message, with its number, or the end of the message that began
 * last.
 */
export const marks = /([\ufe01-\ufe0c]{4})|\ufe0d/g;

/** The mark before a text. @param number of the text among the keys of the English file */
function openingMark(number: number): string {
  const written = number.toString(base).padStart(digits, '0');
  return written.replace(/./g, (digit) => String.fromCharCode(firstDigit + parseInt(digit, base)));
}

/** The number in the mark at the beginning of a message. */
export function numberInMark(mark: string): number {
  const written = mark.replace(/./g, (digit) => (digit.charCodeAt(0) - firstDigit).toString(base));
  return parseInt(written, base);
}

/**
 * The tags around a message, unless they are empty. They stay outside the marks, because a mark outside a tag
 * could become a line of its own.
 */
const outerTags = /^((?:<\w+>(?!<\/))*)(.*?)((?:(?<!<\w+>)<\/\w+>)*)$/s;

/** Puts marks around the text that an ICU message shows. */
export function markMessage(message: string, number: number): string {
  return message.replace(outerTags, `$1${openingMark(number)}$2${end}$3`);
}

/**
 * Marks all messages of a language.
 *
 * @param keys of the English file, in its order
 * @param drafts unsaved texts by key, which replace the saved ones
 */
export function markedMessages<Group extends object>(
  messages: Group,
  keys: readonly string[],
  drafts: Readonly<Record<string, string>> = {},
): Group {
  const numbers = new Map(keys.map((key, number) => [key, number]));
  return mapTexts(messages, (text, key) => {
    const number = numbers.get(key);
    // A broken English file may have lost keys.
    return number === undefined ? text : markMessage(drafts[key] ?? text, number);
  });
}

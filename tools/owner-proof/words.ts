import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { allElements } from '@/content/check/pattern';
import { isShownAsItIs } from '@/content/check/wording';
import { filmFallback, successMessages, toggleTexts } from '@/e2e/lib/literals';
import { mapTexts } from '@/i18n/mapTexts';

const literals = new Set([
  filmFallback,
  ...Object.values(successMessages),
  ...Object.values(toggleTexts),
]);

/** Each letter becomes the next of its row, so that words stay pronounceable, and as wide and in the same alphabet. */
const rows = [
  'aeiou',
  'bcdfghlmnprstvz',
  'àèéìòù',
  'аеиоуъ',
  'юя',
  'бвгджзклмнпрстфхцчшщ',
  '123456789',
].map((letters) => [...letters]);

const next = new Map(
  rows.flatMap((row) =>
    row.map((letter, index) => [letter, row[(index + 1) % row.length] ?? letter] as const),
  ),
);

function otherWord(word: string): string {
  if (/\d/.test(word)) return next.get(word) ?? word;
  // Units, and names of products that specification or law ask for, such as reCAPTCHA.
  if (isShownAsItIs(word) || /\p{Ll}\p{Lu}/u.test(word)) return word;
  return Array.from(word, (letter) => {
    const other = next.get(letter.toLowerCase()) ?? letter.toLowerCase();
    return letter === letter.toLowerCase() ? other : other.toUpperCase();
  }).join('');
}

/** The fourth word a second time, or not at all, so that the lengths of texts change too. */
function otherLength(words: string, grows: boolean): string {
  return words.replace(/^((?:\S+ ){3})(\p{L}+ )(?=\S+ )/u, grows ? '$1$2$2' : '$1');
}

/** Changes the words of a text piece by piece. Placeholders and tags stay. */
function otherText(text: string): string {
  if (literals.has(text)) return text;
  const message = parse(text);
  for (const element of allElements(message)) {
    if (element.type !== TYPE.literal) continue;
    const words = otherLength(element.value, element.value.length % 2 === 0);
    element.value = words.replace(/\p{L}+|\d/gu, otherWord);
  }
  return printAST(message);
}

/** Replaces all texts of a message file by others of plausible length that pass the check of messages. */
export function otherMessages(file: string): string {
  return JSON.stringify(mapTexts(JSON.parse(file), otherText), null, 2);
}

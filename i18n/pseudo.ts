import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { mapTexts } from './mapTexts';

const growth = 1.4;

/** Only letters that the site's fonts have: others would be measured in another font. */
const accented: Readonly<Record<string, string>> = {
  a: 'à',
  e: 'è',
  i: 'ì',
  o: 'ò',
  u: 'ù',
  A: 'À',
  E: 'È',
  I: 'Ì',
  O: 'Ò',
  U: 'Ù',
};

function pseudoWords(text: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  if (!/\p{L}/u.test(words)) return text;
  let missing = Math.ceil(words.length * (growth - 1)) - '[]'.length;
  // Vowels are doubled, so that words grow and lines still break between them.
  const longer = Array.from(words, (letter) => {
    const vowel = accented[letter];
    if (!vowel) return letter;
    missing -= 1;
    return missing >= 0 ? vowel + vowel.toLowerCase() : vowel;
  }).join('');
  // Added as separate words, since a longer last word would be longer than any real one; a short text has one word only.
  const filling = Array.from({ length: Math.max(missing, 0) }, (_, index) =>
    index % 8 === 0 && words.includes(' ') ? ' ' : '~',
  );
  return `${before}[${longer}${filling.join('')}]${after}`;
}

type Change = (words: string) => string;

function changedElements(
  elements: readonly MessageFormatElement[],
  change: Change,
): MessageFormatElement[] {
  return elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: change(element.value) };
    if (isTagElement(element)) {
      return { ...element, children: changedElements(element.children, change) };
    }
    if (isPluralElement(element) || isSelectElement(element)) {
      const options = Object.entries(element.options).map(([name, option]) => [
        name,
        { ...option, value: changedElements(option.value, change) },
      ]);
      return { ...element, options: Object.fromEntries(options) };
    }
    return element;
  });
}

/** Changes the words of a text piece by piece. Placeholders and tags stay. Throws where the ICU pattern is broken. */
export function changeWords(text: string, change: Change): string {
  return printAST(changedElements(parse(text), change));
}

/**
 * Makes messages in the pseudo-language: English with accented letters, 40 % longer, in brackets. Text outside brackets did
 * not come from the messages; a layout that breaks here would break in German too.
 */
export function pseudoMessages<Group extends object>(messages: Group): Group {
  return mapTexts(messages, (text) => changeWords(text, pseudoWords));
}

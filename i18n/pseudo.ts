import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { allElements } from './allElements';
import { mapTexts } from './mapTexts';

const growth = 1.4;

function pseudoWords(text: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  if (!/\p{L}/u.test(words)) return text;
  let missing = Math.ceil(words.length * (growth - 1)) - '[]'.length;
  // Vowels are doubled, so that words grow and lines still break between them. With a grave accent the site's fonts have them:
  // others would be measured in another font.
  const longer = words.replace(/[aeiou]/gi, (letter) => {
    const vowel = `${letter}\u0300`.normalize();
    missing -= 1;
    return missing >= 0 ? vowel + vowel.toLowerCase() : vowel;
  });
  // Added as separate words, since a longer last word would be longer than any real one; a short text has one word only.
  const filling = Array.from({ length: Math.max(missing, 0) }, (_, index) =>
    index % 8 === 0 && words.includes(' ') ? ' ' : '~',
  );
  return `${before}[${longer}${filling.join('')}]${after}`;
}

/** Changes the words of a text piece by piece. Placeholders and tags stay. Throws where the ICU pattern is broken. */
export function changeWords(text: string, change: (words: string) => string): string {
  const elements = parse(text);
  for (const element of allElements(elements))
    if (element.type === TYPE.literal) element.value = change(element.value);
  return printAST(elements);
}

/**
 * Makes messages in the pseudo-language: English with accented letters, 40 % longer, in brackets. Text outside brackets did
 * not come from the messages; a layout that breaks here would break in German too.
 */
export function pseudoMessages<Group extends object>(messages: Group): Group {
  return mapTexts(messages, (text) => changeWords(text, pseudoWords));
}

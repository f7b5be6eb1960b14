import { content } from '@/content/current';
import {
  otherLetters,
  scriptOf,
  sortedCharacters,
  unicodeRange,
  wantedCharacters,
} from './characters';

test.each([
  ['a', 'latin'],
  ['è', 'latin'],
  [' ', 'latin'],
  ['„', 'latin'],
  ['ő', 'latin-ext'],
  ['ж', 'cyrillic'],
  ['№', 'cyrillic'],
  ['ω', 'greek'],
] as const)('"%s" is in the file for %s and in no other', (character, script) => {
  expect(scriptOf(character)).toBe(script);
});

test('the characters of the texts are added once to a fixed set, without those that fonts do not draw', () => {
  const fixed = wantedCharacters('');
  expect(wantedCharacters('ς\n\u2060ς')).toEqual(sortedCharacters(`${fixed.join('')}ς`));
});

test('the fonts have the letters of the certificates', () => {
  jest.replaceProperty(content.certificates[0], 'body', {
    en: 'Jednostka certyfikująca',
    it: '',
    bg: '',
  });
  expect(wantedCharacters('')).toContain('ą');
});

test('comments and tests of site/ add no characters', () => {
  // ę occurs nowhere else in the project.
  expect(wantedCharacters('')).not.toContain('ę');
});

test('code points near each other form one range', () => {
  expect(unicodeRange(sortedCharacters('cab€a'))).toBe('U+61-63, U+20AC');
  expect(unicodeRange(['a', 'z'])).toBe('U+61-7A');
});

test('a range leaves out the characters of another file', () => {
  expect(unicodeRange(['a', 'c', 'e'], ['d'])).toBe('U+61-63, U+65');
});

test('the letters that only visitors write are those of Europe that the site has not', () => {
  const wanted = wantedCharacters('');
  const others = otherLetters(wanted);
  for (const letter of 'MüllerŁukaszDvořákЫковȘtefanőΆßЇґ')
    expect([letter, wanted.includes(letter), others.includes(letter)]).toEqual([
      letter,
      !others.includes(letter),
      !wanted.includes(letter),
    ]);
});

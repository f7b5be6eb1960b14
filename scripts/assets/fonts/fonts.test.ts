import { sortedCharacters } from './characters';
import { scriptOf, scriptsIn } from './scripts';
import { unicodeRange } from './styleSheet';

test.each([
  ['a', 'latin'],
  ['è', 'latin'],
  [' ', 'latin'],
  ['„', 'latin'],
  ['ő', 'latin-ext'],
  ['ж', 'cyrillic'],
  ['№', 'cyrillic'],
  ['ω', 'greek'],
] as const)('"%s" is in the file for %s, and in no other', (character, script) => {
  expect(scriptOf(character)).toBe(script);
});

test('a page fetches first what it uses most, and nothing for a single foreign letter', () => {
  expect(scriptsIn('Слънце и вятър')).toEqual(['cyrillic', 'latin']);
  expect(scriptsIn(`${'A hundred letters and more. '.repeat(4)}ж`)).toEqual(['latin']);
});

test('neighbours make one range', () => {
  expect(unicodeRange(sortedCharacters('cab€a'))).toBe('U+61-63, U+20AC');
});

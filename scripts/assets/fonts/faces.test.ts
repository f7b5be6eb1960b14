import { fontCuts } from '@/site/fonts';
import { sortedCharacters } from './characters';
import { prepareFaces } from './faces';

const [text] = fontCuts;

test('a cut has one file for each script of the characters', async () => {
  const faces = await prepareFaces(text, sortedCharacters('az{}ж'));
  expect(faces.map(({ script, range }) => [script, range])).toEqual([
    ['latin', 'U+61-7D'],
    ['cyrillic', 'U+436'],
  ]);
});

test('a range leaves out the characters that other files have', async () => {
  const [face] = await prepareFaces(text, sortedCharacters('Za'), ['_']);
  expect(face?.range).toBe('U+5A, U+61');
});

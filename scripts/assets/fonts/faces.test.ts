import { sortedCharacters } from './characters';
import { cuts, prepareFaces } from './faces';

const [text] = cuts;

test('every character is in one file of a cut, and rare signs are in one of their own', async () => {
  const faces = await prepareFaces(text, sortedCharacters('az{}ж'));
  expect(faces.map(({ script, range }) => [script, range])).toEqual([
    ['latin', 'U+61-7A'],
    ['latin', 'U+7B-7D'],
    ['cyrillic', 'U+436'],
  ]);
});

test('a range leaves out the characters that other files have', async () => {
  const faces = await prepareFaces(text, sortedCharacters('Z[]a'), ['_']);
  expect(faces.map(({ range }) => range)).toEqual(['U+5A, U+61', 'U+5B-5D']);
});

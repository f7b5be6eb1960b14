import { readFileSync } from 'node:fs';
import { readMessageFile, textsOf } from '@/content/check/messageFile';
import { assumptions, counselTexts, isConfirmed } from './samples';

test('every listed assumption is a constant or a function of its file', () => {
  for (const [path, names] of Object.entries(assumptions)) {
    const declared = readFileSync(path, 'utf8').match(/(?<=^(export )?(const|function) )\w+/gm);
    expect(declared).toEqual(expect.arrayContaining([...names]));
  }
});

test('every text for counsel is a group of the messages', () => {
  const keys = textsOf(readMessageFile('en')).map(({ key }) => key);
  const unknown = counselTexts.filter((group) => !keys.some((key) => key.startsWith(`${group}.`)));
  expect(unknown).toEqual([]);
});

test('an owner confirms a text, a group, or a file', () => {
  const list = ['Founder', 'terms.answer', 'public/logo.svg'];
  const isRight = (key: string) => isConfirmed(key, list);
  expect(['Founder', 'Founder.quote', 'terms.answer', 'public/logo.svg'].every(isRight)).toBe(true);
  expect(['FounderOf', 'terms', 'terms.opinion', 'public/logo-mark.svg'].some(isRight)).toBe(false);
});

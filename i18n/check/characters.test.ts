import { characterAdvice, misreadAdvice } from './characters';

test.each([
  ['Words \u00a0with\u202fspaces and a soft hy\u00adphen – “€” №', undefined],
  ['Два\tреда', 'Behind "Два" stands a tab (U+0009): write a space instead.'],
  ['One\ntwo', 'Behind "One" stands a line break (U+000A): write a space instead.'],
  ['One\u2028two', 'Behind "One" stands a line break (U+2028): write a space instead.'],
  ['One\u2009two', 'Behind "One" stands a space of odd width (U+2009): write a space instead.'],
  ['\u0007One', 'At the beginning stands an invisible character (U+0007): delete it.'],
  ['Cit\ufffd', 'Behind "Cit" stands a sign for a lost letter (U+FFFD): write the letter again.'],
  ['a\ud83d', 'Behind "a" stands half of a character (U+D83D): write it again.'],
  [
    'Покажи по-\u2060малко',
    'Behind "Покажи по-" stands an invisible character (U+2060): delete it.',
  ],
  ['a\u200bb', 'Behind "a" stands a zero-width space (U+200B): delete it.'],
  ['a\ufe0fb', 'Behind "a" stands an invisible character (U+FE0F): delete it.'],
])('%j', (text, advice) => {
  expect(characterAdvice(text)).toBe(advice);
});

test('the place is the words before', () => {
  expect(characterAdvice(`${'Many words '.repeat(9)}at last\u200b.`)).toBe(
    'Behind "words at last" stands a zero-width space (U+200B): delete it.',
  );
});

describe('letters that a program has read as Windows-1252', () => {
  test.each(['Città è già «più» qui', 'Първи', '“Qui” – dell’Étoile', 'Ñandú, Ângelo, Ãngela'])(
    '%j',
    (text) => {
      expect(misreadAdvice(text)).toBeUndefined();
      const misread = new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));
      expect(misreadAdvice(misread)).toMatch(/wrongly, such as ".{2,3}": write it again/);
    },
  );
});

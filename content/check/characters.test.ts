import { characterAdvice, misreadAdvice } from './characters';

test.each([
  ['Words \u00a0with\u202fspaces and a soft hy\u00adphen – “€” №', undefined],
  [
    'Два\tреда',
    'Behind "Два" stands an odd space or a line break (U+0009): write an ordinary space.',
  ],
  [
    'One\ntwo',
    'Behind "One" stands an odd space or a line break (U+000A): write an ordinary space.',
  ],
  [
    'One\u2009two',
    'Behind "One" stands an odd space or a line break (U+2009): write an ordinary space.',
  ],
  [
    '\u0007One',
    'At the beginning stands a character that nobody sees (U+0007): delete it, or type the letter again.',
  ],
  [
    'Покажи по-\u2060малко',
    'Behind "Покажи по-" stands a character that nobody sees (U+2060): delete it, or type the letter again.',
  ],
])('%j', (text, advice) => {
  expect(characterAdvice(text)).toBe(advice);
});

test.each(['\u2028', '\ufffd', '\ud83d', '\u200b', '\ufe0f'])(
  'the check reports %j, with the words before it',
  (character) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase();
    expect(characterAdvice(`${'Many words '.repeat(9)}at last${character}.`)).toMatch(
      new RegExp(`^Behind "words at last" stands .* \\(U\\+${code}\\): `),
    );
  },
);

describe('letters that a program has read in the wrong encoding', () => {
  test.each(['Città è già «più» qui', 'Първи', '“Qui” – dell’Étoile', 'Ñandú, Ângelo, Ãngela'])(
    '%j is accepted, and reported after it is read wrongly',
    (text) => {
      expect(misreadAdvice(text)).toBeUndefined();
      const misread = new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));
      expect(misreadAdvice(misread)).toMatch(/wrongly, such as ".{2,3}": write it again/);
    },
  );
});

import { characterAdvice, misreadAdvice } from './characters';

test.each([
  ['Words \u00a0with\u202fspaces and a soft hy\u00adphen – “€” №', undefined],
  [
    'Два\tреда',
    'After “Два” there is an unusual space or line break (U+0009). Type a normal space.',
  ],
  [
    'One\ntwo',
    'After “One” there is an unusual space or line break (U+000A). Type a normal space.',
  ],
  [
    'One\u2009two',
    'After “One” there is an unusual space or line break (U+2009). Type a normal space.',
  ],
  [
    '\u0007One',
    'At the beginning there is an invisible character (U+0007). Delete it, or type the letter again.',
  ],
  [
    'Покажи по-\u2060малко',
    'After “Покажи по-” there is an invisible character (U+2060). Delete it, or type the letter again.',
  ],
])('%j', (text, advice) => {
  expect(characterAdvice(text)).toBe(advice);
});

test.each(['\u2028', '\ufffd', '\ud83d', '\u200b', '\ufe0f'])(
  'the check reports %j, with the words before it',
  (character) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase();
    expect(characterAdvice(`${'Many words '.repeat(9)}at last${character}.`)).toMatch(
      new RegExp(`^After “words at last” there is .* \\(U\\+${code}\\)\\. `),
    );
  },
);

describe('letters that a program has read in the wrong encoding', () => {
  test.each(['Città è già «più» qui', 'Първи', '“Qui” – dell’Étoile', 'Ñandú, Ângelo, Ãngela'])(
    '%j is accepted, and reported after a program has garbled it',
    (text) => {
      expect(misreadAdvice(text)).toBeUndefined();
      const misread = new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));
      expect(misreadAdvice(misread)).toMatch(/garbled some letters of this text, such as “.{2,3}”/);
    },
  );
});

import { inOneLine } from '@/scripts/testing/inOneLine';
import { characterAdvice, misreadAdvice } from './characters';

test.each([
  ['Words \u00a0with\u202fspaces and a soft hy\u00adphen – “€” №', undefined],
  ['Два\tреда', 'Rules.oddSpace place=(Rules.afterWords words=Два) code=U+0009'],
  ['One\ntwo', 'Rules.oddSpace place=(Rules.afterWords words=One) code=U+000A'],
  ['One\u2009two', 'Rules.oddSpace place=(Rules.afterWords words=One) code=U+2009'],
  ['\u0007One', 'Rules.invisible place=(Rules.atBeginning) code=U+0007'],
  [
    'Покажи по-\u2060малко',
    'Rules.invisible place=(Rules.afterWords words=Покажи по-) code=U+2060',
  ],
])('%j', (text, advice) => {
  const found = characterAdvice(text);
  expect(found && inOneLine(found)).toBe(advice);
});

test.each(['\u2028', '\ufffd', '\ud83d', '\u200b', '\ufe0f'])(
  'the check reports %j, with the words before it',
  (character) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase();
    const found = characterAdvice(`${'Many words '.repeat(9)}at last${character}.`);
    expect(found?.values).toEqual({
      place: { code: 'Rules.afterWords', values: { words: 'words at last' } },
      code: `U+${code}`,
    });
  },
);

describe('letters that a program has read in the wrong encoding', () => {
  test.each(['Città è già «più» qui', 'Първи', '“Qui” – dell’Étoile', 'Ñandú, Ângelo, Ãngela'])(
    '%j is accepted, and reported after a program has garbled it',
    (text) => {
      expect(misreadAdvice(text)).toBeUndefined();
      const misread = new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));
      expect(misreadAdvice(misread)).toEqual({
        code: 'Rules.garbled',
        values: { letters: expect.stringMatching(/^.{2,3}$/) },
      });
    },
  );
});

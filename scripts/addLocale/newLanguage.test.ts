import { readFileSync } from 'node:fs';
import { parse } from 'jsonc-parser';
import { describeLanguage, untranslatedCopy, withLanguage, withLocale } from './newLanguage';

describe('what is known of a language', () => {
  test('German, with nothing told', () => {
    expect(describeLanguage('de')).toMatchObject({
      name: 'Deutsch',
      territory: 'DE',
      script: 'Latin',
      quotes: ['„“', '»«'],
      certificates: 'en',
    });
    expect(describeLanguage('de').flag.map(({ fill }) => fill)).toEqual([
      '#000',
      '#D00',
      '#FFCE00',
    ]);
  });

  test.each([
    ['fr', 'Français', 'FR', 'Latin'],
    ['ro', 'Română', 'RO', 'Latin'],
    ['uk', 'Українська', 'UA', 'Cyrillic'],
    ['sv', 'Svenska', 'SE', 'Latin'],
  ])('%s is %s', (code, name, territory, script) => {
    expect(describeLanguage(code)).toMatchObject({ name, territory, script });
  });

  test('German of Austria, with its flag', () => {
    const { territory, flag } = describeLanguage('de', { territory: 'AT' });
    expect(territory).toBe('AT');
    expect(flag[0]).toEqual({ d: 'M0 0H60V13.3H0z', fill: '#ED2939' });
  });

  test('a flag that is not known is described', () => {
    expect(() => describeLanguage('el')).toThrow(
      'no drawing of the flag of GR. Describe its stripes',
    );
    const { flag, script } = describeLanguage('el', { flag: 'horizontal #0D5EAF #ffffff' });
    expect(script).toBe('Greek');
    expect(flag).toEqual([
      { d: 'M0 0H60V20H0z', fill: '#0D5EAF' },
      { d: 'M0 20H60V40H0z', fill: '#ffffff' },
    ]);
  });

  test.each(['deu', 'xx', 'German', ''])('"%s" is no language', (code) => {
    expect(() => describeLanguage(code)).toThrow('is no language');
  });

  test('a script without letters is refused', () => {
    expect(() => describeLanguage('ar')).toThrow('Arab');
  });
});

test('the copy of the English texts has a mark before words, and only there', () => {
  const english = `{
  "a": { "title": "Half\\u00a0done", "unit": "{value, number}\\u00a0kV" },
  "film": "No film."
}
`;
  expect(untranslatedCopy(english, ['film'])).toBe(`{
  "a": { "title": "[EN] Half\\u00a0done", "unit": "{value, number}\\u00a0kV" },
  "film": "No film."
}
`);
});

test('the copy of the real file can be read, with the same names', () => {
  const english = readFileSync('messages/en.json', 'utf8');
  const copy = parse(untranslatedCopy(english, []));
  expect(Object.keys(copy)).toEqual(Object.keys(parse(english)));
  expect(copy.Hero.title).toMatch(/^\[EN\] /);
});

describe('the list and the table', () => {
  const list = readFileSync('i18n/locales.ts', 'utf8');
  const table = readFileSync('i18n/languages.ts', 'utf8');

  test('take a language at their end', () => {
    expect(withLocale(list, 'xy')).toMatch(/, 'xy'\] as const;/);
    expect(withLanguage(table, 'xy', describeLanguage('de'))).toMatch(
      /\n {2}xy: \{"name":"Deutsch".*\},\n\};\n$/,
    );
  });

  test('are left alone where the language is there, or the list is not', () => {
    expect(() => withLocale(list, 'it')).toThrow('The site has "it" already');
    expect(() => withLocale('', 'xy')).toThrow('not found in i18n/locales.ts');
    expect(() => withLanguage('', 'xy', describeLanguage('de'))).toThrow('i18n/languages.ts');
  });
});

import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { languages } from '@/i18n/languages';
import { locales } from '@/i18n/locales';
import { readFont } from '@/scripts/assets/fonts/fontFiles';
import { flagOf } from './flag';
import {
  describeLanguage,
  indexSource,
  languageSource,
  letterAdvice,
  listSource,
  untranslatedCopy,
} from './newLanguage';

describe('a language is described from its code', () => {
  test('German', () => {
    expect(describeLanguage('de')).toEqual({
      name: 'Deutsch',
      territory: 'DE',
      script: 'Latin',
      quotes: ['„“', '‚‘'],
      certificateSet: 'en',
      flag: flagOf('DE'),
    });
  });

  test.each([
    ['el', 'Ελληνικά', 'GR', 'Greek'],
    ['fr', 'Français', 'FR', 'Latin'],
    ['ro', 'Română', 'RO', 'Latin'],
    ['sv', 'Svenska', 'SE', 'Latin'],
    ['tr', 'Türkçe', 'TR', 'Latin'],
    ['uk', 'Українська', 'UA', 'Cyrillic'],
  ])('%s is %s', (code, name, territory, script) => {
    expect(describeLanguage(code)).toMatchObject({ name, territory, script });
  });

  test('German of Austria has the flag of Austria', () => {
    expect(describeLanguage('de', 'AT')).toMatchObject({ territory: 'AT', flag: flagOf('AT') });
  });

  test.each(['deu', 'xx', 'German', ''])('"%s" is refused as the code of a language', (code) => {
    expect(() => describeLanguage(code)).toThrow('is not the code of a language');
  });

  test('a language whose script the fonts do not have is refused', () => {
    expect(() => describeLanguage('ar')).toThrow('Arab');
  });

  test('a territory without a flag is refused', () => {
    expect(() => describeLanguage('de', 'at')).toThrow('no flag for “at”');
  });
});

describe('the person who adds a language learns whose letters its readers get', () => {
  const advice = (code: string) => letterAdvice(code, describeLanguage(code));

  test.each(['uk', 'be', 'sr', 'mk'])('%s: Bulgarian ones, and how to change that', (code) => {
    expect(advice(code)).toContain('has Bulgarian letters for');
    expect(advice(code)).toContain(`:lang(${code}) { font-language-override: "RUS"; }`);
    expect(advice(code)).toContain('pictures');
  });

  test('Russian: its own, but not on shared pictures', () => {
    expect(advice('ru')).toMatch(/^The pictures .* have Bulgarian letters\.$/);
  });

  test.each(['bg', 'de', 'el'])('%s: nothing to say', (code) => {
    expect(advice(code)).toBe('');
  });

  test('of the languages in Cyrillic, the typeface knows Russian and no other', async () => {
    const font = await readFont('Sofia Sans', 'cyrillic');
    const source = await subsetFont(font, undefined, {
      targetFormat: 'truetype',
      keepAllGlyphs: true,
    });
    const languageTags = ['BGR ', 'RUS ', 'UKR ', 'BEL ', 'SRB ', 'MKD '];
    expect(languageTags.filter((tag) => source.includes(tag))).toEqual(['RUS ']);
  });
});

describe('flags', () => {
  test('a path has the colour of its group', () => {
    const { viewBox, shapes } = flagOf('GR');
    expect(viewBox).toBe('0 0 513 342');
    expect(shapes[1]).toEqual({ d: expect.stringMatching(/^M0 0h513v38H0z/), fill: '#0d5eaf' });
    expect(shapes.at(-1)).toEqual({ d: 'M76 0h38v190H76z', fill: '#FFF' });
  });

  test('a circle becomes a path', () => {
    const { shapes } = flagOf('JP');
    expect(shapes.at(-1)?.d).toMatch(/^M[\d.]+ [\d.]+a[\d.]+ [\d.]+ 0 1 0 /);
  });
});

test('the copy of the English texts marks only the texts that need translation', () => {
  const english = `{
  "a": { "title": "Half\\u00a0done", "unit": "{value, number}\\u00a0kV", "lines": "<b>One</b> <b>two</b>" },
  "film": "No film."
}
`;
  expect(untranslatedCopy(english, (key) => key === 'film')).toBe(`{
  "a": { "title": "[EN] Half\\u00a0done", "unit": "{value, number}\\u00a0kV", "lines": "<b>[EN] One</b> <b>two</b>" },
  "film": "No film."
}
`);
});

describe('files', () => {
  test('the committed lists of languages equal the generated ones', () => {
    expect(readFileSync('i18n/languages/list.ts', 'utf8')).toBe(listSource(locales));
    expect(readFileSync('i18n/languages/index.ts', 'utf8')).toBe(indexSource(locales));
  });

  test('a language has a file of its own', () => {
    const source = languageSource('de', describeLanguage('de'));
    expect(source).toContain('export const de: Language = {"name":"Deutsch"');
    expect(Object.keys(languages)).toEqual([...locales]);
  });
});

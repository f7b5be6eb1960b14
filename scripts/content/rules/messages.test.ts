import { readFileSync } from 'node:fs';
import type { Reference } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import { say } from '@/i18n/toolText';
import { inOneLine } from '@/scripts/testing/inOneLine';
import { asAnnotation, asText } from '../finding';
import type { MessageFile } from '../messageFiles';
import { messageFindings } from './messages';
import { unwrittenPlants, unwrittenTexts } from './unwritten';

/** The tests have their own messages, so that a change of the site's texts fails no test. */
const files = (['en', 'it', 'bg'] as const).map(
  (locale): MessageFile => ({
    locale,
    path: `messages/${locale}.json`,
    text: readFileSync(`scripts/content/rules/fixtures/${locale}.json`, 'utf8'),
  }),
);
const mayBeEnglish = (key: string, locale: Locale) =>
  key === 'Company.name' || (key === 'Header.menu' && locale === 'it');

function changed(locale: Locale, piece: string, replacement: string): MessageFile[] {
  return files.map((file) => {
    if (file.locale !== locale) return file;
    expect(file.text.split(piece)).toHaveLength(2);
    return { ...file, text: file.text.replace(piece, () => replacement) };
  });
}

/**
 * A mistake of wording that an editor could make, and what the check reports. structure.test.ts has the other
 * mistakes.
 */
interface Mistake {
  readonly name: string;
  readonly locale: Locale;
  /** A part of the file that occurs only once. */
  readonly piece: string;
  readonly replacement: string;
  /** The reported key; empty if the file cannot be read. */
  readonly key: string;
  /** Counted from 1. */
  readonly line: number;
  readonly advice: RegExp;
}

const mistakes: readonly Mistake[] = [
  {
    name: 'a text whose letters a program has garbled',
    locale: 'it',
    piece: 'Un impianto è',
    replacement: 'Un impianto Ã¨',
    key: 'Founder.quote',
    line: 11,
    advice: /^Rules\.garbled letters=Ã¨$/,
  },
  {
    name: 'a no-break space that a program has escaped twice',
    locale: 'bg',
    piece: '20\\u00a0kV',
    replacement: '20\\\\u00a0kV',
    key: 'Plant.depth',
    line: 17,
    advice: /^Rules\.html piece=\\u00a0 /,
  },
  {
    name: 'a text that is still in English',
    locale: 'it',
    piece: 'Scelta dell’immagine',
    replacement: 'Choose the picture',
    key: 'Plant.picker',
    line: 16,
    advice: /^Rules\.stillEnglish hint=\(Rules\.sameHint key=Plant\.picker\)$/,
  },
  {
    name: 'a text in the wrong language',
    locale: 'bg',
    piece: 'Мисия',
    replacement: 'Missione',
    key: 'Plant.mission',
    line: 15,
    advice: /^Rules\.notInLanguage language=bg script=\(Rules\.script\.Cyrillic\) /,
  },
  {
    name: 'a text in the wrong alphabet',
    locale: 'it',
    piece: 'Missione',
    replacement: 'Мисия',
    key: 'Plant.mission',
    line: 15,
    advice: /^Rules\.notInLanguage language=it script=\(Rules\.script\.Latin\) /,
  },
  {
    name: 'a letter of another alphabet that looks the same',
    locale: 'bg',
    piece: 'Мисия',
    replacement: 'Mисия',
    key: 'Plant.mission',
    line: 15,
    advice: /^Rules\.mixed word=Mисия$/,
  },
  {
    name: 'two spaces together',
    locale: 'en',
    piece: 'Italian and',
    replacement: 'Italian  and',
    key: 'Founder.languages',
    line: 12,
    advice: /^Rules\.twoSpaces$/,
  },
  {
    name: 'a quotation mark of another language',
    locale: 'it',
    piece: '«Un impianto è finito quando nessuno telefona.»',
    replacement: '„Un impianto è finito quando nessuno telefona.“',
    key: 'Founder.quote',
    line: 11,
    advice: /^Rules\.quote language=it mark=„ quotes=«…», “…”$/,
  },
  {
    name: 'a straight apostrophe',
    locale: 'it',
    piece: 'dell’immagine',
    replacement: "dell'immagine",
    key: 'Plant.picker',
    line: 16,
    advice: /^Rules\.apostrophe /,
  },
  {
    name: 'a line break between a placeholder and its unit',
    locale: 'bg',
    piece: '{depth, number}\\u00a0м',
    replacement: '{depth, number} м',
    key: 'Plant.depth',
    line: 17,
    advice: /^Rules\.looseUnit text=} м escape=\\u00a0 /,
  },
  {
    name: 'a number and its unit without a space',
    locale: 'en',
    piece: '20\\u00a0kV',
    replacement: '20kV',
    key: 'Plant.depth',
    line: 17,
    advice: /^Rules\.looseUnit text=20kV /,
  },
  {
    name: 'a translated name of a plural form',
    locale: 'bg',
    piece: 'one {# работен',
    replacement: 'един {# работен',
    key: 'Plant.answer',
    line: 21,
    advice: /^Rules\.plural language=bg pattern={days, plural, one {# …} other {# …}}$/,
  },
  {
    name: 'a missing plural form',
    locale: 'bg',
    piece: 'one {# работен ден} ',
    replacement: '',
    key: 'Plant.answer',
    line: 21,
    advice: /^Rules\.plural language=bg pattern={days, plural, one {# …} other {# …}}$/,
  },
  {
    name: 'a number without the plural forms that it has in English',
    locale: 'it',
    piece: '{days, plural, one {# giorno lavorativo} other {# giorni lavorativi}}',
    replacement: '{days} giorni lavorativi',
    key: 'Plant.answer',
    line: 21,
    advice: /^Rules\.plural language=it pattern={days, plural, one {# …} other {# …}}$/,
  },
  {
    name: 'an invisible character',
    locale: 'bg',
    piece: 'Избор на снимка',
    replacement: 'Избор на\\u2060 снимка',
    key: 'Plant.picker',
    line: 16,
    advice: /^Rules\.invisible place=\(Rules\.afterWords words=Избор на\) code=U\+2060$/,
  },
  {
    name: 'an extra brace',
    locale: 'en',
    piece: '{company}',
    replacement: '{company}}',
    key: 'Header.homeLink',
    line: 7,
    advice: /^Rules\.extraBrace brace=}$/,
  },
];

/** The texts of all sections are checked, as if none were off. */
const check = (list: readonly MessageFile[], isShown = () => true) =>
  messageFindings(list, mayBeEnglish, isShown);

test('correct files have no findings', () => {
  expect(check(files)).toEqual([]);
  expect(unwrittenTexts(files, () => true)).toEqual([]);
});

test.each(mistakes)('$name is reported with file, line, key and advice', (mistake) => {
  const { locale, piece, replacement, line, key, advice } = mistake;
  const findings = check(changed(locale, piece, replacement));
  const path = `messages/${locale}.json`;
  const found = findings.find((one) => advice.test(inOneLine(one)));
  expect(found).toMatchObject({ path, line, locale, key });
});

test('findings of structure and of wording are sorted by line', () => {
  const [, , bulgarian] = changed('bg', '"Залез"', '""');
  const text = bulgarian?.text.replace('Мисия', 'Missione') ?? '';
  const both = files.map((file) => (file.locale === 'bg' ? { ...file, text } : file));
  expect(check(both).map(({ line, key }) => [line, key])).toEqual([
    [15, 'Plant.mission'],
    [18, 'Plant.sunset'],
  ]);
});

test('a file that is not UTF-8 is one finding, although each of its texts has wrong letters', () => {
  const garbled = files.map((file) =>
    file.locale === 'bg' ? { ...file, text: file.text.replaceAll('и', '\uFFFD') } : file,
  );
  const found = messageFindings(garbled, mayBeEnglish, () => true);
  expect(found).toMatchObject([{ path: 'messages/bg.json', code: 'Syntax.encoding' }]);
});

describe('the forms of a number', () => {
  const forms = (locale: Locale, text: string) =>
    check(changed(locale, answers[locale], text)).map(inOneLine);
  const answers = Object.fromEntries(
    files.map(({ locale, text }) => [locale, JSON.parse(text).Plant.answer]),
  ) as Record<Locale, string>;

  test.each([
    ['it', 'exact words for one number', '{days, plural, =1 {un giorno} other {# giorni}}'],
    [
      'it',
      'the form of millions',
      '{days, plural, one {# giorno} many {# di giorni} other {# giorni}}',
    ],
    ['bg', 'the number beside its word', '{days} {days, plural, one {ден} other {дни}}'],
    ['bg', 'the number by its name', '{days, plural, one {{days} ден} other {{days} дни}}'],
  ] as const)('%s may have %s', (locale, _name, text) => {
    expect(forms(locale, text)).toEqual([]);
  });

  test.each([
    ['en', '{days, plural, one {# day} few {# days} other {# days}}', '{days, plural, one'],
    ['bg', '{days, plural, оne {# ден} one {# ден} other {# дни}}', '{days, plural, one'],
    ['it', '{days, selectordinal, one {#º} other {#º}}', '{days, selectordinal, many'],
  ] as const)('%s: %s', (locale, text, advice) => {
    expect(forms(locale, text)).toEqual([expect.stringContaining(`pattern=${advice}`)]);
  });
});

test.each([
  ['it', '"Missione"', '"[EN] Mission"', 'Plant.mission', 'ToDo.notTranslated'],
  [
    'it',
    'Scrivere a <email>{address}',
    '<email>[EN] {address}',
    'Plant.write',
    'ToDo.notTranslated',
  ],
  // Nobody has written it.
  ['en', '"Mission"', '"[EN] New entry"', 'Plant.mission', 'ToDo.notWrittenYet'],
] as const)('a text in %s with the mark is listed, and nothing else is wrong: %s', (...row) => {
  const [locale, piece, replacement, key, code] = row;
  const marked = changed(locale, piece, replacement);
  expect(check(marked)).toEqual([]);
  const found = unwrittenTexts(marked, () => true);
  expect(found).toMatchObject([{ path: `messages/${locale}.json`, key, code }]);
});

test('a plant that Home shows needs its name and place in every language', () => {
  const words = { en: 'East', it: 'Est', bg: 'Изток' };
  const plant = { name: words, place: words, consent: { by: 'A. Client', on: '2025-12-01' } };
  const places = (changes: object) => {
    const list = [{ ...plant, ...changes }] as unknown as Reference[];
    const found = unwrittenPlants(list, JSON.stringify(list, null, 2));
    return found.map(({ line, key }) => [line, key]);
  };
  expect(places({})).toEqual([]);
  expect(places({ consent: null, name: { en: 'East' } })).toEqual([]);
  expect(places({ name: { ...words, it: '[EN] East' } })).toEqual([[5, '0.name.it']]);
  expect(places({ place: { en: 'Town', bg: 'Град' } })).toEqual([[8, '0.place.it']]);
});

test('a text that no page shows may be missing or untranslated', () => {
  for (const replacement of ['"[EN] Mission"', '"Mission"']) {
    const copied = changed('it', '"Missione"', replacement);
    expect(check(copied, () => false)).toEqual([]);
    expect(unwrittenTexts(copied, () => false)).toEqual([]);
  }
});

test('a finding on the console starts with its place', () => {
  const finding = asText({
    path: 'messages/it.json',
    line: 7,
    locale: 'it',
    key: 'Hero.title',
    code: 'Rules.empty',
  });
  const [line, advice] = say(finding, 'en').split('\n');
  expect(line).toBe('messages/it.json, line 7 (Italian), Hero.title:');
  expect(advice).toBe('  The text is empty. Write one.');
});

test('a finding on GitHub has its file, line and key', () => {
  const place = { path: 'messages/it.json', line: 7, key: 'Hero.title', locale: 'it' } as const;
  expect(asAnnotation({ ...place, code: 'Rules.empty' }, 'en')).toBe(
    '::error file=messages/it.json,line=7,title=Hero.title::The text is empty. Write one.',
  );
});

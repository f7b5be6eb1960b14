import type { Locale } from '@/i18n/locales';
import { inOneLine } from '@/scripts/testing/inOneLine';
import type { Finding } from '../finding';
import type { MessageFile } from '../messageFiles';
import { structureFindings } from './structure';

const good = `{
  "Footer": {
    "title": "Find us",
    "rights": "© {year} All rights reserved",
    "write": "Write to <email>{address}</email>",
    "group": {
      "first": "One",
      "second": "Two"
    }
  },
  "Header": {
    "menu": "Menu"
  }
}
`;

function file(locale: Locale, text: string): MessageFile {
  return { locale, path: `messages/${locale}.json`, text };
}

/** Findings as tests compare them: where they are, and the phrases as data. */
const toldOf = (findings: readonly Finding[]) =>
  findings.map(({ path, line, locale, key, ...advice }) => ({
    ...{ path, line, locale, key, advice: inOneLine(advice) },
  }));

/** The findings after one piece of the valid file is replaced. */
function afterChange(piece: string, replacement: string, locale: Locale = 'it') {
  if (!good.includes(piece)) throw new Error(`The good file has no ${piece}`);
  const changed = file(locale, good.replace(piece, replacement));
  const files = locale === 'en' ? [changed, file('it', good)] : [file('en', good), changed];
  return toldOf(structureFindings(files));
}

test('valid files have no findings', () => {
  expect(structureFindings([file('en', good), file('it', good), file('bg', good)])).toEqual([]);
});

describe('a mistake in the file as JSON is reported with its line and what to do', () => {
  test.each([
    [
      'a comma is missing',
      '"Find us",',
      '"Find us"',
      3,
      /^Syntax\.fromHere advice=\(Syntax\.comma /,
    ],
    ['an extra comma at the end', '"Two"', '"Two",', 8, /^Syntax\.fromHere advice=\(Syntax\.name /],
    [
      'an extra comma between two texts',
      '"One",',
      '"One",,',
      7,
      /^Syntax\.fromHere advice=\(Syntax\.name /,
    ],
    [
      'a closing quote is missing',
      '"Find us",',
      '"Find us,',
      3,
      /^Syntax\.fromHere advice=\(Syntax\.string /,
    ],
    [
      'an opening quote is missing',
      '"Find us"',
      'Find us"',
      3,
      /^Syntax\.fromHere advice=\(Syntax\.quotes /,
    ],
    [
      'a name’s quote is missing',
      '"title":',
      '"title:',
      3,
      /^Syntax\.fromHere advice=\(Syntax\.quotes /,
    ],
    [
      'a straight quote in a text',
      'Find us',
      'Find "us"',
      3,
      /^Syntax\.fromHere advice=\(Syntax\.quotes /,
    ],
    [
      'curly quotes around a text',
      '"Find us"',
      '“Find us”',
      3,
      /^Syntax\.fromHere advice=\(Syntax\.quotes /,
    ],
    ['a colon is missing', '"title":', '"title"', 3, /^Syntax\.fromHere advice=\(Syntax\.colon /],
    ['a text is missing', '"Find us",', ',', 3, /^Syntax\.fromHere advice=\(Syntax\.value /],
    [
      'a line break in a text',
      'Find us',
      'Find\nus',
      3,
      /^Syntax\.fromHere advice=\(Syntax\.string /,
    ],
    ['a tab in a text', 'Find us', 'Find\tus', 3, /^Syntax\.fromHere advice=\(Syntax\.character /],
    [
      'a control character',
      'Find us',
      'Find\u0001us',
      3,
      /^Syntax\.fromHere advice=\(Syntax\.character /,
    ],
    [
      'a lone backslash',
      'Find us',
      'Find\\us',
      3,
      /^Syntax\.fromHere advice=\(Syntax\.backslash .*one=\\ two=\\\\\)/,
    ],
    [
      'a comment',
      '"Find us",',
      '"Find us", // new',
      3,
      /^Syntax\.fromHere advice=\(Syntax\.quotes /,
    ],
    [
      'two versions from a merge',
      '    "title": "Find us",\n',
      '<<<<<<< HEAD\n    "title": "Find us",\n=======\n    "title": "Our office",\n>>>>>>> it\n',
      3,
      /^Syntax\.conflict begin=<{7} middle=={7} end=>{7}$/,
    ],
    [
      'a closing brace is missing',
      '\n}\n',
      '\n',
      13,
      /^Syntax\.fromHere advice=\(Syntax\.brace .*brace=}/,
    ],
    [
      'an extra closing brace',
      '\n}\n',
      '\n}}\n',
      14,
      /^Syntax\.fromHere advice=\(Syntax\.end .*brace=}/,
    ],
    ['a byte order mark', '{\n  "Footer"', '\uFEFF{\n  "Footer"', 1, /^Syntax\.bom$/],
    ['an empty file, or one that is not UTF-8', good, '', 1, /^Syntax\.noGroup braces={ }$/],
    ['a file with only spaces', good, ' \n\n', 1, /^Syntax\.noGroup /],
    ['a list instead of a group', good, '[]', 1, /^Syntax\.noGroup /],
  ])('%s', (_, piece, replacement, line, advice) => {
    expect(afterChange(piece, replacement)).toEqual([
      {
        path: 'messages/it.json',
        line,
        locale: 'it',
        key: '',
        advice: expect.stringMatching(advice),
      },
    ]);
  });

  test('a file that cannot be read does not hide the findings of another', () => {
    const broken = file('it', good.replace('"Find us",', '"Find us"'));
    const empty = file('bg', good.replace('Find us', ''));
    const found = structureFindings([file('en', good), broken, empty]);
    expect(found.map(({ path, line }) => `${path}:${line}`)).toEqual([
      'messages/it.json:3',
      'messages/bg.json:3',
    ]);
  });

  test('lines are counted correctly with Windows line ends', () => {
    const text = good.replace('"One",', '"One"').replaceAll('\n', '\r\n');
    expect(structureFindings([file('en', good), file('it', text)])).toMatchObject([{ line: 7 }]);
  });
});

describe('a mistake in names and values is reported with its line, its key and what to do', () => {
  test.each([
    [
      'a text is missing',
      '    "title": "Find us",\n',
      '',
      2,
      'Footer.title',
      /^Rules\.missingText language=it name=title place=\(Rules\.toGroup group=Footer\) text="Find us"$/,
    ],
    [
      'a text of an inner group is missing',
      '      "first": "One",\n',
      '',
      6,
      'Footer.group.first',
      /^Rules\.missingText .*name=first place=\(Rules\.toGroup group=Footer\.group\)/,
    ],
    [
      'a group is missing',
      '"group": {\n      "first": "One",\n      "second": "Two"\n    }',
      '"x": "X"',
      2,
      'Footer.group',
      /^Rules\.missingGroup language=it name=group /,
    ],
    [
      'a name that English does not have',
      '"Menu"',
      '"Menu",\n    "close": "Close"',
      13,
      'Header.close',
      /^Rules\.unknownName$/,
    ],
    [
      'a name with a dot in place of a group',
      '    "title": "Find us",\n',
      '    "group.first": "One",\n    "title": "Find us",\n',
      3,
      'Footer.group.first',
      /^Rules\.dottedName name=group\.first last=first group=Footer\.group$/,
    ],
    [
      'a name with a dot at the top of the file',
      '{\n  "Footer": {\n    "title": "Find us",\n',
      '{\n  "Footer.title": "Find us",\n  "Footer": {\n',
      2,
      'Footer.title',
      /^Rules\.dottedName name=Footer\.title last=title group=Footer$/,
    ],
    [
      'a name occurs twice',
      '"Menu"',
      '"Menu",\n    "menu": "Menu"',
      13,
      'Header.menu',
      /^Rules\.twice line=12$/,
    ],
    [
      'a group occurs twice',
      '  "Header"',
      '  "Header": {\n    "menu": "Menu"\n  },\n  "Header"',
      14,
      'Header',
      /^Rules\.twice line=11$/,
    ],
    ['a number', '"Menu"', '7', 12, 'Header.menu', /^Rules\.notText /],
    ['null', '"Menu"', 'null', 12, 'Header.menu', /^Rules\.notText /],
    ['a list', '"Menu"', '["Menu"]', 12, 'Header.menu', /^Rules\.notText /],
    [
      'a group instead of a text',
      '"Menu"',
      '{ "open": "Menu" }',
      12,
      'Header.menu',
      /^Rules\.textInEnglish text="Menu"$/,
    ],
    [
      'a text instead of a group',
      '{\n    "menu": "Menu"\n  }',
      '"Menu"',
      11,
      'Header',
      /^Rules\.groupInEnglish /,
    ],
    ['an empty text', '"Menu"', '"  "', 12, 'Header.menu', /^Rules\.empty$/],
    ['only no-break spaces', '"Menu"', '"\u00a0\u202f"', 12, 'Header.menu', /^Rules\.empty$/],
    [
      'only invisible characters',
      '"Menu"',
      '"\u200b \u2060\u00ad"',
      12,
      'Header.menu',
      /^Rules\.empty$/,
    ],
    [
      'a name with an invisible character',
      '"menu"',
      '"menu\u200b"',
      12,
      'Header.menu\u200b',
      /^Rules\.invisible place=\(Rules\.afterWords words=Header\.menu\) code=U\+200B$/,
    ],
  ])('%s', (_, piece, replacement, line, key, advice) => {
    expect(afterChange(piece, replacement)).toContainEqual({
      path: 'messages/it.json',
      line,
      locale: 'it',
      key,
      advice: expect.stringMatching(advice),
    });
  });

  test('a mistake is reported only once', () => {
    expect(afterChange('"Menu"', '7')).toHaveLength(1);
    expect(afterChange('{\n    "menu": "Menu"\n  }', '"Menu"')).toHaveLength(1);
    expect(afterChange('"Menu"', '7', 'en')).toHaveLength(1);
  });

  test('a misspelt name is reported as missing and as unknown', () => {
    expect(afterChange('"menu"', '"meno"').map(({ key }) => key)).toEqual([
      'Header.menu',
      'Header.meno',
    ]);
  });
});

const rights = { line: 4, key: 'Footer.rights' };
const write = { line: 5, key: 'Footer.write' };

describe('a mistake in placeholders and tags is reported with its line, its key and what to do', () => {
  test.each([
    [
      'a placeholder is not closed',
      '{year}',
      '{year',
      rights,
      /^Rules\.compare advice=\(Rules\.placeholder /,
    ],
    [
      'an empty placeholder',
      '{year}',
      '{}',
      rights,
      /^Rules\.compare advice=\(Rules\.placeholder /,
    ],
    [
      'a placeholder is not closed at the end',
      '{year} All rights reserved',
      '{year',
      rights,
      /^Rules\.compare advice=\(Rules\.placeholder /,
    ],
    [
      'a placeholder of two words',
      '{year}',
      '{the year}',
      rights,
      /^Rules\.compare advice=\(Rules\.placeholder /,
    ],
    ['a self-closing tag', '{year}', '{year}<br/>', rights, /^Rules\.html piece=<br\/> /],
    ['an HTML line break', '{year}', '{year}<br>', rights, /^Rules\.html piece=<br> /],
    ['an HTML comment', '{year}', '{year}<!-- year -->', rights, /^Rules\.html piece=<!-- /],
    ['an entity for a space', '{year}', '{year}&nbsp;', rights, /^Rules\.html piece=&nbsp; /],
    ['an entity for a sign', '{year}', '{year} &amp;', rights, /^Rules\.html piece=&amp; /],
    ['a numeric entity', '{year}', '{year}&#8212;', rights, /^Rules\.html piece=&#8212; /],
    ['a hexadecimal entity', '{year}', '{year} &#x20AC;', rights, /^Rules\.html piece=&#x20AC; /],
    ['an entity for a letter', '{year}', '{year} &eacute;', rights, /^Rules\.html piece=&eacute; /],
    [
      'the same plural form twice',
      '{year}',
      '{year, plural, one {x} one {y} other {z}}',
      rights,
      /^Rules\.compare advice=\(Rules\.pluralForms /,
    ],
    [
      'a plural form without braces',
      '{year}',
      '{year, plural, one x other {y}}',
      rights,
      /^Rules\.compare advice=\(Rules\.pluralForms /,
    ],
    [
      'a plural without the form “other”',
      '{year}',
      '{year, plural, one {x}}',
      rights,
      /^Rules\.compare advice=\(Rules\.pluralForms /,
    ],
    [
      'a translated number format',
      '{year}',
      '{year, numero}',
      rights,
      /^Rules\.compare advice=\(Rules\.placeholder /,
    ],
    [
      'a translated placeholder',
      '{year}',
      '{anno}',
      rights,
      /^Rules\.slotsDiffer english={year} own={anno}$/,
    ],
    [
      'a lost placeholder',
      '{year} ',
      '',
      rights,
      /^Rules\.slotsDiffer english={year} own=\(Rules\.noSlots\)$/,
    ],
    [
      'a placeholder too many',
      '{year}',
      '{year} {group}',
      rights,
      /^Rules\.slotsDiffer english={year} own={group} {year}$/,
    ],
    [
      'a format that English does not have',
      '{year}',
      '{year, number}',
      rights,
      /^Rules\.slotsDiffer english={year} own={year, number}$/,
    ],
    ['a tag is not closed', '</email>', '', write, /^Rules\.compare advice=\(Rules\.tag /],
    [
      'a tag that is closed under another name',
      '</email>',
      '</mail>',
      write,
      /^Rules\.compare advice=\(Rules\.tag /,
    ],
    ['a tag is not opened', '<email>', '', write, /^Rules\.compare advice=\(Rules\.tag /],
    [
      'a translated tag',
      '<email>{address}</email>',
      '<posta>{address}</posta>',
      write,
      /^Rules\.slotsDiffer english=<email> {address} own=<posta> {address}$/,
    ],
    [
      'a lost tag',
      '<email>{address}</email>',
      '{address}',
      write,
      /^Rules\.slotsDiffer english=<email> {address} own={address}$/,
    ],
    [
      'a placeholder lost from a tag',
      '{address}',
      'us',
      write,
      /^Rules\.slotsDiffer .*own=<email>$/,
    ],
  ])('%s', (_, piece, replacement, where, advice) => {
    expect(afterChange(piece, replacement, 'bg')).toEqual([
      {
        path: 'messages/bg.json',
        locale: 'bg',
        ...where,
        advice: expect.stringMatching(advice),
      },
    ]);
  });

  test.each(['R&D', 'O&M; and more', 'Fish & chips;', '< 5'])('%s is plain text', (text) => {
    expect(afterChange('{year}', `{year} ${text}`, 'en')).not.toContainEqual(
      expect.objectContaining({ advice: expect.stringMatching(/^Rules\.html /) }),
    );
  });

  test.each([
    '{year, plural, one {# anno} other {# anni}}',
    '{year, select, 2026 {quest’anno} other {{year}}}',
  ])('a language may have other forms than English: %s', (text) => {
    expect(afterChange('{year}', text)).toEqual([]);
  });

  test('the English file is checked as well', () => {
    expect(afterChange('{year}', '{year', 'en')).toEqual([
      {
        path: 'messages/en.json',
        locale: 'en',
        ...rights,
        advice: expect.stringMatching(/^Rules\.compare advice=\(Rules\.placeholder /),
      },
    ]);
  });
});

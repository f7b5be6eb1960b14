import type { Locale } from '@/i18n/locales';
import type { MessageFile } from '../read';
import { messageProblems } from './messageProblems';

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

/** The problems after one piece of the valid file is replaced. */
function afterChange(piece: string, replacement: string, locale: Locale = 'it') {
  if (!good.includes(piece)) throw new Error(`The good file has no ${piece}`);
  const changed = file(locale, good.replace(piece, replacement));
  return locale === 'en'
    ? messageProblems([changed, file('it', good)])
    : messageProblems([file('en', good), changed]);
}

test('valid files have no problems', () => {
  expect(messageProblems([file('en', good), file('it', good), file('bg', good)])).toEqual([]);
});

describe('a mistake in the file as JSON is reported with its line and what to do', () => {
  test.each([
    [
      'a comma is missing',
      '"Find us",',
      '"Find us"',
      3,
      /comma is missing at the end of this line/,
    ],
    ['an extra comma at the end', '"Two"', '"Two",', 8, /an extra comma here/],
    ['an extra comma between two texts', '"One",', '"One",,', 7, /an extra comma here/],
    ['a closing quote is missing', '"Find us",', '"Find us,', 3, /closing quotation mark/],
    ['an opening quote is missing', '"Find us"', 'Find us"', 3, /outside the quotation marks/],
    ['a name’s quote is missing', '"title":', '"title:', 3, /outside the quotation marks/],
    ['a straight quote in a text', 'Find us', 'Find "us"', 3, /Within a text, use curly ones/],
    ['curly quotes around a text', '"Find us"', '“Find us”', 3, /in straight quotation marks/],
    ['a colon is missing', '"title":', '"title"', 3, /colon \(:\) is missing/],
    ['a text is missing', '"Find us",', ',', 3, /text in double quotes .* is missing/],
    ['a line break in a text', 'Find us', 'Find\nus', 3, /split over two lines/],
    ['a tab in a text', 'Find us', 'Find\tus', 3, /a tab or an invisible character in this line/],
    [
      'a control character',
      'Find us',
      'Find\u0001us',
      3,
      /a tab or an invisible character in this line/,
    ],
    ['a lone backslash', 'Find us', 'Find\\us', 3, /backslash \(\\\) must be written twice/],
    ['a comment', '"Find us",', '"Find us", // new', 3, /cannot contain comments/],
    [
      'two versions from a merge',
      '    "title": "Find us",\n',
      '<<<<<<< HEAD\n    "title": "Find us",\n=======\n    "title": "Our office",\n>>>>>>> it\n',
      3,
      /two versions of these lines.*Delete one/,
    ],
    ['a closing brace is missing', '\n}\n', '\n', 13, /closing brace } is missing/],
    ['an extra closing brace', '\n}\n', '\n}}\n', 14, /after the last closing brace/],
    ['a byte order mark', '{\n  "Footer"', '\uFEFF{\n  "Footer"', 1, /without BOM/],
    ['an empty file, or one that is not UTF-8', good, '', 1, /in braces { }, saved as UTF-8/],
    ['a file with only spaces', good, ' \n\n', 1, /one group in braces/],
    ['a list instead of a group', good, '[]', 1, /one group in braces/],
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

  test('a file that cannot be read does not hide the problems of another', () => {
    const broken = file('it', good.replace('"Find us",', '"Find us"'));
    const empty = file('bg', good.replace('Find us', ''));
    const found = messageProblems([file('en', good), broken, empty]);
    expect(found.map(({ path, line }) => `${path}:${line}`)).toEqual([
      'messages/it.json:3',
      'messages/bg.json:3',
    ]);
  });

  test('lines are counted correctly with Windows line ends', () => {
    const text = good.replace('"One",', '"One"').replaceAll('\n', '\r\n');
    expect(messageProblems([file('en', good), file('it', text)])).toMatchObject([{ line: 7 }]);
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
      /missing in Italian. Add “title” to the group “Footer” that begins here. The English text is: "Find us"/,
    ],
    [
      'a text of an inner group is missing',
      '      "first": "One",\n',
      '',
      6,
      'Footer.group.first',
      /to the group “Footer.group”/,
    ],
    [
      'a group is missing',
      '"group": {\n      "first": "One",\n      "second": "Two"\n    }',
      '"x": "X"',
      2,
      'Footer.group',
      /group is missing in Italian. Copy “group” from messages\/en.json/,
    ],
    [
      'a name that English does not have',
      '"Menu"',
      '"Menu",\n    "close": "Close"',
      13,
      'Header.close',
      /is not in messages\/en.json/,
    ],
    [
      'a name with a dot in place of a group',
      '    "title": "Find us",\n',
      '    "group.first": "One",\n    "title": "Find us",\n',
      3,
      'Footer.group.first',
      /“group.first” has a dot.*Write “first” into the group “Footer.group”/,
    ],
    [
      'a name with a dot at the top of the file',
      '{\n  "Footer": {\n    "title": "Find us",\n',
      '{\n  "Footer.title": "Find us",\n  "Footer": {\n',
      2,
      'Footer.title',
      /“Footer.title” has a dot.*Write “title” into the group “Footer”/,
    ],
    [
      'a name occurs twice',
      '"Menu"',
      '"Menu",\n    "menu": "Menu"',
      13,
      'Header.menu',
      /twice in the same group, first in line 12/,
    ],
    [
      'a group occurs twice',
      '  "Header"',
      '  "Header": {\n    "menu": "Menu"\n  },\n  "Header"',
      14,
      'Header',
      /twice in the same group, first in line 11/,
    ],
    ['a number', '"Menu"', '7', 12, 'Header.menu', /must be a text in double quotes/],
    ['null', '"Menu"', 'null', 12, 'Header.menu', /must be a text in double quotes/],
    ['a list', '"Menu"', '["Menu"]', 12, 'Header.menu', /must be a text in double quotes/],
    [
      'a group instead of a text',
      '"Menu"',
      '{ "open": "Menu" }',
      12,
      'Header.menu',
      /In English this is one text, not a group: "Menu"/,
    ],
    [
      'a text instead of a group',
      '{\n    "menu": "Menu"\n  }',
      '"Menu"',
      11,
      'Header',
      /In English this is a group of texts in braces/,
    ],
    ['an empty text', '"Menu"', '"  "', 12, 'Header.menu', /text is empty/],
    ['only no-break spaces', '"Menu"', '"\u00a0\u202f"', 12, 'Header.menu', /text is empty/],
    [
      'only invisible characters',
      '"Menu"',
      '"\u200b \u2060\u00ad"',
      12,
      'Header.menu',
      /text is empty/,
    ],
    [
      'a name with an invisible character',
      '"menu"',
      '"menu\u200b"',
      12,
      'Header.menu\u200b',
      /After “Header.menu” there is an invisible character/,
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
    ['a placeholder is not closed', '{year}', '{year', rights, /placeholder is not closed/],
    ['an empty placeholder', '{year}', '{}', rights, /not closed or is misspelt/],
    [
      'a placeholder is not closed at the end',
      '{year} All rights reserved',
      '{year',
      rights,
      /not closed or is misspelt/,
    ],
    ['a placeholder of two words', '{year}', '{the year}', rights, /not closed or is misspelt/],
    ['a self-closing tag', '{year}', '{year}<br/>', rights, /“<br\/>” itself. Type the character/],
    ['an HTML line break', '{year}', '{year}<br>', rights, /“<br>” itself. Type the character/],
    ['an HTML comment', '{year}', '{year}<!-- year -->', rights, /“<!--” itself/],
    [
      'an entity for a space',
      '{year}',
      '{year}&nbsp;',
      rights,
      /“&nbsp;” itself. Type the character/,
    ],
    [
      'an entity for a sign',
      '{year}',
      '{year} &amp;',
      rights,
      /“&amp;” itself. Type the character/,
    ],
    ['a numeric entity', '{year}', '{year}&#8212;', rights, /“&#8212;” itself. Type the character/],
    [
      'a hexadecimal entity',
      '{year}',
      '{year} &#x20AC;',
      rights,
      /“&#x20AC;” itself. Type the character/,
    ],
    [
      'an entity for a letter',
      '{year}',
      '{year} &eacute;',
      rights,
      /“&eacute;” itself. Type the character/,
    ],
    [
      'the same plural form twice',
      '{year}',
      '{year, plural, one {x} one {y} other {z}}',
      rights,
      /needs its own braces/,
    ],
    [
      'a plural form without braces',
      '{year}',
      '{year, plural, one x other {y}}',
      rights,
      /needs its own braces/,
    ],
    [
      'a plural without the form “other”',
      '{year}',
      '{year, plural, one {x}}',
      rights,
      /the last form must be called other/,
    ],
    [
      'a translated number format',
      '{year}',
      '{year, numero}',
      rights,
      /do not translate anything within its braces/,
    ],
    [
      'a translated placeholder',
      '{year}',
      '{anno}',
      rights,
      /English has: {year}. This text has: {anno}/,
    ],
    ['a lost placeholder', '{year} ', '', rights, /English has: {year}. This text has: none/],
    ['a placeholder too many', '{year}', '{year} {group}', rights, /This text has: {group} {year}/],
    [
      'a format that English does not have',
      '{year}',
      '{year, number}',
      rights,
      /English has: {year}. This text has: {year, number}/,
    ],
    ['a tag is not closed', '</email>', '', write, /tag is not opened, not closed/],
    [
      'a tag that is closed under another name',
      '</email>',
      '</mail>',
      write,
      /tag is not opened, not closed/,
    ],
    ['a tag is not opened', '<email>', '', write, /tag is not opened, not closed/],
    [
      'a translated tag',
      '<email>{address}</email>',
      '<posta>{address}</posta>',
      write,
      /English has: <email> {address}. This text has: <posta> {address}/,
    ],
    [
      'a lost tag',
      '<email>{address}</email>',
      '{address}',
      write,
      /English has: <email> {address}. This text has: {address}/,
    ],
    ['a placeholder lost from a tag', '{address}', 'us', write, /This text has: <email>\./],
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
      expect.objectContaining({ advice: expect.stringContaining('Visitors would see') }),
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
        advice: expect.stringMatching(/placeholder is not closed/),
      },
    ]);
  });
});

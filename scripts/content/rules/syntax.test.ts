import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { companyFile, contentPaths, referencesFile } from '@/content/contentFiles';
import { readText } from '@/content/json';
import { inOneLine } from '@/scripts/testing/inOneLine';
import { jsonFindings } from './syntax';

const folder = mkdtempSync(path.join(tmpdir(), 'json-'));
afterAll(() => rmSync(folder, { recursive: true }));

/* Both have the text at which they are damaged in line 7. */
const group = `{
  "x": 1,
  "name": "Слънце",
  "place": {
    "y": 2,
    "z": 3,
    "last": "a"
  }
}
`;
const list = `[
  {
    "name": "Слънце",
    "x": 1
  },
  {
    "last": "a"
  }
]
`;

/** What is said of a file with these bytes: the line, the key, and the phrase as data. */
function said(bytes: Buffer | string, file: string = companyFile) {
  const onDisk = path.join(folder, 'a.json');
  writeFileSync(onDisk, bytes);
  const findings = jsonFindings({ path: file, text: readText(onDisk) });
  return findings.map((one) => `${one.line} ${one.key} ${inOneLine(one)}`);
}

const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16();
const windows1251 = (text: string) =>
  Buffer.from(
    Array.from(text, (sign) => {
      const point = sign.charCodeAt(0);
      return point < 0x410 ? point : point - 0x410 + 0xc0;
    }),
  );

test('whole files have no findings', () => {
  expect([said(group), said(list, referencesFile)]).toEqual([[], []]);
});

test.each<[string, (text: string) => Buffer | string, number, string]>([
  ['a byte order mark', (text) => `\uFEFF${text}`, 1, 'Syntax\\.bom'],
  ['UTF-16', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'), 1, 'Syntax\\.encoding'],
  ['UTF-16, the other end first', (text) => swapped(`\uFEFF${text}`), 1, 'Syntax\\.encoding'],
  ['UTF-16 without a mark', (text) => Buffer.from(text, 'utf16le'), 1, 'Syntax\\.encoding'],
  ['letters of an old Windows', windows1251, 3, 'Syntax\\.encoding'],
  ['nothing', () => '', 1, 'Syntax\\.no(?:Group|List) braces='],
  ['spaces', () => ' \n\n', 1, 'Syntax\\.no(?:Group|List) braces='],
  ['a number', () => '7', 1, 'Syntax\\.no(?:Group|List) braces='],
  ['null', () => 'null', 1, 'Syntax\\.no(?:Group|List) braces='],
  ['a text', () => '"a"', 1, 'Syntax\\.no(?:Group|List) braces='],
  ['a web page', () => '<!DOCTYPE html>\n<html></html>', 1, 'Syntax\\.webPage'],
  ['half of it', (text) => text.slice(0, text.indexOf('"last"')), 6, 'Syntax\\.fromHere'],
  ['a comma at the end', (text) => text.replace('"a"', '"a",'), 7, '\\(Syntax\\.name '],
  [
    'a decimal comma',
    (text) => text.replace('"a"', '4,5'),
    7,
    '\\(Syntax\\.decimal right=4\\.5 wrong=4,5',
  ],
  ['a comment', (text) => text.replace('"a"', '"a" // b'), 7, '\\(Syntax\\.quotes '],
  ['no comma', (text) => text.replace('"last"', ' "b": 1 "last"'), 7, '\\(Syntax\\.comma '],
  ['curly quotes', (text) => text.replace('"last"', '“last”'), 7, '\\(Syntax\\.quotes '],
  ['single quotes', (text) => text.replace('"last"', "'last'"), 7, '\\(Syntax\\.quotes '],
  ['a lone backslash', (text) => text.replace('"a"', '"\\U"'), 7, '\\(Syntax\\.backslash '],
  ['a tab in a text', (text) => text.replace('"a"', '"a\tb"'), 7, '\\(Syntax\\.character '],
  ['an invisible space before a name', (text) => text.replace('"last"', '\u00a0"last"'), 7, ''],
  [
    'two versions from a merge',
    (text) =>
      text.replace(/( +"last".*\n)/, '<<<<<<< HEAD\n$1=======\n    "last": "b"\n>>>>>>> it\n'),
    7,
    'Syntax\\.conflict ',
  ],
  ['something behind it', (text) => `${text}x`, 10, ''],
])('%s is one finding with the line and the cure', (_, damaged, line, cure) => {
  for (const [text, file] of [
    [group, companyFile],
    [list, referencesFile],
  ] as const)
    expect(said(damaged(text), file)).toEqual([
      expect.stringMatching(new RegExp(`^${line} .*${cure}`)),
    ]);
});

test('a group in the place of a list, and a list in that of a group, are named', () => {
  expect(said(group, referencesFile)).toEqual([
    expect.stringContaining('Syntax.noList braces=[ ]'),
  ]);
  expect(said(list)).toEqual([expect.stringContaining('Syntax.noGroup braces={ }')]);
});

test('a name that occurs twice is named with its key, once for a whole group', () => {
  expect(said(group.replace('"z"', '"y"'))).toEqual([
    expect.stringMatching(/^6 place\.y Rules\.twice line=5$/),
  ]);
  expect(said(list.replace('"x"', '"name"'), referencesFile)).toEqual([
    expect.stringMatching(/^4 0\.name Rules\.twice line=3$/),
  ]);
  const again = group.replace('"x": 1', '"place": { "y": 1 }');
  expect(said(again)).toEqual([expect.stringMatching(/^4 place /)]);
});

test.each(contentPaths)('%s can be read', (file) => {
  expect(jsonFindings({ path: file, text: readFileSync(file, 'utf8') })).toEqual([]);
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMessageFile, textsOf } from './messageFile';

const home = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'));
  mkdirSync(join(folder, 'messages'));
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

function read(bytes: Buffer) {
  writeFileSync('messages/bg.json', bytes);
  return readMessageFile('bg');
}

const json = '{ "title": "Ден" }';
/** In Windows-1251 the Cyrillic letters follow each other as in Unicode. */
const windows1251 = Buffer.from(
  json.replace(/[а-яА-Я]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x350)),
  'latin1',
);

test.each([
  ['Windows-1251', windows1251],
  ['Windows-1252', Buffer.from('{ "title": "Città" }', 'latin1')],
  ['UTF-16 with a byte order mark', Buffer.from(`\ufeff${json}`, 'utf16le')],
  ['UTF-16 without one', Buffer.from('{ "title": "Day" }', 'utf16le')],
])('a file in %s is not read', (_name, bytes) => {
  expect(read(bytes)).toMatchObject({ text: '' });
});

test('a file in UTF-8 is read unchanged, and its letters become single characters', () => {
  const decomposed = json.replace('Ден', 'Мои\u0306');
  const file = read(Buffer.from(decomposed));
  expect(file).toMatchObject({ text: decomposed });
  expect(textsOf(file)).toMatchObject([{ key: 'title', value: 'Мой' }]);
});

test('`npm run lint` accepts a message file as translators and Windows save it', () => {
  const saved = '{\r\n    "title": "Day" }\r\n';
  const { stdout } = spawnSync(
    'node_modules/.bin/biome',
    ['format', '--stdin-file-path=messages/en.json'],
    { cwd: home, input: saved, encoding: 'utf8' },
  );
  expect(stdout).toBe(saved);
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent } from '@/content/readContent';
import { translator } from '@/content/translator';
import { readMessageFile, textsOf } from './messageFiles';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'));
  mkdirSync(join(folder, 'messages'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function read(bytes: Buffer) {
  writeFileSync(join(folder, 'messages/bg.json'), bytes);
  return readMessageFile('bg', folder);
}

const json = '{ "title": "Ден" }';

test('who asks for a text of a file that is damaged is told the file and who knows the cure', () => {
  read(Buffer.from(`{\n<<<<<<< HEAD\n${json.slice(1)}`));
  const t = translator('bg', readContent(folder).messages.bg);
  expect(() => t('Hero.lead')).toThrow(/^messages\/bg\.json: .*Hero.*npm run messages/);
});

test('a file in UTF-8 is read unchanged, and its letters become single characters', () => {
  const decomposed = json.replace('Ден', 'Мои\u0306');
  const file = read(Buffer.from(decomposed));
  expect(file).toMatchObject({ text: decomposed });
  expect(textsOf(file)).toMatchObject([{ key: 'title', value: 'Мой' }]);
});

test('`npm run check` accepts a message file as translators and Windows save it', () => {
  const saved = '{\r\n    "title": "Day" }\r\n';
  const { stdout } = spawnSync(
    process.execPath,
    [require.resolve('@biomejs/biome/bin/biome'), 'format', '--stdin-file-path=messages/en.json'],
    { input: saved, encoding: 'utf8' },
  );
  expect(stdout).toBe(saved);
});

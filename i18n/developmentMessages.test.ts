import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { developmentMessages } from './developmentMessages';
import { locales } from './locales';

const home = process.cwd();
const italian = readFileSync('messages/it.json', 'utf8');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'));
  mkdirSync(join(folder, 'messages'));
  for (const locale of locales) {
    const file = `messages/${locale}.json`;
    writeFileSync(join(folder, file), readFileSync(file));
  }
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
  Reflect.deleteProperty(globalThis, 'lastGoodMessages');
});

function write(text: string): void {
  writeFileSync('messages/it.json', text);
}

test('a page follows each change, stays as it was while a file is broken, and goes on when it is mended', () => {
  expect(developmentMessages('it').Horizon.mission).toBe('Missione');
  write(italian.replace('"Missione"', '"Compito"'));
  expect(developmentMessages('it').Horizon.mission).toBe('Compito');
  write(italian.replace('"Missione",', '"Missione"'));
  expect(developmentMessages('it').Horizon.mission).toBe('Compito');
  write(italian.replace('{company}', '{company'));
  expect(developmentMessages('it').Horizon.mission).toBe('Compito');
  write(italian);
  expect(developmentMessages('it').Horizon.mission).toBe('Missione');
});

test('a file that was broken from the start is shown in English', () => {
  write('{');
  expect(developmentMessages('it').Horizon.mission).toBe('Mission');
  expect(developmentMessages('bg').Horizon.mission).toBe('Мисия');
});

test('where none can be read, the error says whom to ask', () => {
  for (const locale of locales) writeFileSync(`messages/${locale}.json`, '');
  expect(() => developmentMessages('it')).toThrow('Run "npm run messages"');
});

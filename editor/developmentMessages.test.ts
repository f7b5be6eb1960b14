import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locales } from '@/i18n/locales';
import { developmentMessages } from './developmentMessages';

const home = process.cwd();
let folder: string;

/** Writes messages made for these tests, so that a change of the site's texts does not fail them. */
function write(locale: string, mission: string): void {
  writeFileSync(`messages/${locale}.json`, `{ "Horizon": { "mission": "${mission}" } }`);
}

function shown(locale: 'it' | 'bg'): string {
  return developmentMessages(locale).Horizon.mission;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'));
  mkdirSync(join(folder, 'messages'));
  // Whether a faulty text counts depends on the sections that the site shows.
  cpSync('content', join(folder, 'content'), { recursive: true });
  process.chdir(folder);
  for (const locale of locales) write(locale, `Mission of ${locale}`);
});

afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
  Reflect.deleteProperty(globalThis, 'lastGoodMessages');
  Reflect.deleteProperty(globalThis, 'checkedFiles');
});

test('a page shows each change, and the last valid texts while a file is broken', () => {
  expect(shown('it')).toBe('Mission of it');
  write('it', 'Compito');
  expect(shown('it')).toBe('Compito');
  writeFileSync('messages/it.json', '{ "Horizon": ');
  expect(shown('it')).toBe('Compito');
  write('it', 'Compito di {azienda');
  expect(shown('it')).toBe('Compito');
  write('it', 'Missione');
  expect(shown('it')).toBe('Missione');
});

test('a page shows English texts if the file of its language was never valid', () => {
  writeFileSync('messages/it.json', '{');
  expect(shown('it')).toBe('Mission of en');
  expect(shown('bg')).toBe('Mission of bg');
});

test('if no file can be read, the error names the command to run', () => {
  for (const locale of locales) writeFileSync(`messages/${locale}.json`, '');
  expect(() => developmentMessages('it')).toThrow('Run “npm run messages”');
});

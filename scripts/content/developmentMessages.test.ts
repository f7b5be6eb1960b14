import { writeFileSync } from 'node:fs';
import { locales } from '@/i18n/locales';
import { workIn } from '@/scripts/testing/workIn';
import { developmentMessages } from './developmentMessages';

/** Writes messages made for these tests, so that a change of the site's texts does not fail them. */
function write(locale: string, mission: string): void {
  writeFileSync(`messages/${locale}.json`, `{ "Horizon": { "mission": "${mission}" } }`);
}

function shown(locale: 'it' | 'bg'): string {
  return developmentMessages(locale).Horizon.mission;
}

workIn();

beforeEach(() => {
  for (const locale of locales) write(locale, `Mission of ${locale}`);
});

afterEach(() => {
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

test('letters that were typed as two characters are shown as one', () => {
  write('bg', 'Мои\u0306 край');
  expect(shown('bg')).toBe('Мой край');
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

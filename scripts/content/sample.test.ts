import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyContent, newFolder } from '@/scripts/testing/workIn';
import { findingsOf, rulesAt } from './contentRules';
import { withValue } from './editJson';
import { readMessageFiles } from './messageFiles';
import { folderWithSample } from './sample';
import { readValueFiles } from './values';

let folder: string;

/** Files from which Next reads an owner’s settings. */
const ownSettings = ['.env', '.env.local', '.env.production', '.env.production.local'];

beforeEach(() => {
  folder = newFolder();
  copyContent(folder);
  for (const name of ['logo', 'logo-paper', 'logo-mark', 'logo-mark-paper'])
    cpSync(`public/${name}.svg`, join(folder, `public/${name}.svg`));
  for (const name of [...ownSettings, '.env.example'])
    writeFileSync(join(folder, name), 'NEXT_PUBLIC_SITE_URL=https://owner.bg\n');
});

afterEach(() => rmSync(folder, { recursive: true }));

function change(file: string, at: (string | number)[], value: unknown): void {
  const own = join(folder, file);
  writeFileSync(own, withValue(readFileSync(own, 'utf8'), at, value));
}

test('tests of behaviour run in the project itself if its content is the sample’s', async () => {
  change('messages/en.json', ['Hero', 'title'], 'Another heading');
  expect(await folderWithSample(folder)).toBe(folder);
});

test('sections and texts that somebody has removed for good are not asked for', async () => {
  change('content/sections.json', ['founder'], undefined);
  for (const locale of ['en', 'it', 'bg'])
    change(`messages/${locale}.json`, ['Founder'], undefined);
  expect(await folderWithSample(folder)).toBe(folder);
});

test('tests of behaviour run in a copy if the owner has other content', async () => {
  jest.spyOn(console, 'log').mockImplementation();
  change('content/company.json', ['phone'], '+359 32 111 222');
  change('content/sections.json', ['founder'], false);
  for (const locale of ['en', 'it', 'bg']) {
    const own = { own: { title: 'Own', text: 'Own' } };
    change(`messages/${locale}.json`, ['Partnership', 'undertakings'], own);
  }
  change('messages/en.json', ['Hero', 'title'], 'Another heading');
  writeFileSync(join(folder, 'public/certificates/en/iso-9001.pdf'), 'New');
  writeFileSync(join(folder, 'public/certificates/en/gdpr.pdf'), 'New');
  change('content/certificates.json', [3], { id: 'gdpr', standard: 'GDPR' });

  const copy = await folderWithSample(folder);
  const read = (file: string, where = copy) => JSON.parse(readFileSync(join(where, file), 'utf8'));
  expect(read('content/company.json').phone).toBe('+359 2 000 00 00');
  expect(read('content/sections.json').founder).toBe(true);
  expect(read('content/certificates.json')).toHaveLength(3);
  expect(Object.keys(read('messages/bg.json').Partnership.undertakings)).toContain('grazing');
  // The owner's other texts are kept.
  expect(read('messages/en.json').Hero.title).toBe('Another heading');
  expect(readFileSync(join(copy, 'public/certificates/en/iso-9001.pdf'), 'latin1')).toContain(
    '%PDF-',
  );
  expect(existsSync(join(copy, 'public/certificates/en/gdpr.pdf'))).toBe(false);
  const files = {
    messages: readMessageFiles(copy),
    values: readValueFiles(copy),
    exists: (file: string) => existsSync(join(copy, file)),
  };
  expect(findingsOf(rulesAt('save'), files)).toEqual([]);
  // Unit tests and browser tests share a copy.
  writeFileSync(join(copy, 'made by the unit tests'), '');
  expect(await folderWithSample(folder, true)).toBe(copy);
  expect(existsSync(join(copy, 'made by the unit tests'))).toBe(true);
  // The tests must not depend on an owner's settings.
  expect(ownSettings.filter((name) => existsSync(join(copy, name)))).toEqual([]);
  // A review asks what this file says.
  expect(existsSync(join(copy, '.env.example'))).toBe(true);
  expect(read('content/company.json', folder).phone).toBe('+359 32 111 222');

  // The next copy has nothing of this one but what was built in it.
  mkdirSync(join(copy, '.next'));
  await folderWithSample(folder);
  expect(existsSync(join(copy, '.next'))).toBe(true);
  expect(existsSync(join(copy, 'made by the unit tests'))).toBe(false);
});

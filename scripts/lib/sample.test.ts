import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { withValue } from '@/content/write';
import { findingsOf, rulesAt } from './rules';
import { folderWithSample, sampleFindings } from './sample';

const home = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sample-'));
  for (const part of ['content', 'messages', 'media/pictures.json', 'public/certificates'])
    cpSync(join(home, part), join(folder, part), { recursive: true });
  for (const name of ['logo', 'logo-paper', 'logo-mark', 'logo-mark-paper'])
    cpSync(join(home, `public/${name}.svg`), join(folder, `public/${name}.svg`));
  writeFileSync(join(folder, '.env.local'), 'NEXT_PUBLIC_SITE_URL=https://owner.bg\n');
  process.chdir(folder);
});

afterEach(() => {
  jest.restoreAllMocks();
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

function change(file: string, at: (string | number)[], value: unknown): void {
  writeFileSync(file, withValue(readFileSync(file, 'utf8'), at, value));
}

const isListed = (path: string, key = '') =>
  sampleFindings().some((entry) => entry.path === path && entry.key === key);

test('values of the sample company are listed until they are replaced', () => {
  const entries = [
    ['content/company.json', 'phone'],
    ['content/certificates.json', '1.number'],
    ['content/certificates.json', '0.body.it'],
    ['messages/bg.json', 'Company.city'],
    ['messages/bg.json', 'Founder.name'],
    ['messages/it.json', 'Partnership.undertakings.data.text'],
    ['messages/bg.json', 'Questions.answers.removal'],
    ['public/logo.svg', ''],
    ['public/certificates/bg/iso-9001.pdf', ''],
  ] as const;
  for (const [path, key] of entries) {
    expect([path, key, isListed(path, key)]).toEqual([path, key, true]);
    if (key)
      change(
        path,
        key.split('.').map((part) => (/^\d$/.test(part) ? Number(part) : part)),
        'New',
      );
    else writeFileSync(path, 'New');
    expect([path, key, isListed(path, key)]).toEqual([path, key, false]);
  }
});

test('values that any company may have are not listed', () => {
  expect(isListed('content/company.json', 'countryCode')).toBe(false);
  expect(isListed('content/company.json', 'iban')).toBe(false);
  expect(isListed('content/certificates.json', '0.standard')).toBe(false);
  expect(isListed('messages/en.json', 'Hero.title')).toBe(false);
});

test('tests of behaviour run in the project itself if its content is the sample’s', async () => {
  change('messages/en.json', ['Hero', 'title'], 'Another heading');
  expect(await folderWithSample()).toBe('.');
});

test('sections and texts that somebody has removed for good are not asked for', async () => {
  change('content/sections.json', ['founder'], undefined);
  for (const locale of ['en', 'it', 'bg'])
    change(`messages/${locale}.json`, ['Founder'], undefined);
  expect(await folderWithSample()).toBe('.');
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
  writeFileSync('public/certificates/en/iso-9001.pdf', 'New');
  writeFileSync('public/certificates/en/gdpr.pdf', 'New');
  change('content/certificates.json', [3], { id: 'gdpr', standard: 'GDPR' });

  process.chdir(await folderWithSample());
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  expect(read('content/company.json').phone).toBe('+359 2 000 00 00');
  expect(read('content/sections.json').founder).toBe(true);
  expect(read('content/certificates.json')).toHaveLength(3);
  expect(Object.keys(read('messages/bg.json').Partnership.undertakings)).toContain('grazing');
  // The owner's other texts are kept.
  expect(read('messages/en.json').Hero.title).toBe('Another heading');
  expect(readFileSync('public/certificates/en/iso-9001.pdf', 'latin1')).toContain('%PDF-');
  expect(existsSync('public/certificates/en/gdpr.pdf')).toBe(false);
  expect(findingsOf(rulesAt('save'))).toEqual([]);
  // The tests must not depend on an owner's settings.
  expect(existsSync('.env.local')).toBe(false);
  process.chdir(folder);
  expect(read('content/company.json').phone).toBe('+359 32 111 222');
});

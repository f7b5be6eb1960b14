import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyContent, workIn } from '@/scripts/testing/workIn';
import { withValue } from './editJson';
import { unreplacedFiles, unreplacedTexts } from './unreplaced';

workIn((folder) => {
  copyContent(folder);
  cpSync('content/sample/public', join(folder, 'public'), { recursive: true });
});

function change(file: string, at: (string | number)[], value: unknown): void {
  writeFileSync(file, withValue(readFileSync(file, 'utf8'), at, value));
}

const isListed = (path: string, key = '') =>
  [...unreplacedTexts(), ...unreplacedFiles()].some(
    (entry) => entry.path === path && entry.key === key,
  );

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

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { MessageFile } from '@/content/check/messageFile';
import type { Reference } from '@/content/references';
import { pdf } from '@/scripts/testing/pdf';
import { textEntries } from './entries';
import {
  certificatePlaces,
  consentPlaces,
  hoursPlaces,
  picturePlaces,
  placesWhere,
  settingPlaces,
  specimenMark,
} from './placesToChange';

/* Facts, texts and files of the tests' own: an owner who replaces the samples turns no test red. */

const files: MessageFile[] = [
  {
    locale: 'en',
    path: 'messages/en.json',
    text: `{
  "Company": { "hours": "Monday to Friday, 9:00 to 18:00" },
  "Hero": { "lead": "Slantse builds" },
  "Founder": {
    "role": "Engineer",
    "quote": "Slantse"
  }
}`,
  },
  {
    locale: 'bg',
    path: 'messages/bg.json',
    text: `{
  "Company": { "hours": "Понеделник до петък, 09.00 до 18.00" },
  "Hero": { "lead": "Ние строим" },
  "Founder": { "role": "Инженер", "quote": "Зора" }
}`,
  },
];

const entries = textEntries(files);

test('what is still the sample’s is named with its place', () => {
  const isSample = ({ value }: { value: string }) => value === 'Engineer';
  expect(placesWhere(entries, isSample)).toEqual([
    'messages/en.json, line 5, Founder.role: Engineer',
  ]);
});

test('opening hours in words that are not those of the facts are named', () => {
  expect(hoursPlaces('Mo-Fr 09:00-18:00', files)).toEqual([]);
  expect(hoursPlaces('Mo-Fr 08:30-18:00', files)).toHaveLength(2);
  expect(hoursPlaces('Mo-Sa 09:00-18:00', files)).toHaveLength(2);
});

test.each([
  [null, 'null'],
  [{ by: ' ', on: '2026-01-15' }, '" " on "2026-01-15"'],
  [{ by: 'A. Client', on: '15.01.2026' }, '"A. Client" on "15.01.2026"'],
  [{ by: 'A. Client', on: '2026' }, '"A. Client" on "2026"'],
  [{ by: 'A. Client', on: '2026-02-30' }, '"A. Client" on "2026-02-30"'],
  [{ by: 'A. Client', on: '2026-03-02' }, '"A. Client" on "2026-03-02"'],
  [{ by: 'A. Client', on: '2026-03-01' }, undefined],
])('a reference with the consent %j', (consent, refused) => {
  const reference: Reference = {
    name: { en: 'Plant', it: 'Impianto', bg: 'Централа' },
    place: { en: 'Place', it: 'Luogo', bg: 'Място' },
    role: 'epc',
    year: 2025,
    picture: 'solar-meadow',
    consent,
  };
  expect(consentPlaces([reference], new Date('2026-03-01T12:00Z'))).toEqual(
    refused ? [`content/references.json, Plant: consent is ${refused}`] : [],
  );
});

test('every setting that is empty is named', () => {
  expect(settingPlaces({ A: 'id' }, ['A', 'B'])).toEqual([
    'B is empty',
    'NEXT_PUBLIC_SITE_URL is empty',
  ]);
});

test.each([
  'https://www.company.example',
  'http://company.bg',
  'https://company',
  'https://192.168.0.1',
  'https://company.bg/site',
  'company.bg',
])('%s is no address to go live with', (NEXT_PUBLIC_SITE_URL) => {
  expect(settingPlaces({ NEXT_PUBLIC_SITE_URL }, [])).toEqual([
    `NEXT_PUBLIC_SITE_URL is ${NEXT_PUBLIC_SITE_URL}`,
  ]);
});

test.each([
  'https://www.company.bg',
  'https://company.bg/',
  'https://изгрев.бг',
  'https://xn--c1adj1bck.xn--90ae',
])('%s is an address to go live with', (NEXT_PUBLIC_SITE_URL) => {
  expect(settingPlaces({ NEXT_PUBLIC_SITE_URL }, [])).toEqual([]);
});

describe('files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'preflight-'));
  const file = join(folder, 'a.jpg');
  afterAll(() => rmSync(folder, { recursive: true }));

  test('pictures that are missing or broken are named', async () => {
    const least = { width: 1, height: 1 };
    expect(await picturePlaces(file, least)).toEqual([
      expect.stringContaining(`${file} cannot be read`),
    ]);
    writeFileSync(file, 'no picture');
    expect(await picturePlaces(file, least)).toEqual([
      expect.stringContaining(`${file} cannot be used`),
    ]);
  });

  test('certificates that are missing, broken or specimens are named', async () => {
    const document = join(folder, 'a.pdf');
    expect(await certificatePlaces(document)).toEqual([
      expect.stringContaining(`${document} cannot be read`),
    ]);
    writeFileSync(document, '<html>');
    expect(await certificatePlaces(document)).toEqual([
      expect.stringContaining(`${document} is no PDF`),
    ]);
    writeFileSync(document, pdf());
    expect(await certificatePlaces(document)).toEqual([]);
    writeFileSync(document, `${pdf()}% ${specimenMark}\n%%EOF`);
    expect(await certificatePlaces(document)).toEqual([`${document} is a specimen`]);
  });

  test('pictures are measured as they are shown, and named when too small', async () => {
    const onItsSide = sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } });
    await onItsSide.withMetadata({ orientation: 6 }).toFile(file);
    expect(await picturePlaces(file, { width: 20, height: 30 })).toEqual([]);
    expect(await picturePlaces(file, { width: 30, height: 20 })).toEqual([
      `${file} is 20 × 30, and should be 30 × 20 or more`,
    ]);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { deliveryVariables } from '@/components/contacts/EnquiryForm/delivery';
import { isConfirmed } from '@/content/checks';
import { content } from '@/content/current';
import type { Reference } from '@/content/model';
import { pdf } from '@/scripts/testing/pdf';
import {
  documentPlaces,
  lastDayPlaces,
  picturePlaces,
  placeOf,
  placesWithoutConsent,
  settingPlaces,
  unconfirmedOf,
} from './placesToChange';

/* The tests have their own facts, texts and files, because an owner changes those of the site. */

test('a text is named with its place in the file and on the website, and a file with its path', () => {
  const text = { path: 'messages/en.json', key: 'Founder.role', line: 5 };
  expect(placeOf(text)).toMatch(/^messages\/en\.json, line 5, Founder\.role \(Home › .+ › .+\)$/);
  const phone = { path: 'a.json', key: 'phone', line: 2, value: '1', title: 'Telephone' };
  expect(placeOf(phone)).toBe('a.json, line 2, phone (Telephone): 1');
  expect(placeOf({ ...phone, how: 'Write it with +.' })).toBe(
    'a.json, line 2, phone (Telephone): 1 | Write it with +.',
  );
  const long = { ...phone, value: 'a'.repeat(101) };
  expect(placeOf(long)).toBe(`a.json, line 2, phone (Telephone): ${'a'.repeat(100)}…`);
  expect(placeOf({ path: 'public/logo.svg', key: '', line: 0, value: '' })).toBe('public/logo.svg');
});

test('certificates without a last day, and those whose last day is over, are named', () => {
  const certificate = (standard: string, validUntil: string) => ({
    ...content.certificates[0],
    standard,
    edition: '2026',
    validUntil,
  });
  const list = [
    certificate('ISO 1', ''),
    certificate('ISO 2', '2026-02-28'),
    certificate('ISO 3', '2026-03-01'),
  ];
  expect(lastDayPlaces(list, new Date('2026-03-01T12:00Z'))).toEqual([
    'content/certificates.json: ISO 1:2026 has no last day',
    'content/certificates.json: ISO 2:2026 was valid until 2026-02-28',
  ]);
});

test.each([
  [null, 'null'],
  [{ by: ' ', on: '2026-01-15' }, '“ ” on “2026-01-15”'],
  [{ by: 'A. Client', on: '15.01.2026' }, '“A. Client” on “15.01.2026”'],
  [{ by: 'A. Client', on: '2026' }, '“A. Client” on “2026”'],
  [{ by: 'A. Client', on: '2026-02-30' }, '“A. Client” on “2026-02-30”'],
  [{ by: 'A. Client', on: '2026-03-02' }, '“A. Client” on “2026-03-02”'],
  [{ by: 'A. Client', on: '2026-03-01' }, undefined],
])('a reference with the consent %j is accepted or named', (consent, refused) => {
  const reference: Reference = {
    name: { en: 'Plant', it: 'Impianto', bg: 'Централа' },
    place: { en: 'Place', it: 'Luogo', bg: 'Място' },
    role: 'epc',
    year: 2025,
    picture: 'solar-meadow',
    consent,
  };
  expect(placesWithoutConsent([reference], new Date('2026-03-01T12:00Z'))).toEqual(
    refused ? [`content/references.json, Plant: consent is ${refused}`] : [],
  );
});

test('texts are asked for by key and place, until somebody confirms them', () => {
  const key = 'WhoWeAre.lead';
  const text = expect.stringMatching(/^the text WhoWeAre\.lead \(.+ › .+\)$/);
  expect(unconfirmedOf([key, 'Footer.bankAccount'])).toEqual(isConfirmed(key) ? [] : [text]);
});

test('empty settings are named', () => {
  const [{ variable, title }] = deliveryVariables;
  expect(settingPlaces(['A', variable], 'https://company.bg')).toEqual([
    'A is empty',
    `${variable} (${title}) is empty`,
  ]);
});

test.each([
  ['https://www.company.example', 'for examples'],
  ['http://company.bg', 'begins with http://'],
  ['http://www.company.example/', 'begins with http://'],
  ['https://company', 'without a path'],
  ['https://192.168.0.1', 'without a path'],
  ['https://company.bg/site', 'without a path'],
  ['company.bg', 'without a path'],
])('a site cannot go live at %s, and the reason is named', (address, reason) => {
  expect(settingPlaces([], address)).toEqual([expect.stringContaining(`${address}, `)]);
  expect(settingPlaces([], address)).toEqual([expect.stringContaining(reason)]);
});

test.each([
  'https://www.company.bg',
  'https://company.bg/',
  'https://изгрев.бг',
  'https://xn--c1adj1bck.xn--90ae',
])('a site can go live at %s', (address) => {
  expect(settingPlaces([], address)).toEqual([]);
});

describe('files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'preflight-'));
  const file = join(folder, 'a.jpg');
  afterAll(() => rmSync(folder, { recursive: true }));

  test('pictures that are missing or broken are named', async () => {
    const least = { width: 1, height: 1 };
    expect(await picturePlaces([{ file, least }])).toEqual([
      expect.stringContaining(`${file} cannot be read`),
    ]);
    writeFileSync(file, 'not a picture');
    expect(await picturePlaces([{ file, least }])).toEqual([
      expect.stringContaining(`${file} cannot be used`),
    ]);
  });

  test('certificates that are missing or broken are named', async () => {
    const document = join(folder, 'a.pdf');
    expect(await documentPlaces([document])).toEqual([
      expect.stringContaining(`${document} cannot be read`),
    ]);
    writeFileSync(document, '<html>');
    expect(await documentPlaces([document])).toEqual([
      expect.stringContaining('that visitors can open'),
    ]);
    writeFileSync(document, pdf());
    expect(await documentPlaces([document])).toEqual([]);
  });

  test('pictures are measured after their rotation, and named if they are too small', async () => {
    const onItsSide = sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } });
    await onItsSide.withMetadata({ orientation: 6 }).toFile(file);
    expect(await picturePlaces([{ file, least: { width: 20, height: 30 } }])).toEqual([]);
    expect(await picturePlaces([{ file, least: { width: 30, height: 20 } }])).toEqual([
      `${file} is 20 × 30, but should be at least 30 × 20`,
    ]);
  });
});

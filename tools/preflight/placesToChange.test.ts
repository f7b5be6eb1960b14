import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { deliveryVariables } from '@/components/contacts/EnquiryForm/delivery';
import { companyFile } from '@/content/contentFiles';
import { content } from '@/content/current';
import { picturePlaces, placeOf, placeWithText, settingPlaces } from './placesToChange';

/* The tests have their own facts, texts and files, because an owner changes those of the site. */

test('a text is named with its place in the file and on the website, and a file with its path', () => {
  const code = 'ToDo.sample';
  const text = { path: 'messages/en.json', key: 'Founder.role', line: 5, code } as const;
  expect(placeOf(text)).toMatch(/^messages\/en\.json, line 5, Founder\.role \(.+ › .+ › .+\)$/);
  const phone = { path: companyFile, key: 'phone', line: 2, code } as const;
  expect(placeOf(phone)).toBe('content/company.json, line 2, phone (Telephone)');
  const { phone: value } = content.company;
  expect(placeWithText(phone)).toMatch(/ phone \(Telephone\): \+.* \| Write it with \+/);
  expect(placeWithText(phone)).toContain(`: ${value} |`);
  expect(placeOf({ path: 'public/logo.svg', key: '', line: 1, code })).toBe('public/logo.svg');
});

const ready = Object.fromEntries(deliveryVariables.map(({ variable }) => [variable, 'id']));

test('empty settings are named', () => {
  const [{ variable, title }] = deliveryVariables;
  expect(settingPlaces({ ...ready, [variable]: '' }, 'https://company.bg')).toEqual([
    `${variable} (${title}) is empty`,
  ]);
});

test.each([
  ['https://www.company.example', 'nobody can reach'],
  ['https://company', 'nobody can reach'],
  ['https://192.168.0.1', 'nobody can reach'],
  ['http://localhost:3000', 'nobody can reach'],
  ['http://company.bg', 'Write it with https://'],
  ['https://company.bg/site', 'without a path'],
  ['company.bg', 'without a path'],
])('a site cannot go live at %s, and the reason is named', (address, reason) => {
  const places = settingPlaces({ ...ready, NEXT_PUBLIC_SITE_URL: address }, 'https://company.bg');
  expect(places).toEqual([expect.stringContaining(address)]);
  expect(places).toEqual([expect.stringContaining(reason)]);
  expect(settingPlaces(ready, address)).toEqual([expect.stringContaining(reason)]);
});

test.each([
  'https://www.company.bg',
  'https://company.bg/',
  'https://изгрев.бг',
  'https://xn--c1adj1bck.xn--90ae',
])('a site can go live at %s', (address) => {
  expect(settingPlaces(ready, address)).toEqual([]);
});

describe('files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'preflight-'));
  const file = join(folder, 'a.jpg');
  afterAll(() => rmSync(folder, { recursive: true }));

  test('pictures are measured after their rotation, and named if they are too small', async () => {
    const onItsSide = sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } });
    await onItsSide.withMetadata({ orientation: 6 }).toFile(file);
    expect(await picturePlaces([{ file, least: { width: 20, height: 30 } }])).toEqual([]);
    expect(await picturePlaces([{ file, least: { width: 30, height: 20 } }])).toEqual([
      `${file} is 20 × 30, but should be at least 30 × 20`,
    ]);
  });
});

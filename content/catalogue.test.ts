import type { PictureName } from '@/site/pictures';
import { isShown } from './catalogue';
import { content } from './current';
import type { Reference } from './types';

const isOnPage = (key: string) => isShown(content, key);

test('if a section is off, its texts and values are hidden, and all others are shown', () => {
  const texts = ['Founder.name', 'Founder', 'FounderOf', 'Hero.title'];
  expect(texts.map(isOnPage)).toEqual([true, true, true, true]);
  jest.replaceProperty(content.sections, 'founder', false);
  expect(texts.map(isOnPage)).toEqual([false, false, true, true]);
  expect(['career.degree', 'contract.years', 'phone'].map(isOnPage)).toEqual([false, true, true]);
});

test('if a section is off, the texts that it shows from another group are hidden', () => {
  jest.replaceProperty(content.sections, 'contract', false);
  expect(['Benefits.contract', 'Benefits.title'].map(isOnPage)).toEqual([false, true]);
});

test('what is in a group that no page shows is hidden, whatever its own row says', () => {
  const isThere = jest.fn(() => false);
  const from = new Map([
    ['A', { section: 'founder' }],
    ['A.daylight', { section: 'daylight' }],
    ['A.vat', { shownIf: isThere }],
    ['A.vat.number', { shownIf: () => true }],
  ] as const);
  const shown = () => ['A.daylight', 'A.vat.number'].map((key) => isShown(content, key, from));
  expect(shown()).toEqual([true, false]);
  isThere.mockReturnValue(true);
  expect(shown()).toEqual([true, true]);
  jest.replaceProperty(content.sections, 'founder', false);
  expect(shown()).toEqual([false, false]);
});

test('the description of a plant’s picture is shown if Home shows the plant', () => {
  const key = 'Pictures.plant';
  const plant = {
    name: { en: 'Plant' },
    place: { en: 'Place' },
    role: 'epc',
    year: 2025,
    picture: 'plant' as PictureName,
    consent: { by: 'A. Client', on: '2026-01-15' },
  } as const;
  const list = content.references as Reference[];
  list.push(plant);
  expect(isOnPage(key)).toBe(true);
  list[list.length - 1] = { ...plant, consent: null };
  expect(isOnPage(key)).toBe(false);
  list.pop();
  expect(isOnPage(key)).toBe(false);
  expect(isOnPage('Pictures.solar-meadow')).toBe(true);
});

test.each([
  ['accreditation', { en: 'BAS', it: 'BAS', bg: 'БСА' }],
  ['validFrom', '2025-06-01'],
  ['validUntil', '2028-05-31'],
])('the name of the value %s is shown if a certificate has it', (name, value) => {
  const key = `Certificates.${name}`;
  expect(isOnPage(key)).toBe(false);
  jest.replaceProperty(content.certificates, 0, { ...content.certificates[0], [name]: value });
  expect(isOnPage(key)).toBe(true);
});

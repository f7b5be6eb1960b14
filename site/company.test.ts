import { readFileSync } from 'node:fs';
import { untranslatedMark } from '@/i18n/check/wording';
import { defaultLocale, locales } from '@/i18n/locales';
import { company, socialProfiles, telephoneUri } from './company';

test.each([
  ['+359 2 000 00 00', 'tel:+35920000000'],
  ['+39 06 (000) 00-00', 'tel:+39060000000'],
  ['02 000', 'tel:02000'],
])('%s is dialled as %s', (phone, uri) => {
  expect(telephoneUri(phone)).toBe(uri);
});

test('the six social networks of the specification, in its order, each on its own site', () => {
  expect(socialProfiles.map(({ network }) => network)).toEqual([
    'facebook',
    'instagram',
    'linkedin',
    'tiktok',
    'x',
    'youtube',
  ]);
  for (const { network, url } of socialProfiles) {
    expect(new URL(url).hostname).toMatch(new RegExp(`^(www\\.)?${network}\\.com$`));
  }
});

test('addresses are absolute https URLs', () => {
  for (const url of [company.website, company.foundationUrl]) {
    expect(new URL(url).protocol).toBe('https:');
  }
});

test.each(locales)('the opening hours are those that %s says in words', (locale) => {
  const words: string = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')).Company.hours;
  const language = words.startsWith(untranslatedMark) ? defaultLocale : locale;
  const [days = '', hours = ''] = company.openingHours.split(' ');
  // The first of January 2024 was a Monday.
  const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((short, index) => ({
    short,
    name: new Date(Date.UTC(2024, 0, index + 1)).toLocaleDateString(language, {
      weekday: 'long',
      timeZone: 'UTC',
    }),
  }));
  const named = weekdays.filter(({ name }) => words.toLowerCase().includes(name.toLowerCase()));
  expect(named.map(({ short }) => short).join('-')).toBe(days);
  const times = words.match(/\d{1,2}:\d{2}/g) ?? [];
  expect(times.map((time) => time.padStart(5, '0')).join('-')).toBe(hours);
});

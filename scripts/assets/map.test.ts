/** @jest-environment jsdom */
import { createHash } from 'node:crypto';
import { locales } from '@/i18n/locales';
import { mapPage } from './map';
import { isOnMap, kilometresToRome, withOffice } from './map/office';
import { openStreetMapEmbedUrl } from './map/openStreetMap';

const office = { latitude: 42.6, longitude: 23.4 };
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe.each(locales)('the map page in %s', (locale) => {
  const page = parse(mapPage(locale, office));
  const scripts = page.querySelectorAll('script');

  test('has no unfilled placeholders', () => {
    for (const script of scripts) script.textContent = '';
    expect(page.documentElement.outerHTML).not.toMatch(/[{}]/);
  });

  test('has the address and the links before the drawing, which is one image', () => {
    const [panel, drawing] = page.querySelectorAll('main > div');
    expect(panel?.querySelectorAll('h1, a')).toHaveLength(3);
    expect(drawing?.getAttribute('role')).toBe('img');
  });

  test('links to OpenStreetMap at the office, and works without script', () => {
    const link = page.querySelector('a.button');
    expect(link?.getAttribute('href')).toBe(openStreetMapEmbedUrl(office));
  });
});

test('the policy allows the one script by its hash', () => {
  const page = parse(mapPage('en', office));
  const [script, ...others] = page.querySelectorAll('script');
  const hash = createHash('sha256')
    .update(script?.textContent ?? '')
    .digest('base64');
  expect(others).toEqual([]);
  const policy = page.querySelector('[http-equiv="Content-Security-Policy"]');
  expect(policy?.getAttribute('content')).toContain(`script-src 'sha256-${hash}';`);
});

const [sofia, varna] = [
  { latitude: 42.6977, longitude: 23.3219 },
  { latitude: 43.21, longitude: 27.92 },
];

test('the office is drawn at its place, and cities that it would cover are left out', () => {
  const offices = (place: typeof sofia) =>
    [...withOffice(place).matchAll(/<g transform="translate\(([^)]*)\)"/g)].map(([, at]) => at);
  expect(offices(sofia)).toEqual(['0 0', '0 0', '0 0']);
  // By hand: 4.5981° and 0.7008° of Mercator's to the north-east, at 15.5, 30 and 44 px a degree.
  expect(offices(varna)).toEqual(['71.3 -10.8', '137.9 -21', '202.3 -30.8']);
  expect(withOffice(sofia)).toContain('{cities.varna}');
  expect(withOffice(varna)).not.toContain('{cities.varna}');
  const bulgaria = (place: typeof sofia) => withOffice(place).split('{countries.bulgaria}').length;
  expect([sofia, { latitude: 42.14, longitude: 24.75 }].map(bulgaria)).toEqual([4, 1]);
});

test('on phones and tablets, the name of an office in the east does not end outside the drawing', () => {
  const names = (place: typeof sofia) =>
    [...withOffice(place).matchAll(/<text ([^>]*)>\{city\}/g)].map(([, where]) => where);
  const beside = 'x="15" y="-17"';
  expect(names(sofia)).toEqual([beside, beside, beside]);
  // It ends at 28° east, which is 0.08° from Varna, at 15.5 and 30 px a degree.
  expect(names(varna)).toEqual([
    'x="1.2" y="-40" text-anchor="end"',
    'x="2.4" y="-62" text-anchor="end"',
    beside,
  ]);
  const bucharest = (place: typeof sofia) =>
    withOffice(place).split('{cities.bucharest}').length - 1;
  expect([sofia, varna].map(bucharest)).toEqual([2, 1]);
});

test('the distance to Rome is that of a great circle', () => {
  // The tool that made the drawing computed the same.
  expect(kilometresToRome(sofia)).toBe(894);
  // A degree along a meridian is 40,030 km ÷ 360.
  expect(kilometresToRome({ latitude: 44.9, longitude: 12.5 })).toBe(Math.round(3 * 111.195));
});

test('an office outside the drawing is recognised', () => {
  expect([sofia, varna, { latitude: 52.5, longitude: 13.4 }].map(isOnMap)).toEqual([
    true,
    true,
    false,
  ]);
});

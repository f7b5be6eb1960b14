import { renderToString } from 'react-dom/server.node';
import { inLanguage } from '@/components/testing/renderIn';
import { content } from '@/content/current';
import { locales } from '@/i18n/locales';
import { isOnMap, kilometresToRome, mapLayout, mapWindows } from './geography';
import { openStreetMapEmbedUrl } from './openStreetMap';
import { RegionMap } from './RegionMap';

const [sofia, varna] = [
  { latitude: 42.6977, longitude: 23.3219 },
  { latitude: 43.21, longitude: 27.92 },
];

describe.each(locales)('the map page in %s', (locale) => {
  function open(): HTMLElement {
    document.body.innerHTML = renderToString(inLanguage(locale, <RegionMap />));
    return document.body;
  }

  test('has the address and the links before the drawing, which is one image', () => {
    const [panel, drawing] = open().querySelectorAll('main > div');
    expect(panel?.querySelectorAll('h1, a')).toHaveLength(3);
    expect(drawing?.getAttribute('role')).toBe('img');
    const windows = [...(drawing?.querySelectorAll('[data-window]') ?? [])];
    const names = mapWindows.map(({ name }) => name);
    expect(windows.map((window) => window.getAttribute('data-window'))).toEqual([
      ...names,
      ...names,
    ]);
  });

  test('links to OpenStreetMap at the office, and works without script', () => {
    jest.replaceProperty(content.company, 'coordinates', varna);
    const link = open().querySelector('a.button');
    expect(link?.getAttribute('href')).toBe(openStreetMapEmbedUrl(varna));
  });
});

/** What the windows show for an office, from the narrow one to the wide one. */
const layouts = (office: typeof sofia) => mapWindows.map((window) => mapLayout(office, window));

test('the office is drawn at its place, and names that it would cover are left out', () => {
  const offices = (place: typeof sofia) => layouts(place).map(({ office }) => office);
  expect(offices(sofia)).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
  // By hand: 4.5981° and 0.7008° of Mercator's to the north-east, at 15.5, 30 and 44 px a degree.
  expect(offices(varna)).toEqual([
    [71.3, -10.8],
    [137.9, -21],
    [202.3, -30.8],
  ]);
  const cities = (place: typeof sofia) => layouts(place)[2]?.cities.map(({ city }) => city);
  expect(cities(sofia)).toContain('varna');
  expect(cities(varna)).not.toContain('varna');
  const countries = (place: typeof sofia) =>
    layouts(place).map((layout) => layout.countries.map(({ country }) => country));
  expect(countries(sofia)).toEqual(Array(3).fill(['bulgaria', 'italy']));
  expect(countries({ latitude: 42.14, longitude: 24.75 })).toEqual(Array(3).fill(['italy']));
});

test('on phones and tablets, the name of an office in the east does not end outside the drawing', () => {
  const names = (place: typeof sofia) => layouts(place).map(({ officeName }) => officeName);
  const beside = { x: 15, y: -17 };
  expect(names(sofia)).toEqual([beside, beside, beside]);
  // It ends at 28° east, which is 0.08° from Varna, at 15.5 and 30 px a degree.
  expect(names(varna)).toEqual([
    { x: 1.2, y: -40, textAnchor: 'end' },
    { x: 2.4, y: -62, textAnchor: 'end' },
    beside,
  ]);
  const bucharest = (place: typeof sofia) =>
    layouts(place).filter(({ cities }) => cities.some(({ city }) => city === 'bucharest')).length;
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

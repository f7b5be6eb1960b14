import { openStreetMapOrigin } from '@/site/map';
import { openStreetMapEmbedUrl, openStreetMapUrl } from './openStreetMap';

const office = { latitude: 42.6977, longitude: 23.3219 };
const { latitude, longitude } = office;

test('the embedded map shows 400 metres in every direction from the office', () => {
  const url = new URL(openStreetMapEmbedUrl(office));
  expect(url.origin).toBe(openStreetMapOrigin);
  expect(url.pathname).toBe('/export/embed.html');
  expect(url.searchParams.get('marker')).toBe('42.69770,23.32190');

  const box = (url.searchParams.get('bbox') ?? '').split(',').map(Number);
  const [west = 0, south = 0, east = 0, north = 0] = box;
  const metresPerDegree = 40_007_863 / 360;
  const shrink = Math.cos((latitude * Math.PI) / 180);
  // This is computed in another way, so it agrees only within a few metres.
  expect(Math.abs((north - latitude) * metresPerDegree - 400)).toBeLessThan(5);
  expect(Math.abs((latitude - south) * metresPerDegree - 400)).toBeLessThan(5);
  expect(Math.abs((east - longitude) * metresPerDegree * shrink - 400)).toBeLessThan(5);
  expect(Math.abs((longitude - west) * metresPerDegree * shrink - 400)).toBeLessThan(5);
});

test('the larger map is centred on the office', () => {
  expect(openStreetMapUrl(office)).toBe(
    'https://www.openstreetmap.org/?mlat=42.69770&mlon=23.32190#map=17/42.69770/23.32190',
  );
});

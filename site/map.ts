import type { Locale } from '@/i18n/locales';

/** WGS 84, decimal degrees; north and east are positive. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** The one foreign origin that the map frame may go to, after a click: the policy's `frame-src` needs it. */
export const openStreetMapOrigin = 'https://www.openstreetmap.org';

/** A metre more or less does not matter on a map of a street; five decimals are about one metre. */
const decimals = 5;

const metresPerDegreeOfLatitude = 111_320;

/** The path of the small page on which the embedded map frame opens. `scripts/assets/map.ts` writes it. */
export function mapFramePath(locale: Locale): string {
  return `/map/${locale}/`;
}

function degrees(value: number): string {
  return value.toFixed(decimals);
}

/**
 * The address of OpenStreetMap's embeddable map with a marker, in the form that its own "Share" panel writes.
 *
 * @param radius metres around the point that are sure to be seen, whatever the frame's proportions
 * @see https://wiki.openstreetmap.org/wiki/Export#Embeddable_HTML
 */
export function openStreetMapEmbedUrl(
  { latitude, longitude }: Coordinates,
  radius: number = 400,
): string {
  const north = radius / metresPerDegreeOfLatitude;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  const box = [longitude - east, latitude - north, longitude + east, latitude + north];
  const query = new URLSearchParams({
    bbox: box.map(degrees).join(','),
    layer: 'mapnik',
    marker: [latitude, longitude].map(degrees).join(','),
  });
  return `${openStreetMapOrigin}/export/embed.html?${query}`;
}

/**
 * The address of the full OpenStreetMap site with a marker.
 *
 * @param zoom OpenStreetMap's zoom level, 0 (the world) to 19 (a house); 17 shows the street and its neighbours
 */
export function openStreetMapUrl({ latitude, longitude }: Coordinates, zoom: number = 17): string {
  const [mlat, mlon] = [degrees(latitude), degrees(longitude)];
  return `${openStreetMapOrigin}/?${new URLSearchParams({ mlat, mlon })}#map=${zoom}/${mlat}/${mlon}`;
}

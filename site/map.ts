import type { Locale } from '@/i18n/locales';

/** WGS 84, decimal degrees; north and east are positive. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** The only external origin that the map frame may load, after a click: the policy's `frame-src` lists it. */
export const openStreetMapOrigin = 'https://www.openstreetmap.org';

/** Path of the small page on which the embedded map frame opens. `scripts/assets/map.ts` writes it. */
export function mapFramePath(locale: Locale): string {
  return `/map/${locale}/`;
}

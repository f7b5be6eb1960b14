import type { Locale } from '@/i18n/locales';

/** WGS 84, decimal degrees; north and east are positive. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** The only external origin that the policy allows in the map frame (`frame-src`). It is loaded after a click. */
export const openStreetMapOrigin = 'https://www.openstreetmap.org';

/** Path of the page that the map frame of Contacts shows first: app/map/. */
export function mapFramePath(locale: Locale): string {
  return `/map/${locale}/`;
}

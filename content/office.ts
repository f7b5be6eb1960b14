import { content } from './current';

/**
 * Coordinates of the office in degrees north and east, and its time zone. scripts/assets/browserScripts.ts replaces this
 * module by the values, because scripts in the browser cannot read the company's file, and each page with such a script
 * would have to hand the values over in its markup.
 */
export const office = {
  get latitude() {
    return content.company.coordinates.latitude;
  },
  get longitude() {
    return content.company.coordinates.longitude;
  },
  get timeZone() {
    return content.company.timeZone;
  },
};

export type Office = typeof office;

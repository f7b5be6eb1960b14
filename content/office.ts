import { content } from './current';

/** Coordinates of the office in degrees north and east, and its time zone. */
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

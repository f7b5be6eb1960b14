// By name, so that a script of the browser gets these values alone.
import { coordinates, timeZone } from './company.json';

/** Where the office is: degrees north and east, and the time zone. */
export const office = { ...coordinates, timeZone };

export type Office = typeof office;

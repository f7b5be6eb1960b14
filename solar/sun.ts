/**
 * Solar geometry. Declination and equation of time follow Spencer (1971), sunrise and sunset the general solar position
 * equations of NOAA's Global Monitoring Laboratory. Angles are in degrees, and azimuth is clockwise from north. The
 * times are accurate to about a minute at middle latitudes, which is enough for a table of sunrises.
 */

import type { Coordinates } from '@/site/map';
import { dayOfYear } from './clock';

const radians = Math.PI / 180;

/**
 * Angle of the sun's centre from the zenith when its rim touches the horizon. It includes refraction and the sun's
 * radius.
 */
const sunriseZenith = 90.833 * radians;

/** The sun's declination at the solstices, in degrees. */
export const solsticeDeclination = 23.44;

function yearAngle(date: Date): number {
  return (2 * Math.PI * (dayOfYear(date) + 0.5)) / 365;
}

/** The sun's declination on a UTC date, in degrees. */
export function declination(date: Date): number {
  const g = yearAngle(date);
  return (
    (0.006918 -
      0.399912 * Math.cos(g) +
      0.070257 * Math.sin(g) -
      0.006758 * Math.cos(2 * g) +
      0.000907 * Math.sin(2 * g) -
      0.002697 * Math.cos(3 * g) +
      0.00148 * Math.sin(3 * g)) /
    radians
  );
}

/** Apparent minus mean solar time on a UTC date, in minutes. */
export function equationOfTime(date: Date): number {
  const g = yearAngle(date);
  return (
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(g) -
      0.032077 * Math.sin(g) -
      0.014615 * Math.cos(2 * g) -
      0.040849 * Math.sin(2 * g))
  );
}

/**
 * Sunrise and sunset on a UTC date, in minutes after midnight of local time, and the minutes between them.
 *
 * @param utcOffset hours that local time is ahead of UTC on that date
 */
export function daylight({ latitude, longitude }: Coordinates, date: Date, utcOffset: number) {
  const dec = declination(date) * radians;
  const lat = latitude * radians;
  const hourAngle =
    Math.acos(
      Math.cos(sunriseZenith) / (Math.cos(lat) * Math.cos(dec)) - Math.tan(lat) * Math.tan(dec),
    ) / radians;
  const noon = 720 - 4 * longitude - equationOfTime(date) + utcOffset * 60;
  const sunrise = Math.round(noon - 4 * hourAngle);
  const sunset = Math.round(noon + 4 * hourAngle);
  return { sunrise, sunset, length: sunset - sunrise };
}

/** The sun's altitude at noon on the shortest day. */
export function winterNoonAltitude(latitude: number): number {
  return 90 - latitude - solsticeDeclination;
}

/**
 * The smallest distance in metres from row to row at which no row shades the next one at this altitude of the sun. The
 * length of a table is measured along its slope.
 */
export function rowPitch(table: { length: number; tilt: number }, altitude: number): number {
  const slope = table.tilt * radians;
  return table.length * (Math.cos(slope) + Math.sin(slope) / Math.tan(altitude * radians));
}

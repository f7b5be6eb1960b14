/**
 * Solar geometry. The sun's position follows the low-precision formulas of the Astronomical Almanac, which are good to
 * 0.01° from 1950 to 2050. Angles are in degrees, and azimuth is clockwise from north. Sunrise and sunset are accurate
 * to half a minute at middle latitudes (docs/engineering.md, The sun).
 */

import { dayLength } from '@/content/day';
import type { Office } from '@/content/office';
import { utcOffset } from './clock';

const radians = Math.PI / 180;
const minute = 60_000;

/**
 * Angle of the sun's centre from the zenith when its rim touches the horizon. It includes refraction and the sun's
 * radius.
 */
const sunriseZenith = 90.833;

/** The sun's declination at the solstices, in degrees. */
export const solsticeDeclination = 23.44;

const sin = (degrees: number) => Math.sin(degrees * radians);
const cos = (degrees: number) => Math.cos(degrees * radians);
const tan = (degrees: number) => Math.tan(degrees * radians);

/** The epoch J2000.0, from which the formulas count the days. */
const epoch = Date.UTC(2000, 0, 1, 12);

/** The sun's declination in degrees, and apparent minus mean solar time in minutes. */
export function sunAt(moment: Date): { declination: number; equationOfTime: number } {
  const days = (moment.getTime() - epoch) / dayLength;
  const meanLongitude = 280.46 + 0.9856474 * days;
  const anomaly = 357.528 + 0.9856003 * days;
  const longitude = meanLongitude + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly);
  const obliquity = 23.439 - 0.0000004 * days;
  const rightAscension = Math.atan2(cos(obliquity) * sin(longitude), cos(longitude)) / radians;
  const ahead = meanLongitude - rightAscension;
  return {
    declination: Math.asin(sin(obliquity) * sin(longitude)) / radians,
    // The longitudes grow with each year, so `ahead` is some degrees more or less than whole turns.
    equationOfTime: 4 * (ahead - 360 * Math.round(ahead / 360)),
  };
}

/** Solar noon in minutes after midnight UTC, with the equation of time at a moment of that day. */
export function solarNoon(longitude: number, moment: Date): number {
  return 12 * 60 - 4 * longitude - sunAt(moment).equationOfTime;
}

/**
 * A time of a date as a clock at a place shows it, in minutes after midnight.
 *
 * @param date as UTC midnight
 * @param minutes after that midnight, or NaN for what does not happen
 */
export function onLocalClock(date: Date, minutes: number, timeZone: string): number {
  if (Number.isNaN(minutes)) return minutes;
  return minutes + 60 * utcOffset(new Date(date.getTime() + minutes * minute), timeZone);
}

/**
 * Sunrise and sunset on a date, in minutes after midnight of local time, and the minutes between them. They are NaN if
 * the sun does not rise or does not set.
 *
 * @param date as UTC midnight
 */
export function daylight({ latitude, longitude, timeZone }: Office, date: Date) {
  /** @param side -1 before noon, 1 after it */
  const onHorizon = (side: -1 | 1) => {
    let minutes = 12 * 60 - 4 * longitude;
    // The sun moves until it sets, so the first round has the position at noon, the second the one at about the event.
    for (let round = 0; round < 2; round++) {
      const moment = new Date(date.getTime() + minutes * minute);
      const { declination } = sunAt(moment);
      const hourAngle =
        Math.acos(
          cos(sunriseZenith) / (cos(latitude) * cos(declination)) -
            tan(latitude) * tan(declination),
        ) / radians;
      minutes = solarNoon(longitude, moment) + side * 4 * hourAngle;
    }
    return Math.round(minutes);
  };
  const [rise, set] = [onHorizon(-1), onHorizon(1)];
  return {
    sunrise: onLocalClock(date, rise, timeZone),
    sunset: onLocalClock(date, set, timeZone),
    length: set - rise,
  };
}

/** The sun's altitude at noon on the shortest day, in degrees. The latitude is north of the tropics. */
export function winterNoonAltitude(latitude: number): number {
  return 90 - latitude - solsticeDeclination;
}

/**
 * The smallest distance in metres from row to row at which no row shades the next one at this altitude of the sun. The
 * length of a table is measured along its slope.
 */
export function rowPitch(table: { length: number; tilt: number }, altitude: number): number {
  return table.length * (cos(table.tilt) + sin(table.tilt) / tan(altitude));
}

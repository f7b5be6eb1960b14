import { equationOfTime } from './sun';

const radians = Math.PI / 180;

/**
 * The sun's hour angle in degrees at an hour of local time on a UTC date. It grows by 15° an hour, and is negative
 * before solar noon.
 *
 * @param utcOffset hours that local time is ahead of UTC
 */
export function solarHourAngle(
  date: Date,
  hour: number,
  utcOffset: number,
  longitude: number,
): number {
  return (hour - utcOffset - 12) * 15 + longitude + equationOfTime(date) / 4;
}

export interface SunPosition {
  readonly altitude: number;
  readonly azimuth: number;
}

/** The sun's position for a declination and an hour angle. */
export function sunPosition(latitude: number, dec: number, hourAngle: number): SunPosition {
  const [lat, d, h] = [latitude * radians, dec * radians, hourAngle * radians];
  const altitude = Math.asin(
    Math.sin(lat) * Math.sin(d) + Math.cos(lat) * Math.cos(d) * Math.cos(h),
  );
  const azimuth = Math.atan2(
    -Math.sin(h) * Math.cos(d),
    Math.cos(lat) * Math.sin(d) - Math.sin(lat) * Math.cos(d) * Math.cos(h),
  );
  return { altitude: altitude / radians, azimuth: (azimuth / radians + 360) % 360 };
}

/** Hour angle of the geometric sunset; sunrise is its negative. */
export function sunsetHourAngle(latitude: number, dec: number): number {
  return Math.acos(-Math.tan(latitude * radians) * Math.tan(dec * radians)) / radians;
}

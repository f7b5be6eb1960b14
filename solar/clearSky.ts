/** Output under a clear sky of modules that are tilted to the south (docs/engineering.md, The sun). */
import type { Office } from '@/content/office';
import { moduleOverInverter, pvTable } from './plant';
import { onLocalClock, solarNoon, sunAt } from './sun';
import { type SunPosition, sunPosition } from './sunPosition';

/** Share of the modules' power that is left after heat, wiring and soiling. This is a usual value. */
const performance = 0.88;
const radians = Math.PI / 180;

/**
 * Irradiance under a clear sky in W/m² on a plane that is tilted to the south, in degrees. The beam follows Meinel and
 * Meinel (1976), the air mass Kasten and Young (1989). The rest of the sky adds a tenth of the beam, evenly.
 * Reflections from the ground and shadows of other rows are left out.
 */
export function clearSkyIrradiance({ altitude, azimuth }: SunPosition, tilt: number): number {
  if (altitude <= 0) return 0;
  const [height, slope] = [altitude * radians, tilt * radians];
  const airMass = 1 / (Math.sin(height) + 0.50572 * (altitude + 6.07995) ** -1.6364);
  const beam = 1353 * 0.7 ** (airMass ** 0.678);
  const incidence =
    Math.sin(height) * Math.cos(slope) -
    Math.cos(height) * Math.sin(slope) * Math.cos(azimuth * radians);
  return beam * (Math.max(0, incidence) + (0.1 * (1 + Math.cos(slope))) / 2);
}

/**
 * The time in which, on a date, the output is at least a share of the inverters' power, in minutes after local
 * midnight. Both numbers are NaN if the output never reaches it.
 *
 * @param date as UTC midnight
 */
export function hoursAbove(
  share: number,
  { latitude, longitude, timeZone }: Office,
  date: Date,
): readonly [from: number, until: number] {
  const midday = new Date(date.getTime() + 12 * 3_600_000);
  const { declination } = sunAt(midday);
  const isAbove = (hourAngle: number) => {
    const sun = sunPosition(latitude, declination, hourAngle);
    const output = clearSkyIrradiance(sun, pvTable.tilt) / 1000;
    return output * moduleOverInverter * performance >= share;
  };
  if (!isAbove(0)) return [Number.NaN, Number.NaN];
  let [angle, end] = [0, 180];
  while (end - angle > 0.1) {
    const middle = (angle + end) / 2;
    if (isAbove(middle)) angle = middle;
    else end = middle;
  }
  const noon = solarNoon(longitude, midday);
  const local = (minutes: number) => onLocalClock(date, minutes, timeZone);
  return [local(noon - 4 * angle), local(noon + 4 * angle)];
}

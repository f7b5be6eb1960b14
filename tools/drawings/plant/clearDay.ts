/** Output of a plant's modules, tilted to the south, under a clear sky, as shares of its inverters' power. */
import type { Coordinates } from '@/site/map';
import { moduleOverInverter, pvTable } from '@/solar/plant';
import { declination } from '@/solar/sun';
import { plantCoordinates, plantStations } from './modelPlant';
import { type SunPosition, solarHourAngle, sunPosition } from './sunPosition';

const date = new Date('2026-06-21T12:00:00Z');
/** Summer time in Sofia, in hours ahead of UTC. */
const utcOffset = 3;
/** What remains of the modules' power after heat, wiring and soiling: a usual value. */
const performance = 0.88;
const radians = Math.PI / 180;

/**
 * Irradiance under a clear sky in W/m², on a plane tilted to the south by so many degrees. The beam by Meinel and Meinel
 * (1976), its air mass by Kasten and Young (1989); a tenth of it comes from the rest of the sky, evenly. Ground and other
 * rows give and take nothing.
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

/** Output under a clear sky, if the inverter had no limit. */
function outputAt(latitude: number, day: Date, hourAngle: number): number {
  const sun = sunPosition(latitude, declination(day), hourAngle);
  return (clearSkyIrradiance(sun, pvTable.tilt) / 1000) * moduleOverInverter * performance;
}

/**
 * From when until when on a UTC date that is more than a share of the inverters' power, in minutes after midnight of local
 * time; NaN where it never is.
 *
 * @param ahead hours that local time is ahead of UTC on that date
 */
export function hoursAbove(
  share: number,
  { latitude, longitude }: Coordinates,
  day: Date,
  ahead: number,
): readonly [from: number, until: number] {
  let [angle, end] = [0, 180];
  if (outputAt(latitude, day, angle) < share) return [Number.NaN, Number.NaN];
  while (end - angle > 0.1) {
    const middle = (angle + end) / 2;
    if (outputAt(latitude, day, middle) < share) end = middle;
    else angle = middle;
  }
  const noon = -4 * solarHourAngle(day, 0, ahead, longitude);
  return [noon - 4 * angle, noon + 4 * angle];
}

/** Output of 21 June under a clear sky at an hour of local summer time, if the inverter had no limit. */
export function clearSkyOutput(hour: number): number {
  const { latitude, longitude } = plantCoordinates;
  return outputAt(latitude, date, solarHourAngle(date, hour, utcOffset, longitude));
}

/** One of the stations trips, in hours of the day, until it is repaired. Made up. */
export const fault = { from: 11.25, until: 14 } as const;

/** The day in quarters of an hour, with the inverters' limit: what the plant could deliver, and what it does. */
export const quarters = Array.from({ length: 96 }, (_, index) => {
  const hour = index / 4;
  const expected = Math.min(1, clearSkyOutput(hour + 0.125));
  const isFault = hour >= fault.from && hour < fault.until;
  const delivered = isFault ? expected * (1 - 1 / plantStations.length) : expected;
  return { hour, expected, delivered };
});

/** Energy that the fault costs, in hours of the inverters' full power. */
export const lostEnergy = quarters.reduce(
  (sum, { expected, delivered }) => sum + (expected - delivered) / 4,
  0,
);

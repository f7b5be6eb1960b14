/** Output of a plant on level ground on 21 June, as shares of its inverters' power. */
import type { Coordinates } from './map';
import { plantStations } from './modelPlant';
import { moduleOverInverter } from './plant';
import { declination, solarHourAngle, sunPosition } from './sun';

const date = new Date('2026-06-21T12:00:00Z');
/** Summer time in Sofia, in hours ahead of UTC. */
const utcOffset = 3;
/** What remains of the modules' power after heat, wiring and soiling: a usual value. */
const performance = 0.88;

/** Irradiance on level ground under a clear sky in W/m² (Haurwitz, 1945), for the sun's altitude in degrees. */
export function clearSkyIrradiance(altitude: number): number {
  const height = Math.sin((altitude * Math.PI) / 180);
  return height > 0 ? 1098 * height * Math.exp(-0.057 / height) : 0;
}

/** Output under a clear sky at an altitude of the sun, in degrees, if the inverter had no limit. */
function outputAt(altitude: number): number {
  return (clearSkyIrradiance(altitude) / 1000) * moduleOverInverter * performance;
}

/** The sun's zenith distance, in degrees, at which that is a share of the inverters' power. */
export function zenithAt(share: number): number {
  return (
    Array.from({ length: 900 }, (_, tenths) => tenths / 10).findLast(
      (zenith) => outputAt(90 - zenith) >= share,
    ) ?? 0
  );
}

/** Output under a clear sky at an hour of local summer time, if the inverter had no limit. */
export function clearSkyOutput({ latitude, longitude }: Coordinates, hour: number): number {
  const angle = solarHourAngle(date, hour, utcOffset, longitude);
  return outputAt(sunPosition(latitude, declination(date), angle).altitude);
}

/** One of the stations trips, in hours of the day, until it is repaired. Made up. */
export const fault = { from: 11.25, until: 14 } as const;

/** The day in quarters of an hour, with the inverters' limit: what the plant could deliver, and what it does. */
export function clearDay(place: Coordinates) {
  const quarters = Array.from({ length: 96 }, (_, index) => {
    const hour = index / 4;
    const expected = Math.min(1, clearSkyOutput(place, hour + 0.125));
    const isFault = hour >= fault.from && hour < fault.until;
    return {
      hour,
      expected,
      delivered: isFault ? expected * (1 - 1 / plantStations.length) : expected,
    };
  });
  /** Energy that the fault costs, in hours of the inverters' full power. */
  const lostEnergy = quarters.reduce(
    (sum, { expected, delivered }) => sum + (expected - delivered) / 4,
    0,
  );
  return { quarters, lostEnergy };
}

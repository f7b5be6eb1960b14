/** Output of a flat roof plant on 21 June, as shares of its inverters' power. */
import type { Coordinates } from './map';
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

/** Output under a clear sky at an hour of local summer time, if the inverter had no limit. */
export function clearSkyOutput({ latitude, longitude }: Coordinates, hour: number): number {
  const angle = solarHourAngle(date, hour, utcOffset, longitude);
  const { altitude } = sunPosition(latitude, declination(date), angle);
  return (clearSkyIrradiance(altitude) / 1000) * moduleOverInverter * performance;
}

/** What a cloud leaves of the irradiance, by quarters of an hour from one o'clock. Schematic. */
const cloud = [0.82, 0.5, 0.36, 0.44, 0.31, 0.52, 0.4, 0.66];

/** The day in quarters of an hour, with the inverter's limit: under a clear sky, and with the cloud. */
export function clearDay(place: Coordinates) {
  const quarters = Array.from({ length: 96 }, (_, index) => {
    const output = clearSkyOutput(place, index / 4 + 0.125);
    const left = cloud[index - 13 * 4] ?? 1;
    return {
      hour: index / 4,
      expected: Math.min(1, output),
      delivered: Math.min(1, output * left),
    };
  });
  /** Energy that the cloud takes, in hours of the inverters' full power. */
  const lostEnergy = quarters.reduce(
    (sum, { expected, delivered }) => sum + (expected - delivered) / 4,
    0,
  );
  return { quarters, lostEnergy };
}

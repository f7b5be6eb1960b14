import type { Coordinates } from '@/site/map';

/**
 * Towns, each for its region: degrees north and east, and the temperature of the coldest morning in °C, for which
 * strings are sized. Latitudes are those of the town. The temperatures are assumptions, rounded down to five degrees:
 * one cold spell in Bulgaria (January 2010) brought −15 °C to Sofia, −26 °C to Dobrich and −19 °C to the coast. A
 * project uses the record of its own site.
 */
export const towns = {
  sofia: { country: 'BG', latitude: 42.7, longitude: 23.32, coldestMorning: -20 },
  pleven: { country: 'BG', latitude: 43.42, longitude: 24.62, coldestMorning: -25 },
  plovdiv: { country: 'BG', latitude: 42.15, longitude: 24.75, coldestMorning: -20 },
  staraZagora: { country: 'BG', latitude: 42.43, longitude: 25.63, coldestMorning: -20 },
  ruse: { country: 'BG', latitude: 43.85, longitude: 25.97, coldestMorning: -25 },
  varna: { country: 'BG', latitude: 43.21, longitude: 27.92, coldestMorning: -20 },
  burgas: { country: 'BG', latitude: 42.5, longitude: 27.47, coldestMorning: -20 },
  milan: { country: 'IT', latitude: 45.46, longitude: 9.19, coldestMorning: -10 },
  bologna: { country: 'IT', latitude: 44.49, longitude: 11.34, coldestMorning: -10 },
  rome: { country: 'IT', latitude: 41.9, longitude: 12.5, coldestMorning: -5 },
  foggia: { country: 'IT', latitude: 41.46, longitude: 15.54, coldestMorning: -5 },
  lecce: { country: 'IT', latitude: 40.35, longitude: 18.17, coldestMorning: -5 },
  cagliari: { country: 'IT', latitude: 39.22, longitude: 9.11, coldestMorning: 0 },
  catania: { country: 'IT', latitude: 37.5, longitude: 15.09, coldestMorning: 0 },
} as const;

export type Town = keyof typeof towns;

/** The countries of the towns, that of the office first. ISO 3166-1. */
export const countryCodes = ['BG', 'IT'] as const;

export type CountryCode = (typeof countryCodes)[number];

/** The towns of a country, in the order of the list. */
export function townsOf(country: CountryCode): Town[] {
  return (Object.keys(towns) as Town[]).filter((town) => towns[town].country === country);
}

/** Whether a value from outside (a URL or a field) names a town of the list. */
export function isTown(value: string | null): value is Town {
  return value !== null && Object.hasOwn(towns, value);
}

/** The town that is nearest to a point. */
export function nearestTown({ latitude, longitude }: Coordinates, among: readonly Town[]): Town {
  const distance = (town: Town) =>
    Math.hypot(
      towns[town].latitude - latitude,
      // At this latitude, a degree to the east is a quarter shorter than one to the north.
      (towns[town].longitude - longitude) * 0.75,
    );
  return among.reduce((nearest, town) => (distance(town) < distance(nearest) ? town : nearest));
}

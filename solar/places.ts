/**
 * Towns that stand for a region: latitude in degrees north, and the morning that strings are sized for, in °C. Latitudes are
 * those of the town. The mornings are assumptions, rounded down to five degrees: Bulgaria has seen −15 °C in Sofia, −26 °C
 * in Dobrich and −19 °C at the coast in one cold spell (January 2010). A project takes its own site's record.
 */
export const places = {
  sofia: { country: 'BG', latitude: 42.7, coldestMorning: -20 },
  pleven: { country: 'BG', latitude: 43.42, coldestMorning: -25 },
  plovdiv: { country: 'BG', latitude: 42.15, coldestMorning: -20 },
  staraZagora: { country: 'BG', latitude: 42.43, coldestMorning: -20 },
  ruse: { country: 'BG', latitude: 43.85, coldestMorning: -25 },
  varna: { country: 'BG', latitude: 43.21, coldestMorning: -20 },
  burgas: { country: 'BG', latitude: 42.5, coldestMorning: -20 },
  milan: { country: 'IT', latitude: 45.46, coldestMorning: -10 },
  bologna: { country: 'IT', latitude: 44.49, coldestMorning: -10 },
  rome: { country: 'IT', latitude: 41.9, coldestMorning: -5 },
  foggia: { country: 'IT', latitude: 41.46, coldestMorning: -5 },
  lecce: { country: 'IT', latitude: 40.35, coldestMorning: -5 },
  cagliari: { country: 'IT', latitude: 39.22, coldestMorning: 0 },
  catania: { country: 'IT', latitude: 37.5, coldestMorning: 0 },
} as const;

export type Place = keyof typeof places;

/** The places of a country, in the order of the list. */
export function placesOf(country: 'BG' | 'IT'): Place[] {
  return (Object.keys(places) as Place[]).filter((place) => places[place].country === country);
}

/** Whether a value from outside (a URL, a field) names a place of the list. */
export function isPlace(value: string | undefined): value is Place {
  return Object.hasOwn(places, value ?? '');
}

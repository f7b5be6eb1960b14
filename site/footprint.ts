/*
 * What a visit to a page costs the climate, by the Sustainable Web Design Model, version 4: an estimate from the bytes alone.
 * https://sustainablewebdesign.org/estimating-digital-emissions/
 */

/** Of data centres, networks and devices, of their use and of making them, in kWh per GB. */
const energy = 0.055 + 0.059 + 0.08 + (0.012 + 0.013 + 0.081);
/** Of the world's electricity, in grams of CO₂ equivalent per kWh. */
const gridIntensity = 494;

/** Grams of CO₂ equivalent for these bytes. The visit is a first one, nothing is cached, and the host is not counted as green. */
export function gramsOfCarbon(bytes: number): number {
  return (bytes / 1e9) * energy * gridIntensity;
}

/**
 * What About says before the build has weighed the pages: scripts/export/footprint.ts puts the figures in the place of these
 * words. Development shows them as they are.
 */
export const footprintMarks = {
  average: '%average%',
  grams: '%grams%',
  month: '%month%',
} as const;

/** The figures of the sentence, as words of a language. */
export function footprintWords(
  weights: readonly number[],
  date: Date,
  locale: string,
): Record<keyof typeof footprintMarks, string> {
  const average = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  return {
    // To 10 kB, so that a changed word seldom changes the figure.
    average: (Math.round(average / 1e4) * 10).toLocaleString(locale, { useGrouping: false }),
    grams: gramsOfCarbon(average).toLocaleString(locale, { maximumSignificantDigits: 2 }),
    month: date.toLocaleDateString(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  };
}

import { cpus } from 'node:os';
import type { BrowserContextOptions } from '@playwright/test';

/** The phone of all measurements: viewport in CSS px. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2.6,
  hasTouch: true,
  isMobile: true,
};

/** Lighthouse's factor for a slow phone. */
export const slowdown = 4;

/** The upper median; NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The medians of all fields. @throws when there is no sample */
export function medians<Sample extends Readonly<Record<string, number>>>(
  samples: readonly Sample[],
): Sample {
  const [first] = samples;
  if (!first) throw new Error('nothing was measured');
  return Object.fromEntries(
    Object.keys(first).map((name) => [name, median(samples.map((sample) => sample[name] ?? 0))]),
  ) as Sample;
}

/** Place and time of a measurement, as the last line of a report. */
export function machine(): string {
  const date = new Date().toISOString().slice(0, 10);
  return `- Machine: ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}; ${date}`;
}

import { createHash } from 'node:crypto';
import sums from './samples.json' with { type: 'json' };

/*
 * What is made up still, or must be read by somebody. `npm run preflight` names all of it.
 */

/**
 * For the owner: what is right as it is. Keys of texts or of values of content/company.json, or groups of them, files, and
 * names of assumptions: preflight asks for them no more.
 */
const confirmed: readonly string[] = [];

/** A text of a message file, a value of content/company.json, or a file. */
export interface Entry {
  /** Of the file that it is in. */
  readonly path: string;
  /** Dotted; empty for a file as a whole. */
  readonly key: string;
  readonly value: string | Buffer;
}

export function sumOf({ path, key, value }: Entry): string {
  return createHash('sha256').update(`${path} ${key} `).update(value).digest('hex').slice(0, 12);
}

const isPartOf = (key: string) => (group: string) => `${key}.`.startsWith(`${group}.`);

/** Whether an owner need not look at this any more. */
export function isConfirmed(key: string, list = confirmed): boolean {
  return list.some(isPartOf(key));
}

/** Whether this is still what the sample company had: content/samples.json has the sums of it all. */
export function isSample(entry: Entry): boolean {
  return sums.includes(sumOf(entry)) && !isConfirmed(entry.key || entry.path);
}

/** Names of the sample company, its people, street and partner, in every language's letters. */
export const sampleNames =
  /Izgrev|Dragova|Драгова|Dobra Zemya|Добра земя|Zornitsa|Зорница|\.example\b/i;

/** The sample's city, and the texts that name it for another reason. */
export const sampleCity = /Sofia|София/;
export const textsWithCities = ['Estimate.places', 'Map.cities'];

/** Texts that a lawyer must read before they are published, and again when the law changes: docs/owner.md. */
export const counselTexts: readonly string[] = [
  'Privacy',
  'ContractPanel',
  'PermitPath',
  'Commitments',
  'AccessibilityStatement',
];

/**
 * Assumptions behind "How much fits on your land", which the owner's engineer confirms or replaces: names of constants, by
 * file. docs/engineering.md explains each.
 */
export const assumptions: Readonly<Record<string, readonly string[]>> = {
  'components/home/Estimate/places.ts': ['places'],
  'solar/plant.ts': ['pvModule', 'moduleOverInverter', 'stationKilowatts', 'exampleStorage'],
  'solar/modelPlant.ts': ['modelPlant'],
  'components/home/Estimate/estimateLand.ts': [
    'proportion',
    'connectionLimits',
    'gridKilovolts',
    'fixedSystem',
    'trackerSystem',
    'roofSystem',
  ],
};

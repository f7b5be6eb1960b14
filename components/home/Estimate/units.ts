import type { SystemKind } from './estimateLand';

/** Square metres in each unit that a visitor may type. The names are also those in the messages, `Estimate.units`. */
export const squareMetres = { dka: 1000, ha: 10_000, m2: 1, acres: 4046.8564224 } as const;

export type Unit = keyof typeof squareMetres;

/**
 * Units of the ground by language, the usual one first. In Bulgaria everybody knows the land in decares, and the
 * authorities write both. A language that is not named here has hectares alone.
 */
const groundUnits: Readonly<Record<string, readonly [Unit, ...Unit[]]>> = { bg: ['dka', 'ha'] };

/** The units in which a page asks for an area, the usual one first. */
export function unitsOf(locale: string, kind: SystemKind): readonly [Unit, ...Unit[]] {
  return kind === 'roof' ? ['m2'] : (groundUnits[locale] ?? ['ha']);
}

/** The words for a unit in all languages, in small letters and without points and spaces. */
const words: Readonly<Record<Unit, readonly string[]>> = {
  dka: 'дка дк дек декар декара декари dka daa dekar dekara decare decares decaro decari'.split(
    ' ',
  ),
  ha: 'ха хектар хектара хектари ha hectare hectares ettaro ettari'.split(' '),
  m2: 'м2 квм квметра квадратниметра m2 sqm squaremetres squaremeters mq metriquadri metriquadrati'.split(
    ' ',
  ),
  acres: 'акър акра акри ac acre acres acro acri'.split(' '),
};

/** A typed area: its digits, and its unit if one is typed after them. `unit` is undefined if the word is unknown. */
export function splitArea(text: string): { digits: string; unit: Unit | null | undefined } {
  // Makes `m2` of `m²`, and ordinary spaces of all others.
  const plain = text.normalize('NFKC').toLowerCase();
  const start = plain.search(/\p{L}/u);
  if (start < 0) return { digits: plain, unit: null };
  const word = plain.slice(start).replace(/[\s.]/g, '');
  const unit = (Object.keys(words) as Unit[]).find((name) => words[name].includes(word));
  return { digits: plain.slice(0, start), unit };
}

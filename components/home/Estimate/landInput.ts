/* Reads a land from what a visitor types and from a URL. */
import { areaAt } from './areaScale';
import { areaBounds, kinds, type Land, type SystemKind } from './estimateLand';
import { isTown, type Town } from './towns';
import { splitArea, squareMetres, type Unit } from './units';

/** The areas in the field at first, by unit. */
export const defaultAreas = { ha: 10, m2: 2000 } as const;

/** The land in the fields at first. The town depends on the language (defaultLand.ts). */
export function landAtFirst(town: Town): Land {
  return { kind: 'fixed', town, area: defaultAreas.ha };
}

/** An area of a land (in hectares, of a roof in square metres) in another unit. */
export function areaIn(unit: Unit, area: number, kind: SystemKind): number {
  return (area * areaBounds[kind].squareMetres) / squareMetres[unit];
}

export type AreaProblem = 'empty' | 'notANumber' | 'tooSmall' | 'tooLarge';

/**
 * Reads an area as people write it in all three languages: with a decimal comma or point, with or without thousands
 * separators, and with or without a unit. The result is in hectares, of a roof in square metres.
 *
 * `1.500` is 1.5 ha for a field, but 1,500 m² for a roof, because nobody asks for a roof of 1.5 m². If neither reading
 * is within the bounds (`1.500` decares), people mean thousands.
 *
 * @param unit the unit of a number that has none of its own
 */
export function readArea(text: string, kind: SystemKind, unit: Unit): number | AreaProblem {
  const { least, most } = areaBounds[kind];
  const { digits, unit: typed } = splitArea(text);
  const compact = digits.replace(/[\s'’]/g, '');
  if (compact === '' && typed === null) return 'empty';
  if (typed === undefined) return 'notANumber';
  const grouped = /^[1-9]\d{0,2}(?:([.,])\d{3})+$/.test(compact)
    ? compact.replace(/[.,]/g, '')
    : '';
  const mixed = /^(\d{1,3}(?:([.,])\d{3})+)(?!\2)[.,](\d+)$/.exec(compact);
  const plain = mixed ? `${mixed[1]?.replace(/[.,]/g, '')}.${mixed[3]}` : compact.replace(',', '.');
  const inUnit = squareMetres[typed ?? unit] / areaBounds[kind].squareMetres;
  const readings = [plain, grouped]
    .filter((reading) => /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(reading))
    // Removes the last digits of binary fractions, such as in 0.30000000000000004.
    .map((reading) => Number((Number(reading) * inUnit).toPrecision(12)));
  const fitting = readings.find((area) => area >= least && area <= most);
  if (fitting !== undefined) return fitting;
  const meant = readings.at(-1);
  if (meant === undefined) return 'notANumber';
  return meant < least ? 'tooSmall' : 'tooLarge';
}

/** What the fields of the calculator hold. */
export interface LandFields {
  readonly kind: SystemKind;
  /** The text of the field for the area. */
  readonly text: string;
  /** The unit of a number that has none of its own. */
  readonly unit: Unit;
  /** Where the thumb of the scale is, from 0 to 1. */
  readonly share: number;
}

/** What the calculator has read so far. */
export interface LandSoFar {
  /** The kind of the land that is shown. */
  readonly kind: SystemKind;
  /** The last area of each unit, because a roof and a field have different sizes. */
  readonly areas: Readonly<Record<keyof typeof defaultAreas, number>>;
  /** Whether the field holds what the visitor typed, and not a number of the script's. */
  readonly isTyped: boolean;
  /** What is wrong with the typed area. The land that is shown is then that of the last valid area. */
  readonly problem: AreaProblem | null;
}

/**
 * Decides which area counts after a change: what is in the field, where the thumb is, or the last area.
 *
 * @param changed the name of the field that the visitor has changed
 * @returns the area, or what is wrong with it, and whether it was read from the field, which then keeps its text
 */
export function readLand(
  changed: string | undefined,
  { kind, text, unit, share }: LandFields,
  last: LandSoFar,
): { readonly area: number | AreaProblem; readonly isRead: boolean } {
  const isRead =
    changed === 'area' ||
    // A wrong area stays wrong when the town changes, but another kind has its own area.
    (last.problem !== null && kind === last.kind && changed !== 'scale') ||
    // A typed number without a unit of its own has the new unit.
    (changed === 'unit' && last.isTyped && !splitArea(text).unit);
  if (isRead) return { area: readArea(text, kind, unit), isRead };
  if (changed === 'scale') return { area: areaAt(share, kind), isRead };
  return { area: last.areas[areaBounds[kind].unit], isRead };
}

/** The parameters of a URL that describe the land. */
export const landParameters = ['kind', 'area', 'place'] as const;

/** The decimals of an area wherever it is written, because a ten-thousandth of a hectare is a square metre. */
export const areaDecimals = 4;

/** The query of a URL with a land: values from lists, and one number. */
export function landQuery({ kind, area, town }: Land): string {
  return `?kind=${kind}&area=${Number(area.toFixed(areaDecimals))}&place=${town}`;
}

/**
 * The land in the query of a URL. Null if any part of it is missing, unknown or out of bounds. The order does not
 * matter, and parameters that other websites have added (`utm_source=…`, `fbclid=…`) are ignored.
 */
export function parseLandQuery(query: URLSearchParams): Land | null {
  const kind = kinds.find((known) => known === query.get('kind'));
  const town = query.get('place');
  const digits = query.get('area') ?? '';
  if (!kind || !isTown(town) || !/^\d{1,5}(?:\.\d{1,4})?$/.test(digits)) return null;
  const area = Number(digits);
  const { least, most } = areaBounds[kind];
  return area >= least && area <= most ? { kind, town, area } : null;
}

/* Reads a land from what a visitor types and from a URL. */
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

/** The parameters of a URL that describe the land. */
export const landParameters = ['kind', 'area', 'place'] as const;

/** The query of a URL with a land: values from lists, and one number with at most two decimals. */
export function landQuery({ kind, area, town }: Land): string {
  return `?kind=${kind}&area=${Number(area.toFixed(2))}&place=${town}`;
}

/**
 * The land in the query of a URL. Null if any part of it is missing, unknown or out of bounds. The order does not
 * matter, and parameters that other websites have added (`utm_source=…`, `fbclid=…`) are ignored.
 */
export function parseLandQuery(query: URLSearchParams): Land | null {
  const kind = kinds.find((known) => known === query.get('kind'));
  const town = query.get('place');
  const digits = query.get('area') ?? '';
  if (!kind || !isTown(town) || !/^\d{1,5}(?:\.\d\d?)?$/.test(digits)) return null;
  const area = Number(digits);
  const { least, most } = areaBounds[kind];
  return area >= least && area <= most ? { kind, town, area } : null;
}

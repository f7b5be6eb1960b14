/* Reads a land from what a visitor types and from a URL. */
import { office } from '@/content/office';
import { areaBounds, type Kind, kinds, type Land } from './estimateLand';
import { isPlace, nearestPlace } from './places';

/** The areas in the field at first, by unit. */
export const defaultAreas = { ha: 10, m2: 2000 } as const;

/** The land in the fields at first. Its place is the one that is nearest to the office. */
export const defaultLand: Land = {
  kind: 'fixed',
  place: nearestPlace(office),
  area: defaultAreas.ha,
};

/** Why a typed area is not valid. */
export type AreaProblem = 'empty' | 'notANumber' | 'tooSmall' | 'tooLarge';

/**
 * Reads an area as people write it in all three languages: with a decimal comma or point, and with or without thousands
 * separators. `1.500` is 1.5 ha for a field, but 1,500 m² for a roof, because nobody asks for a roof of 1.5 m².
 */
export function readArea(text: string, kind: Kind): number | AreaProblem {
  const { least, most } = areaBounds[kind];
  const compact = text.replace(/[\s'’]/g, '');
  if (compact === '') return 'empty';
  const grouped = /^\d{1,3}(?:([.,])\d{3})+$/.test(compact) ? compact.replace(/[.,]/g, '') : '';
  const mixed = /^(\d{1,3}(?:([.,])\d{3})+)(?!\2)[.,](\d+)$/.exec(compact);
  const plain = mixed ? `${mixed[1]?.replace(/[.,]/g, '')}.${mixed[3]}` : compact.replace(',', '.');
  const readings = [plain, grouped]
    .filter((reading) => /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(reading))
    .map(Number);
  const fitting = readings.find((area) => area >= least && area <= most);
  if (fitting !== undefined) return fitting;
  const [first] = readings;
  if (first === undefined) return 'notANumber';
  return first < least ? 'tooSmall' : 'tooLarge';
}

/** The parameters of a URL that describe the land. */
export const landParameters = ['kind', 'area', 'place'] as const;

/** The query of a URL with a land: values from lists, and one number with at most two decimals. */
export function landQuery({ kind, area, place }: Land): string {
  return `?kind=${kind}&area=${Number(area.toFixed(2))}&place=${place}`;
}

/**
 * The land in the query of a URL. Null if any part of it is missing, unknown or out of bounds. The order does not
 * matter, and parameters that other websites have added (`utm_source=…`, `fbclid=…`) are ignored.
 */
export function parseLandQuery(query: URLSearchParams): Land | null {
  const kind = kinds.find((known) => known === query.get('kind'));
  const place = query.get('place');
  const digits = query.get('area') ?? '';
  if (!kind || !isPlace(place) || !/^\d{1,5}(?:\.\d\d?)?$/.test(digits)) return null;
  const area = Number(digits);
  const { least, most } = areaBounds[kind];
  return area >= least && area <= most ? { kind, place, area } : null;
}

/* Reads what a visitor types, and what a URL carries, as a land. */
import { office } from '@/content/office';
import { areaBounds, type Kind, kinds, type Land } from './estimateLand';
import { isPlace, nearestPlace } from './places';

/** The areas that the fields show first, by unit. */
export const defaultAreas = { ha: 10, m2: 2000 } as const;

/** What the fields show first, with the place that is nearest to the office. */
export const defaultLand: Land = {
  kind: 'fixed',
  place: nearestPlace(office),
  area: defaultAreas.ha,
};

/** Why a typed area is not taken. */
export type AreaProblem = 'empty' | 'notANumber' | 'tooSmall' | 'tooLarge';

/**
 * Reads an area as people of all three languages type it: with decimal comma or point, with or without separators of
 * thousands. `1.500` is 1.5 ha for a field, and 1,500 m² for a roof, because a roof of 1.5 m² would be too small to ask for.
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

/** The query of a URL that carries a land: values from lists, and one number with at most two decimals. */
export function landQuery({ kind, area, place }: Land): string {
  return `?kind=${kind}&area=${Number(area.toFixed(2))}&place=${place}`;
}

/**
 * The land that a URL's query carries; null if any part of it is missing, unknown or out of bounds. The order does not matter, and
 * what other websites have added (`utm_source=…`, `fbclid=…`) is ignored.
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

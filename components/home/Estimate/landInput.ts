/** What a visitor types, and what a URL carries, read as a site. */
import { office } from '@/content/office';
import { areaBounds, type Kind, kinds, type Land } from './estimateLand';
import { isPlace, nearestPlace } from './places';

/** Areas that stand in the fields first, by unit. */
export const defaultAreas = { ha: 10, m2: 2000 } as const;

/** What stands in the fields first, with the place nearest to the office. */
export const defaultLand: Land = {
  kind: 'fixed',
  place: nearestPlace(office),
  area: defaultAreas.ha,
};

/** Why a typed area is not taken. */
export type AreaProblem = 'empty' | 'notANumber' | 'tooSmall' | 'tooLarge';

/**
 * Reads an area as people of all three languages type it: with decimal comma or point, with or without separators of
 * thousands. `1.500` is 1.5 ha, and 1,500 m² where a roof of 1.5 m² would be too small to ask for.
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

/** What the query of each URL with a site begins with. */
const landQueryStart = '?kind=';

/** The query of a URL that carries a site: list values and one number, to two decimals. */
export function landQuery({ kind, area, place }: Land): string {
  return `${landQueryStart}${kind}&area=${Number(area.toFixed(2))}&place=${place}`;
}

const query = /^\?kind=(\w+)&area=(\d{1,5}(?:\.\d\d?)?)&place=(\w+)(?:&|$)/;

/**
 * The site that a URL's query carries, or null where any of it is missing, unknown or out of bounds. What other sites have
 * added behind it (`&fbclid=…`) is ignored.
 */
export function parseLandQuery(search: string): Land | null {
  const [, name, digits, place] = query.exec(search) ?? [];
  const kind = kinds.find((known) => known === name);
  if (!kind || !isPlace(place)) return null;
  const area = Number(digits);
  const { least, most } = areaBounds[kind];
  return area >= least && area <= most ? { kind, place, area } : null;
}

/** What a visitor types, and what a URL carries, read as a site. */
import { areaBounds, type Kind, kinds, type Site } from './estimate';
import { isPlace } from './places';

/** Whether a value from outside (a URL, a field) names a kind. */
function isKind(value: unknown): value is Kind {
  return kinds.some((kind) => kind === value);
}

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

/** Names of a site's figures in a URL. */
const parameters = ['kind', 'area', 'place'] as const;

/** The query of a URL that carries a site: list values and one number, to two decimals. */
export function siteQuery({ kind, area, place }: Site): string {
  return `?kind=${kind}&area=${Number(area.toFixed(2))}&place=${place}`;
}

/** The site that a URL's query carries, or null where any of it is missing, twice there, unknown or out of bounds. */
export function parseSiteQuery(search: string): Site | null {
  const query = new URLSearchParams(search);
  if (parameters.some((name) => query.getAll(name).length !== 1)) return null;
  const [kind, area, place] = parameters.map((name) => query.get(name) ?? '');
  if (!isKind(kind) || !isPlace(place) || !/^\d{1,5}(?:\.\d{1,2})?$/.test(area ?? '')) return null;
  const { least, most } = areaBounds[kind];
  const value = Number(area);
  return value >= least && value <= most ? { kind, place, area: value } : null;
}

import type { Coordinates } from '@/site/map';

/** City centres, WGS 84. Sofia is not among them: it is drawn at the company's own coordinates. */
export const cities = {
  rome: { latitude: 41.9028, longitude: 12.4964 },
  milan: { latitude: 45.4642, longitude: 9.19 },
  naples: { latitude: 40.8518, longitude: 14.2681 },
  bari: { latitude: 41.1171, longitude: 16.8719 },
  belgrade: { latitude: 44.8178, longitude: 20.4569 },
  bucharest: { latitude: 44.4268, longitude: 26.1025 },
  varna: { latitude: 43.2141, longitude: 27.9147 },
  skopje: { latitude: 41.9981, longitude: 21.4254 },
  tirana: { latitude: 41.3275, longitude: 19.8187 },
  thessaloniki: { latitude: 40.6401, longitude: 22.9444 },
} as const satisfies Record<string, Coordinates>;

/** The place of a sea's name, and the degrees by which it is turned (clockwise) to follow its shores. */
export const seas = {
  adriatic: { latitude: 43.33, longitude: 14.74, turn: 41 },
  tyrrhenian: { latitude: 39.6, longitude: 13.75, turn: 0 },
  ionian: { latitude: 38.4, longitude: 18.7, turn: 0 },
  aegean: { latitude: 39.3, longitude: 24.82, turn: 0 },
  black: { latitude: 42.75, longitude: 29.22, turn: 0 },
} as const satisfies Record<string, Coordinates & { readonly turn: number }>;

/** The countries that the company builds in: the place of the name, and the name in Natural Earth. */
export const countries = {
  bulgaria: { latitude: 42.05, longitude: 25.8, source: 'Bulgaria' },
  italy: { latitude: 43.35, longitude: 12.1, source: 'Italy' },
} as const satisfies Record<string, Coordinates & { readonly source: string }>;

type CityName = keyof typeof cities;
type SeaName = keyof typeof seas;
type CountryName = keyof typeof countries;

export type Side = 'left' | 'right' | 'above' | 'below' | 'belowRight';

/**
 * One drawing of the map: three share one geometry, and a media query in scripts/assets/map/map.css shows the one that
 * fits. It is never stretched: a wider frame shows more of the map. Lengths are CSS pixels.
 */
export interface Drawing {
  readonly name: 'narrow' | 'medium' | 'wide';
  readonly pixelsPerDegree: number;
  /** Sofia's place: a share of the frame's width, and pixels from its upper edge. */
  readonly sofia: { readonly share: number; readonly top: number };
  /** The widest frame that shows this drawing. */
  readonly widest: number;
  /** Degrees between two lines of the graticule. */
  readonly step: number;
  /** The numbered part of the graticule: no number may stand half in the frame, or on the credit. */
  readonly numbers: { readonly west: number; readonly east: number; readonly south: number };
  readonly crossHair: number;
  readonly cities: Partial<Record<CityName, Side>>;
  readonly seas: readonly SeaName[];
  readonly countries: readonly CountryName[];
}

export const drawings: readonly Drawing[] = [
  {
    name: 'narrow',
    pixelsPerDegree: 15.5,
    sofia: { share: 0.66, top: 146 },
    widest: 699,
    step: 2,
    numbers: { west: 8, east: 28, south: 38 },
    crossHair: 34,
    cities: {
      rome: 'below',
      naples: 'right',
      belgrade: 'left',
      thessaloniki: 'below',
    },
    seas: [],
    countries: ['bulgaria', 'italy'],
  },
  {
    name: 'medium',
    pixelsPerDegree: 30,
    sofia: { share: 0.72, top: 180 },
    widest: 1359,
    step: 2,
    numbers: { west: -8, east: 34, south: 38 },
    crossHair: 56,
    cities: {
      rome: 'belowRight',
      milan: 'right',
      naples: 'right',
      belgrade: 'right',
      bucharest: 'above',
      thessaloniki: 'below',
    },
    seas: [],
    countries: ['bulgaria', 'italy'],
  },
  {
    name: 'wide',
    pixelsPerDegree: 44,
    sofia: { share: 0.74, top: 250 },
    widest: 3840,
    step: 2,
    numbers: { west: -18, east: 36, south: 38 },
    crossHair: 70,
    cities: {
      rome: 'belowRight',
      milan: 'right',
      naples: 'right',
      bari: 'right',
      belgrade: 'right',
      bucharest: 'above',
      varna: 'left',
      skopje: 'below',
      tirana: 'right',
      thessaloniki: 'below',
    },
    seas: ['adriatic', 'tyrrhenian', 'ionian', 'aegean', 'black'],
    countries: ['bulgaria', 'italy'],
  },
];

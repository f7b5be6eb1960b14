import type { Coordinates } from '@/site/map';

/** The place from which the lengths in media/map.svg are measured. */
const origin: Coordinates = { latitude: 42.6977, longitude: 23.3219 };
const rome: Coordinates = { latitude: 41.9, longitude: 12.5 };
/** The part of the drawing that is visible in every window. */
const shown = { south: 39, north: 45.5, west: 11, east: 28 };
const earthRadius = 6371;
const radians = Math.PI / 180;

/** A place as a point on the unit sphere. */
function vectorOf({ latitude, longitude }: Coordinates) {
  const [lat, lon] = [latitude * radians, longitude * radians];
  return [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)] as const;
}

/** The distance from the office to Rome as the crow flies, in whole kilometres. */
export function kilometresToRome(office: Coordinates): number {
  const [a, b] = [vectorOf(office), vectorOf(rome)];
  const chord = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  return Math.round(2 * earthRadius * Math.asin(chord / 2));
}

function halfWay(from: Coordinates, to: Coordinates): Coordinates {
  const [a, b] = [vectorOf(from), vectorOf(to)];
  const [x, y, z] = [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
  return {
    latitude: Math.atan2(z, Math.hypot(x, y)) / radians,
    longitude: Math.atan2(y, x) / radians,
  };
}

/** Distance from the equator in Mercator's projection, in degrees of the equator. */
const northing = (latitude: number) =>
  Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2)) / radians;

/** Whether the office is in the part of the drawing that is visible in every window. */
export function isOnMap({ latitude, longitude }: Coordinates): boolean {
  const { south, north, west, east } = shown;
  return latitude > south && latitude < north && longitude > west && longitude < east;
}

const tenths = (value: number) => Number(value.toFixed(1));

type Point = readonly [x: number, y: number];

/** A place in a drawing. @param scale px per degree of longitude */
function pointOf({ latitude, longitude }: Coordinates, scale: number): Point {
  const y = (northing(origin.latitude) - northing(latitude)) * scale;
  return [tenths((longitude - origin.longitude) * scale), tenths(y)];
}

/** Where a name begins, or its middle or end, in px. */
interface Name {
  readonly x: number;
  readonly y: number;
  readonly textAnchor?: 'middle' | 'end';
}

/** Names as seen from the point of their city. The line from the office ends at Rome, so its name is `aside`. */
const sides = {
  left: { x: -9, y: 5, textAnchor: 'end' },
  right: { x: 9, y: 5 },
  above: { x: 0, y: -10, textAnchor: 'middle' },
  below: { x: 0, y: 21, textAnchor: 'middle' },
  aside: { x: -3, y: 22 },
} as const satisfies Readonly<Record<string, Name>>;

const cities = {
  rome: { longitude: 12.497, latitude: 41.903, side: 'aside' },
  milan: { longitude: 9.19, latitude: 45.464, side: 'right' },
  naples: { longitude: 14.267, latitude: 40.852, side: 'right' },
  bari: { longitude: 16.872, latitude: 41.116, side: 'right' },
  belgrade: { longitude: 20.456, latitude: 44.818, side: 'right' },
  bucharest: { longitude: 26.101, latitude: 44.427, side: 'above' },
  varna: { longitude: 27.915, latitude: 43.213, side: 'left' },
  skopje: { longitude: 21.426, latitude: 41.997, side: 'below' },
  tirana: { longitude: 19.82, latitude: 41.328, side: 'right' },
  thessaloniki: { longitude: 22.945, latitude: 40.64, side: 'below' },
} as const;

type City = keyof typeof cities;

/** One of the drawings of media/map.svg. */
interface MapWindow {
  readonly name: 'narrow' | 'medium' | 'wide';
  /** Where the origin is in the window. */
  readonly place: { readonly x: string; readonly y: number };
  /** Px per degree of longitude. */
  readonly scale: number;
  readonly cities: readonly City[];
  /** Names that are on another side than in the table of cities. */
  readonly moved?: Readonly<Partial<Record<City, keyof typeof sides>>>;
  readonly countries: Readonly<Record<'bulgaria' | 'italy', Point>>;
  readonly countrySize: number;
  readonly hasSeas?: true;
  /** The office: the arms of its cross, its point and its name, in px. */
  readonly office: { readonly arm: number; readonly radius: number; readonly size: number };
}

export const mapWindows: readonly MapWindow[] = [
  {
    name: 'narrow',
    place: { x: '62%', y: 146 },
    scale: 15.5,
    cities: ['rome', 'naples', 'belgrade', 'thessaloniki'],
    moved: { rome: 'below', belgrade: 'left' },
    countries: { bulgaria: [41.4, 23.6], italy: [-170.9, -3.8] },
    countrySize: 18,
    office: { arm: 34, radius: 10, size: 28 },
  },
  {
    name: 'medium',
    place: { x: '72%', y: 180 },
    scale: 30,
    cities: ['rome', 'milan', 'naples', 'belgrade', 'bucharest', 'thessaloniki'],
    countries: { bulgaria: [74.3, 26.3], italy: [-336.7, -26.8] },
    countrySize: 24,
    office: { arm: 56, radius: 13, size: 36 },
  },
  {
    name: 'wide',
    place: { x: '74%', y: 250 },
    scale: 44,
    cities: Object.keys(cities) as City[],
    countries: { bulgaria: [109, 38.6], italy: [-493.8, -39.3] },
    countrySize: 24,
    hasSeas: true,
    office: { arm: 70, radius: 13, size: 36 },
  },
];

/** Where the name of the office begins, as seen from its point, in px. */
const besideOffice: Name = { x: 15, y: -17 };

/** From the upper end of the office's cross to its name, where that is above it, in px. */
const gapAboveCross = 6;

/** What the office covers, in px. Names there are left out. */
const covered = {
  /** A city at this distance from the office or nearer. */
  city: 24,
  /** Cities at the office's name, where it is above the cross: its length, its middle, and how far a city is from it. */
  aboveCross: { length: 100, middle: 19, distance: 36 },
  /** The name of a country: how far from the office its middle is to either side, and its base line above and below. */
  country: { aside: 120, above: 50, below: 22 },
} as const;

/** From the middle of the line to Rome up to the words for its length, in px. */
const gapAboveLine = 16;

/** A short stroke across the end of the line to Rome. */
const endMark = 'm-7 7l14-14';

/** Where the office, the line to Rome and the names are in a window. Names that the office would cover are left out. */
export function mapLayout(office: Coordinates, mapWindow: MapWindow) {
  const { name, scale } = mapWindow;
  const { arm } = mapWindow.office;
  const [x, y] = pointOf(office, scale);
  const [middleX, middleY] = pointOf(halfWay(office, rome), scale);
  const [endX, endY] = pointOf(rome, scale);
  const bend = [2 * middleX - (x + endX) / 2, 2 * middleY - (y + endY) / 2].map(tenths);

  // On phones and tablets the drawing ends soon after a place in the east. Its name is then above its cross, not beside
  // it.
  const edge = (shown.east - origin.longitude) * scale;
  const isAtEdge = name !== 'wide' && x > scale;
  const isCovered = ([cityX, cityY]: Point) => {
    if (Math.hypot(cityX - x, cityY - y) < covered.city) return true;
    const { length, middle, distance } = covered.aboveCross;
    const isBeforeEdge = cityX < edge && cityX > edge - length;
    return isAtEdge && isBeforeEdge && Math.abs(cityY - (y - arm - middle)) < distance;
  };
  const points = mapWindow.cities.map((city) => {
    const point = pointOf(cities[city], scale);
    const side: Name = sides[mapWindow.moved?.[city] ?? cities[city].side];
    const at = { ...side, x: tenths(point[0] + side.x), y: tenths(point[1] + side.y) };
    return { city, point, name: at };
  });
  const countries = Object.entries(mapWindow.countries).map(([country, point]) => ({
    country: country as keyof typeof mapWindow.countries,
    point,
  }));
  const officeName: Name = isAtEdge
    ? { x: tenths(edge - x), y: -(arm + gapAboveCross), textAnchor: 'end' }
    : besideOffice;
  return {
    office: [x, y] as Point,
    officeName,
    route: `M${x} ${y}Q${bend.join(' ')} ${endX} ${endY}${endMark}`,
    distance: { x: middleX, y: tenths(middleY - gapAboveLine) },
    cities: points.filter(({ point }) => !isCovered(point)),
    countries: countries.filter(({ point: [countryX, countryY] }) => {
      const { aside, above, below } = covered.country;
      const isBeside = Math.abs(countryX - x) >= aside;
      return isBeside || countryY <= y - above || countryY >= y + below;
    }),
  };
}

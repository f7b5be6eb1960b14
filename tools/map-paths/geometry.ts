import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type GeoContext, type GeoPermissibleObjects, geoMercator, geoPath } from 'd3-geo';
import type { MultiLineString, MultiPolygon, Position } from 'geojson';
import { merge, mesh, transform } from 'topojson-client';
import type {
  MultiPolygon as Areas,
  GeometryCollection,
  Polygon,
  Topology,
} from 'topojson-specification';
import type { Coordinates } from '@/site/map';

interface CountryProperties {
  readonly name: string;
}

type WorldAtlas = Topology<{ countries: GeometryCollection<CountryProperties> }>;
type Country = Polygon<CountryProperties> | Areas<CountryProperties>;

/**
 * Paths in whole units, with the office at 0,0. `unitsPerDegree` (of longitude) scales them; Mercator, as
 * OpenStreetMap's own, so the drawn map and the loaded one show the same shapes.
 */
export interface MapGeometry {
  readonly land: string;
  readonly borders: string;
  /** The countries that the company builds in, by Natural Earth's name. */
  readonly markets: string;
}

/** Half a CSS pixel at the largest scale of the drawings: a coarser value is visible, a finer one only adds bytes. */
export const unitsPerDegree = 88;

interface Extent {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Area of the largest frames: 3840 px wide, or a phone's that large text has made tall. */
const landExtent: Extent = { west: -44, south: 4, east: 50, north: 51 };
const borderExtent: Extent = { west: -10, south: 34, east: 44, north: 50 };

/** Area of most frames. Outside, a coarse outline is enough, and keeps the page small. */
const detailExtent: Extent = { west: 1, south: 36.4, east: 32.5, north: 47.5 };

const tolerance = { inside: 1.8, outside: 8 };
const smallestArea = { inside: 90, outside: 1500 };
const shortestBorder = 24;

/**
 * Natural Earth draws control on the ground. Neither the European Union nor this company's country recognises a
 * border across Crimea or across Cyprus, so the drawing has none there.
 */
const unrecognisedBorders = [
  { west: 32.4, south: 44, east: 36.7, north: 46.4 },
  { west: 32, south: 34.4, east: 34.8, north: 35.8 },
] as const satisfies readonly Extent[];

/** A point's place on the drawing, in units from `centre`; y grows downwards. */
export function project(point: Coordinates, centre: Coordinates): [number, number] {
  const northing = (latitude: number) =>
    (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;
  return [
    (point.longitude - centre.longitude) * unitsPerDegree,
    (northing(centre.latitude) - northing(point.latitude)) * unitsPerDegree,
  ];
}

function isWithin([longitude = 0, latitude = 0]: Position, extent: Extent): boolean {
  const { west, south, east, north } = extent;
  return longitude > west && longitude < east && latitude > south && latitude < north;
}

function flatten(line: readonly Position[], centre: Coordinates): [number, number][] {
  return line.map(([longitude = 0, latitude = 0]) => project({ longitude, latitude }, centre));
}

/** Distance of p from the segment a–b. */
function segmentDistance(p: Position, a: Position, b: Position): number {
  const [px = 0, py = 0] = p;
  const [ax = 0, ay = 0] = a;
  const [bx = 0, by = 0] = b;
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = length === 0 ? 0 : ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(px - ax - t * (bx - ax), py - ay - t * (by - ay));
}

/** Douglas–Peucker with a tolerance for each point: the indices of the points to keep, ends included. */
function keptIndices(points: readonly Position[], tolerances: readonly number[]): number[] {
  const kept = new Set([0, points.length - 1]);
  const spans: [number, number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [first, last] = span;
    const [a, b] = [points[first], points[last]];
    if (!a || !b) continue;
    let [farthest, excess] = [-1, 1];
    for (let index = first + 1; index < last; index++) {
      const ratio = segmentDistance(points[index] ?? a, a, b) / (tolerances[index] ?? 1);
      if (ratio > excess) [farthest, excess] = [index, ratio];
    }
    if (farthest < 0) continue;
    kept.add(farthest);
    spans.push([first, farthest], [farthest, last]);
  }
  return [...kept].sort((x, y) => x - y);
}

/** Simplifies arc by arc, so that neighbours keep sharing their border. */
function simplified(topology: WorldAtlas, centre: Coordinates): WorldAtlas {
  const decode = transform(topology.transform ?? null);
  const arcs = topology.arcs.map((arc) => {
    const points = arc.map((position, index) => decode([...position], index > 0));
    const tolerances = points.map((point) =>
      isWithin(point, detailExtent) ? tolerance.inside : tolerance.outside,
    );
    return keptIndices(flatten(points, centre), tolerances)
      .map((index) => points[index])
      .filter((point) => point !== undefined);
  });
  return { type: 'Topology', objects: topology.objects, arcs };
}

function ringArea(ring: readonly Position[], centre: Coordinates): number {
  const points = flatten(ring, centre);
  const doubled = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

function isSpeck(ring: readonly Position[], centre: Coordinates): boolean {
  const inside = ring.some((point) => isWithin(point, detailExtent));
  return ringArea(ring, centre) < (inside ? smallestArea.inside : smallestArea.outside);
}

/** Removes islands and enclaves too small to see: d3 takes a collapsed ring for the whole globe. */
function withoutSpecks(areas: MultiPolygon, centre: Coordinates): MultiPolygon {
  const coordinates = areas.coordinates
    .map((rings) => rings.filter((ring) => !isSpeck(ring, centre)))
    .filter((rings) => rings.length > 0);
  return { type: 'MultiPolygon', coordinates };
}

function isUnrecognised(line: readonly Position[]): boolean {
  return unrecognisedBorders.some((extent) => line.every((point) => isWithin(point, extent)));
}

function lineLength(line: readonly Position[], centre: Coordinates): number {
  const points = flatten(line, centre);
  return points.reduce((sum, [x, y], index) => {
    const [previousX, previousY] = points[index - 1] ?? [x, y];
    return sum + Math.hypot(x - previousX, y - previousY);
  }, 0);
}

function drawnBorders(lines: MultiLineString, centre: Coordinates): MultiLineString {
  const coordinates = lines.coordinates.filter(
    (line) => lineLength(line, centre) >= shortestBorder && !isUnrecognised(line),
  );
  return { type: 'MultiLineString', coordinates };
}

/** Writes SVG path data as relative whole numbers: half the size of d3's own absolute ones. */
class CompactPath implements GeoContext {
  private text = '';
  private readonly at = { x: 0, y: 0 };
  private start = { x: 0, y: 0 };

  toString(): string {
    return this.text;
  }

  moveTo(x: number, y: number): void {
    const [dx, dy] = this.step(x, y);
    this.start = { ...this.at };
    this.text += `m${this.pair(dx, dy)}`;
  }

  lineTo(x: number, y: number): void {
    const [dx, dy] = this.step(x, y);
    if (dx === 0 && dy === 0) return;
    this.text += (dx < 0 ? '' : ' ') + this.pair(dx, dy);
  }

  closePath(): void {
    this.text += 'z';
    Object.assign(this.at, this.start);
  }

  beginPath(): void {}

  arc(): void {
    throw new Error('The map has no points, only lines and areas: there is no arc to draw.');
  }

  private step(x: number, y: number): [number, number] {
    const [dx, dy] = [Math.round(x) - this.at.x, Math.round(y) - this.at.y];
    this.at.x += dx;
    this.at.y += dy;
    return [dx, dy];
  }

  private pair(dx: number, dy: number): string {
    return dy < 0 ? `${dx}${dy}` : `${dx} ${dy}`;
  }
}

function pathData(shape: GeoPermissibleObjects, centre: Coordinates, extent: Extent): string {
  const [left, top] = project({ longitude: extent.west, latitude: extent.north }, centre);
  const [right, bottom] = project({ longitude: extent.east, latitude: extent.south }, centre);
  const projection = geoMercator()
    .scale((unitsPerDegree * 180) / Math.PI)
    .center([centre.longitude, centre.latitude])
    .translate([0, 0])
    .precision(0)
    .clipExtent([
      [left, top],
      [right, bottom],
    ]);
  const path = new CompactPath();
  geoPath(projection, path)(shape);
  return path.toString();
}

function readWorldAtlas(): WorldAtlas {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  return JSON.parse(readFileSync(file, 'utf8'));
}

function isCountry(geometry: { readonly type: string | null }): geometry is Country {
  return geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
}

/**
 * Land, borders and the company's countries from Natural Earth (1 : 10 million, public domain), as path data around
 * `centre`.
 *
 * @throws when the data has no country of a name in `marketNames`
 */
export function mapGeometry(centre: Coordinates, marketNames: readonly string[]): MapGeometry {
  const atlas = simplified(readWorldAtlas(), centre);
  // Mercator cannot show the pole, and the drawing does not reach Antarctica.
  const countries = atlas.objects.countries.geometries
    .filter(isCountry)
    .filter(({ properties }) => properties?.name !== 'Antarctica');
  const markets = marketNames.flatMap((name) => {
    const found = countries.filter(({ properties }) => properties?.name === name);
    if (found.length > 0) return found;
    throw new Error(`Natural Earth has no country "${name}": use its English short name.`);
  });
  const borders = mesh(atlas, atlas.objects.countries, (a, b) => a !== b);
  return {
    land: pathData(withoutSpecks(merge(atlas, countries), centre), centre, landExtent),
    borders: pathData(drawnBorders(borders, centre), centre, borderExtent),
    markets: pathData(withoutSpecks(merge(atlas, markets), centre), centre, landExtent),
  };
}

import type { Coordinates } from '@/site/map';
import map from './drawing.json' with { type: 'json' };

const rome: Coordinates = { latitude: 41.9, longitude: 12.5 };
/** What every window shows of the drawing, around its origin. */
const shown = { south: 39, north: 45.5, west: 11, east: 28 };
const earthRadius = 6371;
const radians = Math.PI / 180;

const city = /<circle cx="([^"]*)" cy="([^"]*)" r="3.5"\/>/g;
const country = /<text x="([^"]*)" y="([^"]*)"[^>]*>\{countries\.\w+\}<\/text>/g;
const cityName = /<text [^>]*>\{cities\.\w+\}<\/text>/g;

type Vector = readonly [x: number, y: number, z: number];
type Point = readonly [x: number, y: number];

function vectorOf({ latitude, longitude }: Coordinates): Vector {
  const [lat, lon] = [latitude * radians, longitude * radians];
  return [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)];
}

/** On the sphere, as the crow flies. */
export function kilometresToRome(office: Coordinates): number {
  const [a, b] = [vectorOf(office), vectorOf(rome)];
  const cosine = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  return Math.round(earthRadius * Math.acos(Math.min(1, cosine)));
}

function halfWay(from: Coordinates, to: Coordinates): Coordinates {
  const [a, b] = [vectorOf(from), vectorOf(to)];
  const [x, y, z] = [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
  return {
    latitude: Math.atan2(z, Math.hypot(x, y)) / radians,
    longitude: Math.atan2(y, x) / radians,
  };
}

/** Mercator's distance from the equator, in degrees of the equator. */
const northing = (latitude: number) =>
  Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2)) / radians;

/** Whether the office is where the drawing shows it in every window. */
export function isOnMap({ latitude, longitude }: Coordinates): boolean {
  const { south, north, west, east } = shown;
  return latitude > south && latitude < north && longitude > west && longitude < east;
}

/**
 * The drawing with the office, the line to Rome and its length. It says where they come, and at how many px a degree of
 * longitude: `{office 15.5}`. What the office and its name would cover is left out.
 */
export function withOffice(office: Coordinates): string {
  const at = ({ latitude, longitude }: Coordinates, scale: number): Point => [
    (longitude - map.origin.longitude) * scale,
    (northing(map.origin.latitude) - northing(latitude)) * scale,
  ];
  const written = (point: Point) => point.map((value) => Number(value.toFixed(1))).join(' ');
  const partAt = (part: string, scale: number): string => {
    const [start, middle, end] = [office, halfWay(office, rome), rome].map((place) =>
      at(place, scale),
    ) as [Point, Point, Point];
    const bend = [0, 1].map(
      (axis) => 2 * (middle[axis] ?? 0) - ((start[axis] ?? 0) + (end[axis] ?? 0)) / 2,
    ) as unknown as Point;
    const parts: Readonly<Record<string, string>> = {
      route: `M${written(start)}Q${written(bend)} ${written(end)}m-7 7l14-14`,
      label: `x="${middle[0].toFixed(1)}" y="${(middle[1] - 16).toFixed(1)}"`,
      office: `translate(${written(start)})`,
    };
    /** By their number: points and names are in the same order. */
    const covered = [...part.matchAll(city)].map(
      ([, x, y]) => Math.hypot(Number(x) - start[0], Number(y) - start[1]) < 24,
    );
    const kept = (pattern: RegExp, source: string) => {
      let index = 0;
      return source.replace(pattern, (found) => (covered[index++] ? '' : found));
    };
    const clear = part.replace(country, (name: string, x: string, y: string) => {
      const [right, down] = [Number(x) - start[0], Number(y) - start[1]];
      return Math.abs(right) < 120 && down > -50 && down < 22 ? '' : name;
    });
    return kept(cityName, kept(city, clear)).replace(
      /\{(route|label|office) [\d.]+\}/g,
      (_, name: string) => parts[name] ?? '',
    );
  };
  return map.drawing
    .split(/(?=<svg class="(?:narrow|medium|wide)")/)
    .map((part) => partAt(part, Number(/\{office ([\d.]+)\}/.exec(part)?.[1])))
    .join('');
}

import type { Coordinates } from '@/site/map';
import map from './drawing.json' with { type: 'json' };

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

/** The distance between two places as the crow flies. */
function kilometresBetween(from: Coordinates, to: Coordinates): number {
  const [a, b] = [vectorOf(from), vectorOf(to)];
  const chord = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  return 2 * earthRadius * Math.asin(chord / 2);
}

/** The distance from the office to Rome as the crow flies, in whole kilometres. */
export function kilometresToRome(office: Coordinates): number {
  return Math.round(kilometresBetween(office, rome));
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

/**
 * Adds the office to the drawing for one window size. In `{office 15.5}` the drawing says where to put it, and how many
 * px a degree of longitude has.
 */
function windowWith(office: Coordinates, drawing: string): string {
  const scale = Number(/\{office ([\d.]+)\}/.exec(drawing)?.[1]);
  const at = ({ latitude, longitude }: Coordinates) =>
    [
      (longitude - map.origin.longitude) * scale,
      (northing(map.origin.latitude) - northing(latitude)) * scale,
    ] as const;
  const tenths = (...point: number[]) => point.map((value) => Number(value.toFixed(1))).join(' ');
  const [[x, y], [middleX, middleY], [endX, endY]] = [
    at(office),
    at(halfWay(office, rome)),
    at(rome),
  ];
  const bend = tenths(2 * middleX - (x + endX) / 2, 2 * middleY - (y + endY) / 2);
  const parts: Readonly<Record<string, string>> = {
    route: `M${tenths(x, y)}Q${bend} ${tenths(endX, endY)}m-7 7l14-14`,
    label: `x="${middleX.toFixed(1)}" y="${(middleY - 16).toFixed(1)}"`,
    office: `translate(${tenths(x, y)})`,
  };
  // On phones and tablets the drawing ends soon after a place in the east. Its name is then above its cross, not beside
  // it.
  const cross = Number(/M0-(\d+)V/.exec(drawing)?.[1]);
  const isAtEdge = !drawing.startsWith('<svg class="wide"') && x > scale;
  const edge = (shown.east - map.origin.longitude) * scale;
  const isBehindName = (cx: number, cy: number) =>
    isAtEdge && cx < edge && cx > edge - 100 && Math.abs(cy - (y - cross - 19)) < 36;
  // Cities and countries that the office or its name would cover are left out. Points and names of cities have the same
  // order.
  const covered: boolean[] = [];
  let names = 0;
  return drawing
    .replace(/<circle cx="([^"]*)" cy="([^"]*)" r="3.5"\/>/g, (point, cx: string, cy: string) => {
      const isAtOffice = Math.hypot(Number(cx) - x, Number(cy) - y) < 24;
      covered.push(isAtOffice || isBehindName(Number(cx), Number(cy)));
      return covered.at(-1) ? '' : point;
    })
    .replace(/<text [^>]*>\{cities\.\w+\}<\/text>/g, (name) => (covered[names++] ? '' : name))
    .replace(
      /<text x="([^"]*)" y="([^"]*)"[^>]*>\{countries\.\w+\}<\/text>/g,
      (name, nameX: string, nameY: string) => {
        const [right, down] = [Number(nameX) - x, Number(nameY) - y];
        return Math.abs(right) < 120 && down > -50 && down < 22 ? '' : name;
      },
    )
    .replace(/<text [^>]*>(?=\{city\})/, (beside) =>
      isAtEdge ? `<text x="${(edge - x).toFixed(1)}" y="-${cross + 6}" text-anchor="end">` : beside,
    )
    .replace(/\{(route|label|office) [\d.]+\}/g, (_, name: string) => parts[name] ?? '');
}

/** The drawing with the office, the line to Rome and its length. */
export function withOffice(office: Coordinates): string {
  const windows = map.drawing.split(/(?=<svg class="(?:narrow|medium|wide)")/);
  return windows.map((drawing) => windowWith(office, drawing)).join('');
}

import {
  cameras,
  fence,
  gate,
  type PlantTable,
  plantStations,
  type Spot,
  stationSize,
  tableStep,
  track,
  yard,
} from '@/site/modelPlant';
import { drawnPicture } from '@/site/pictures';
import { pvTable } from '@/site/plant';
import { plantBatteries } from '@/site/storageDay';
import { type Point, polyline, round } from './path';

/** The part of the ground that the plans show, in metres; north is up. A metre is a user unit. */
const [west, east, south, north] = [-272, 324, -98, 330];

export const planBox = [0, 0, east - west, north - south] as const;

/** A part of the plan, in its proportion, that is shown again four and a half times larger. */
export function detailAround([x, y]: Spot) {
  const [width, height] = [130, (130 * (north - south)) / (east - west)];
  return [x - west - width / 2, north - y - height / 2, width, height] as const;
}

/** Place on the plans of a spot on the ground. */
export function toPlan([x, y]: Spot): Point {
  return [round(x - west), round(north - y)];
}

/** The ground below a place on the plans. */
export function toGround([x, y]: Point): Spot {
  return [x + west, north - y];
}

/** Path data of a line through spots on the ground. */
export function planLine(spots: readonly Spot[]): string {
  return polyline(spots.map(toPlan));
}

/** Where Home's picture is taken. */
export const viewPoint = toPlan([cameras[drawnPicture].at[0], cameras[drawnPicture].at[1]]);

/** What it shows of the ground, over a length in metres: the camera between the edges of its view. */
export function viewLine(length: number): string {
  const { at, target, lens } = cameras[drawnPicture];
  const azimuth = Math.atan2(target[1] - at[1], target[0] - at[0]);
  const half = Math.atan(0.5 / lens);
  const end = (angle: number): Spot => [
    at[0] + length * Math.cos(angle),
    at[1] + length * Math.sin(angle),
  ];
  return planLine([end(azimuth + half), [at[0], at[1]], end(azimuth - half)]);
}

export const fenceLine = planLine([
  [gate.west, fence.south],
  [fence.west, fence.south],
  [fence.west, fence.north],
  [fence.east, fence.north],
  [fence.east, fence.south],
  [gate.east, fence.south],
]);

export const trackLines = [-track.width / 2, track.width / 2]
  .map((side) =>
    planLine([
      [track.x + side, south],
      [track.x + side, fence.north],
    ]),
  )
  .join('');

export const yardLine = `${planLine([
  [yard.west, yard.south],
  [yard.west, yard.north],
  [yard.east, yard.north],
  [yard.east, yard.south],
])}z`;

/**
 * Path data of equal rectangles on the ground, by their middles. One beside another starts relative to it, which compresses
 * well.
 */
export function rectangles(middles: readonly Spot[], width: number, depth: number): string {
  const [w, d] = [round(width), round(depth)];
  return middles
    .map(([x, y], index) => {
      const [before, row] = middles[index - 1] ?? [];
      const [px, py] = toPlan([x - width / 2, y + depth / 2]);
      const start = before !== undefined && row === y ? `m${round(x - before)} 0` : `M${px} ${py}`;
      return `${start}h${w}v${d}h${-w}z`;
    })
    .join('');
}

/** The stations and the batteries in their true size. */
export const containersPath = [plantStations, plantBatteries]
  .map((middles) => rectangles(middles, ...stationSize))
  .join('');

/**
 * Path data of tables seen from above. At the scale of a plan the gap between two tables is finer than the line that parts
 * them, so they touch.
 */
export function tablesPath(tables: readonly PlantTable[]): string {
  return rectangles(
    tables.map(({ at: [x, y] }) => [x, y]),
    tableStep,
    pvTable.depth,
  );
}

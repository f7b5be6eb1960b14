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

/** What Home's picture shows of the ground, over a length in metres: the camera between the edges of its view. */
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

/** The stations in their true size. */
export const stationsPath = plantStations
  .map(([x, y]) => {
    const [px, py] = toPlan([x - stationSize[0] / 2, y + stationSize[1] / 2]);
    return `M${px} ${py}h${stationSize[0]}v${stationSize[1]}h${-stationSize[0]}z`;
  })
  .join('');

const [width, depth, step] = [round(pvTable.width), round(pvTable.depth), round(tableStep)];

/** Tables beside each other, without a gap. */
function runs(tables: readonly PlantTable[]): PlantTable[][] {
  const found: PlantTable[][] = [];
  for (const table of tables) {
    const run = found.at(-1);
    const before = run?.at(-1);
    if (run && before?.row === table.row && before.column === table.column - 1) run.push(table);
    else found.push([table]);
  }
  return found;
}

/**
 * Path data of tables seen from above. At the scale of a plan the gap between two tables is finer than the line that parts
 * them, so each run is one outline.
 */
export function tablesPath(tables: readonly PlantTable[]): string {
  return runs(tables)
    .map((run) => {
      const [west, y] = run[0]?.at ?? [0, 0];
      const [px, py] = toPlan([west - pvTable.width / 2, y + pvTable.depth / 2]);
      const length = round((run.length - 1) * tableStep + width);
      return `M${px} ${py}h${length}v${depth}h${-length}z${`m${step} 0v${depth}m0-${depth}`.repeat(run.length - 1)}`;
    })
    .join('');
}

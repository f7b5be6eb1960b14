/** What the plans of the model plant share: north is up, a metre is a user unit. */
import type { DrawingData, Mark, Shape } from '@/components/drawings/Drawing';
import { pvTable } from '@/solar/plant';
import { type Point, polyline, round } from './path';
import {
  batteryYard,
  cableRoute,
  camera,
  connection,
  fence,
  gate,
  type PlantTable,
  plantStations,
  type Spot,
  stationSize,
  tableStep,
  track,
  yard,
} from './plant/modelPlant';
import { plantBatteries } from './plant/storageDay';
import { marksIn, rectangle } from './sheet';

type Box = readonly [x: number, y: number, width: number, height: number];

/** The part of the ground that the plans show, in metres. */
const [west, east, south, north] = [-272, 324, -98, 330];
export const planBox: Box = [0, 0, east - west, north - south];
const [, , , height] = planBox;
export const inPlan = marksIn(planBox);

/** Place on the plans of a spot on the ground. */
export function toPlan([x, y]: Spot): Point {
  return [round(x - west), round(north - y)];
}

export function planLine(spots: readonly Spot[]): string {
  return polyline(spots.map(toPlan));
}

/** A part of the plan, in its proportion, that is shown again four and a half times larger. */
export function detailAround([x, y]: Spot): Box {
  const [width, height] = [130, (130 * (north - south)) / (east - west)];
  return [round(x - west - width / 2), round(north - y - height / 2), width, round(height)];
}

/** Path data of equal rectangles on the ground, by their middles; a row of those that touch has one outline. */
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

/**
 * Path data of tables. At the scale of a plan the gap between two of a row is finer than the line that parts them, so they
 * touch: tables beside each other are one rectangle with lines across.
 */
export function tablesPath(tables: readonly PlantTable[]): string {
  const [w, d] = [round(tableStep), round(pvTable.depth)];
  const isFirst = ({ row, column }: PlantTable, index: number) => {
    const before = tables[index - 1];
    return before?.row !== row || before.column !== column - 1;
  };
  const starts = [...tables.keys()].filter((index) => {
    const table = tables[index];
    return table && isFirst(table, index);
  });
  return starts
    .map((start, index) => {
      const count = (starts[index + 1] ?? tables.length) - start;
      const [x, y] = tables[start]?.at ?? [0, 0];
      const corner = toPlan([x - tableStep / 2, y + pvTable.depth / 2]);
      const parts = Array.from({ length: count - 1 }, (_, part) => `m${w} 0v${part % 2 ? -d : d}`);
      return `M${corner.join(' ')}h${round(count * w)}v${d}h${-round(count * w)}z${parts.join('')}`;
    })
    .join('');
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

const yardLine = rectangle(
  ...toPlan([yard.west, yard.north]),
  yard.east - yard.west,
  yard.north - yard.south,
);

/** What Home's picture shows of the ground, over a length in metres: the camera between the edges of its view. */
export function viewLine(length: number): string {
  const { at, target, lens } = camera;
  const azimuth = Math.atan2(target[1] - at[1], target[0] - at[0]);
  const half = Math.atan(0.5 / lens);
  const end = (angle: number): Spot => [
    at[0] + length * Math.cos(angle),
    at[1] + length * Math.sin(angle),
  ];
  return planLine([end(azimuth + half), at, end(azimuth - half)]);
}

interface Plan {
  /** Of the shapes that plan and detail share. */
  readonly id: string;
  readonly own: readonly Shape[];
  /** Of cables beside the one to the grid. */
  readonly cables?: string;
  readonly alone?: readonly Shape[];
  readonly marks: readonly Mark[];
  readonly detail: Box;
  readonly detailShapes?: readonly Shape[];
  readonly detailMarks?: readonly Mark[];
  /** Of all that belongs to the detail. */
  readonly detailClass?: string;
}

const frame = (box: Box, words: string): Shape => ({
  class: `frame ${words}`.trim(),
  d: rectangle(...box),
});

/** A plan, with north and a bar of a hundred metres, and a part of it, large enough to see its tables. */
export function planWithDetail(plan: Plan): Readonly<Record<'plan' | 'detail', DrawingData>> {
  const { id, own, cables = '', alone = [], marks, detail } = plan;
  const { detailShapes = [], detailMarks = [], detailClass = '' } = plan;
  const [x, y] = toPlan(connection);
  const corner: Point = [detail[0], detail[1]];
  const shared: readonly Shape[] = [
    ...own,
    { class: 'fine', d: trackLines + yardLine },
    { class: 'boundary', d: fenceLine },
    { class: 'amberFine', d: cables + planLine([...cableRoute, batteryYard]) },
    {
      class: 'station',
      d: [plantStations, plantBatteries]
        .map((middles) => rectangles(middles, ...stationSize))
        .join(''),
    },
  ];
  return {
    plan: {
      box: planBox,
      class: 'plan',
      stretched: true,
      shapes: [
        { id, shapes: shared },
        ...alone,
        { class: 'line', d: `M20 44V12m-6 11l6-11 6 11M14 ${height - 14}v6h100v-6m-50 0v6` },
        frame(detail, detailClass),
      ],
      marks: [
        ...marks,
        inPlan({ at: [x, y], r: 5 }),
        // Ends right of its symbol: in the middle below it, large text would leave a phone's sheet.
        inPlan({
          at: [x, y + 24],
          by: [26, 20],
          anchor: 'end',
          class: 'spare',
          label: 'batteries',
        }),
        inPlan({
          at: corner,
          by: [-7, 13],
          anchor: 'end',
          class: `covering ${detailClass}`.trim(),
          text: 'X',
        }),
        inPlan({ at: [30, 36], class: 'covering', label: 'north' }),
        inPlan({ at: [14, height - 12], by: [0, -8], class: 'covering', label: 'bar' }),
      ],
    },
    detail: {
      box: detail,
      class: `plan detail ${detailClass}`.trim(),
      stretched: true,
      shapes: [{ use: id }, ...detailShapes, frame(detail, '')],
      marks: [
        marksIn(detail)({ at: corner, by: [10, 22], class: 'covering', text: 'X' }),
        ...detailMarks,
      ],
    },
  };
}

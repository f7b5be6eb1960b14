/** What the plans of the model plant share: north is up, a metre is a user unit. */
import type { DrawingData, Mark, Shape } from '@/components/drawings/Drawing';
import { pvTable } from '@/solar/plant';
import { type Point, polyline, round } from './path';
import * as plant from './plant/modelPlant';
import { plantBatteries } from './plant/storageDay';
import { marksIn, rectangle } from './sheet';

type Box = readonly [x: number, y: number, width: number, height: number];

/** The part of the ground that the plans show, in metres. */
const [west, east, south, north] = [-272, 324, -98, 330];
export const planBox: Box = [0, 0, east - west, north - south];
const [, , , height] = planBox;
export const inPlan = marksIn(planBox);

/** Place on the plans of a spot on the ground. */
export function toPlan([x, y]: plant.Spot): Point {
  return [round(x - west), round(north - y)];
}

export function planLine(spots: readonly plant.Spot[]): string {
  return polyline(spots.map(toPlan));
}

/** A part of the plan, in its proportion, that is shown again four and a half times larger. */
export function detailAround([x, y]: plant.Spot): Box {
  const [width, height] = [130, (130 * (north - south)) / (east - west)];
  return [round(x - west - width / 2), round(north - y - height / 2), width, round(height)];
}

/**
 * Path data of equal rectangles on the ground, by their middles. One beside another starts relative to it, which compresses
 * well.
 */
export function rectangles(middles: readonly plant.Spot[], width: number, depth: number): string {
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

/** At the scale of a plan the gap between two tables is finer than the line that parts them, so they touch. */
export function tablesPath(tables: readonly plant.PlantTable[]): string {
  return rectangles(
    tables.map(({ at }) => at),
    plant.tableStep,
    pvTable.depth,
  );
}

export const fenceLine = planLine([
  [plant.gate.west, plant.fence.south],
  [plant.fence.west, plant.fence.south],
  [plant.fence.west, plant.fence.north],
  [plant.fence.east, plant.fence.north],
  [plant.fence.east, plant.fence.south],
  [plant.gate.east, plant.fence.south],
]);

export const trackLines = [-plant.track.width / 2, plant.track.width / 2]
  .map((side) =>
    planLine([
      [plant.track.x + side, south],
      [plant.track.x + side, plant.fence.north],
    ]),
  )
  .join('');

const yardLine = rectangle(
  ...toPlan([plant.yard.west, plant.yard.north]),
  plant.yard.east - plant.yard.west,
  plant.yard.north - plant.yard.south,
);

interface Plan {
  /** Of the shapes that plan and detail share. */
  readonly id: string;
  readonly own: readonly Shape[];
  /** Cables beside the one to the grid. */
  readonly cables?: string;
  readonly alone?: readonly Shape[];
  readonly marks: readonly Mark[];
  readonly detail: Box;
  readonly detailShapes?: readonly Shape[];
  readonly detailMarks?: readonly Mark[];
  /** Of all that belongs to the detail. */
  readonly detailClass?: string;
}

const joined = (...words: string[]) => words.filter(Boolean).join(' ');
const containers = [plant.plantStations, plantBatteries]
  .map((middles) => rectangles(middles, ...plant.stationSize))
  .join('');
const northAndBar = `M20 44V12m-6 11l6-11 6 11M14 ${height - 14}v6h100v-6m-50 0v6`;

/** A plan, with north and a bar of a hundred metres, and a part of it, large enough to see its tables. */
export function planWithDetail(plan: Plan): Readonly<Record<'plan' | 'detail', DrawingData>> {
  const { id, own, cables = '', alone = [], marks, detail, detailClass = '' } = plan;
  const { label, dot } = inPlan;
  const [x, y] = toPlan(plant.connection);
  const corner: Point = [detail[0], detail[1]];
  const frame = rectangle(...detail);
  const shared: readonly Shape[] = [
    ...own,
    { class: 'fine', d: trackLines + yardLine },
    { class: 'boundary', d: fenceLine },
    { class: 'amber run', d: cables + planLine([...plant.cableRoute, plant.batteryYard]) },
    { class: 'ink', d: containers },
  ];
  return {
    plan: {
      box: planBox,
      class: 'plan',
      stretched: true,
      shapes: [
        { id, shapes: shared },
        ...alone,
        { class: 'line', d: northAndBar },
        { class: joined('heavy frame', detailClass), d: frame },
      ],
      marks: [
        ...marks,
        dot([x, y], 5),
        // Ends right of its symbol: in the middle below it, large text would leave a phone's sheet.
        label('batteries', [x, y + 24], [26, 20], 'end spare'),
        label({ text: 'X' }, corner, [-7, 13], joined('end covering', detailClass)),
        label('north', [30, 36], [0, 0], 'covering'),
        label('bar', [14, height - 12], [0, -8], 'covering'),
      ],
    },
    detail: {
      box: detail,
      class: joined('plan detail', detailClass),
      stretched: true,
      shapes: [{ use: id }, ...(plan.detailShapes ?? []), { class: 'heavy frame', d: frame }],
      marks: [
        marksIn(detail).label({ text: 'X' }, corner, [10, 22], 'covering'),
        ...(plan.detailMarks ?? []),
      ],
    },
  };
}

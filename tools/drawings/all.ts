import type { DrawingData } from '@/components/drawings/Drawing';
import type { Office } from '@/site/office';
import { bars } from './bars';
import { dayCurve } from './dayCurve';
import { dayWithStorage } from './dayWithStorage';
import { ivCurves } from './ivCurves';
import { keyPlan } from './keyPlan';
import { planning } from './planning';
import { repowering } from './repowering';
import { rowSection } from './rowSection';
import { sunArcs } from './sunArcs';
import { sunPath } from './sunPath';
import { yearOfDaylight } from './yearOfDaylight';

/** All drawings that are computed, by name; three of them show the sun of a place. */
export function drawingsOf(place: Office): Readonly<Record<string, DrawingData>> {
  return {
    bars,
    dayCurve,
    dayWithStorage,
    ivCurves,
    keyPlan,
    planning: planning.plan,
    planningDetail: planning.detail,
    repowering: repowering.plan,
    repoweringDetail: repowering.detail,
    rowSection,
    sunArcs: sunArcs(place),
    sunPath: sunPath(place),
    yearOfDaylight: yearOfDaylight(place),
  };
}

export function fileOf(name: string): string {
  return `components/drawings/data/${name}.json`;
}

/** The text of a drawing's file: a line for each shape and each mark. */
export function written({ shapes, marks = [], ...rest }: DrawingData): string {
  const list = (items: readonly object[]) =>
    `[\n${items.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`;
  const head = Object.entries(rest).map(([key, value]) => `  "${key}": ${JSON.stringify(value)}`);
  return `{\n${[...head, `  "shapes": ${list(shapes)}`, `  "marks": ${list(marks)}`].join(',\n')}\n}\n`;
}

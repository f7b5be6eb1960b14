import type { DrawingData } from '@/components/drawings/Drawing';
import type { Office } from '@/content/office';
import { sunArcs } from './sunArcs';
import { sunPath } from './sunPath';
import { yearOfDaylight } from './yearOfDaylight';

/** The drawings that show the sun of a place: each file, with its text, a line for each shape and each mark. */
export function drawingFiles(place: Office): readonly (readonly [file: string, text: string])[] {
  const drawings = {
    sunArcs: sunArcs(place),
    sunPath: sunPath(place),
    yearOfDaylight: yearOfDaylight(place),
  };
  return Object.entries(drawings).map(([name, drawing]) => [
    `components/drawings/data/${name}.json`,
    written(drawing),
  ]);
}

function written({ shapes, marks = [], ...rest }: DrawingData): string {
  const list = (items: readonly object[]) =>
    `[\n${items.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`;
  const head = Object.entries(rest).map(([key, value]) => `  "${key}": ${JSON.stringify(value)}`);
  return `{\n${[...head, `  "shapes": ${list(shapes)}`, `  "marks": ${list(marks)}`].join(',\n')}\n}\n`;
}

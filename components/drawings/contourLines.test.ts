import { smoothLine } from './contourLines';
import type { Point } from './path';

/** Where the path begins, and where its steps lead: pairs of numbers after its command, of which a q has two. */
function ends(path: string): [Point, Point] {
  const numbers = (part = '') => (part.match(/-?[\d.]+/g) ?? []).map(Number);
  const [, start, bend, smooth] = /^M(.*)q(.*)t(.*)$/.exec(path) ?? [];
  const [x = 0, y = 0] = numbers(start);
  const steps = [...numbers(bend).slice(2), ...numbers(smooth)];
  const sum = (axis: number) =>
    steps.filter((_, index) => index % 2 === axis).reduce((total, step) => total + step, 0);
  return [
    [x, y],
    [x + sum(0), y + sum(1)],
  ];
}

test('an open line keeps its ends', () => {
  const line: Point[] = [
    [0, 0],
    [20, 10],
    [40, 10],
    [60, 30],
    [80, 30],
  ];
  expect(ends(smoothLine(line))).toEqual([line[0], line.at(-1)]);
});

test('a ring is closed', () => {
  const ring: Point[] = [
    [0, 0],
    [40, 0],
    [60, 30],
    [40, 60],
    [0, 60],
    [-20, 30],
    [0, 0],
  ];
  const [start, end] = ends(smoothLine(ring));
  expect(end).toEqual(start);
});

import type { Mark } from '@/components/drawings/Drawing';

export type Point = readonly [x: number, y: number];

/** Rounds a coordinate to a tenth: finer is invisible at the sizes drawn, and every character costs a byte. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Evenly spaced numbers, both ends included. */
export function range(from: number, to: number, step: number): number[] {
  const count = Math.floor((to - from) / step + 1e-9) + 1;
  return Array.from({ length: count }, (_, index) => from + index * step);
}

/** SVG path data of a line through the points, in relative numbers, which are the shortest to write. */
export function polyline(points: readonly Point[]): string {
  const places = points.map(([x, y]) => [round(x), round(y)] as const);
  const [start = [0, 0], ...others] = places;
  const steps = others.map(([x, y], index) => {
    const [fromX, fromY] = places[index] ?? start;
    return `${round(x - fromX)} ${round(y - fromY)}`;
  });
  return `M${start.join(' ')}l${steps.join(' ')}`.replaceAll(' -', '-');
}

/** Path data of a circle. */
export function circle([x, y]: Point, radius: number): string {
  const [r, across] = [round(radius), round(2 * radius)];
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 0 1 ${across} 0a${r} ${r} 0 0 1-${across} 0`;
}

/** Words by their name, with what they are said of; or letters that are the same in every language. */
type Words =
  | string
  | { readonly label: string; readonly value: number }
  | { readonly text: string };

/**
 * Places labels and dots of a drawing whose lines stretch: in user units of its view box, and a distance from there in px,
 * which does not stretch.
 */
export function marksIn([minX, minY, width, height]: readonly [number, number, number, number]) {
  const place = ([x, y]: Point) => ({
    x: `${round(((x - minX) / width) * 100)}%`,
    y: `${round(((y - minY) / height) * 100)}%`,
  });
  const label = (words: Words, at: Point, by: Point = [0, 0], classes = ''): Mark => ({
    ...place(at),
    ...(by[0] && { dx: by[0] }),
    ...(by[1] && { dy: by[1] }),
    ...(classes && { class: classes }),
    ...(typeof words === 'string' ? { label: words } : words),
  });
  const dot = (at: Point, r: number): Mark => ({ ...place(at), r });
  return { label, dot };
}

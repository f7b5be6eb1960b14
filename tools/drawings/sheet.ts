import type { Mark } from '@/components/drawings/Drawing';
import { type Point, round } from './path';

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

/** Path data of a rectangle, by its upper left corner. */
export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
}

/** Path data of a circle. */
export function circle([x, y]: Point, radius: number): string {
  const [r, across] = [round(radius), round(2 * radius)];
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 0 1 ${across} 0a${r} ${r} 0 0 1-${across} 0`;
}

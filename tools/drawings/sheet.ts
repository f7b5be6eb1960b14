import type { Mark } from '@/components/drawings/Drawing';
import { type Point, round } from './path';

interface Place extends Omit<Mark, 'x' | 'y' | 'dx' | 'dy'> {
  /** In user units. */
  readonly at: Point;
  /** Distance from there in px. */
  readonly by?: Point;
}

/** Places labels and dots of a drawing whose lines stretch: in per cent of its view box. */
export function marksIn([minX, minY, width, height]: readonly [number, number, number, number]) {
  const percent = (share: number) => `${round(share * 100)}%`;
  return ({ at: [x, y], by: [dx, dy] = [0, 0], ...rest }: Place): Mark => ({
    x: percent((x - minX) / width),
    y: percent((y - minY) / height),
    ...(dx ? { dx } : {}),
    ...(dy ? { dy } : {}),
    ...rest,
  });
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

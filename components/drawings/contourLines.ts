import { type Point, round } from './path';

/** Heights on a square grid: rows from the first line of the drawing down, `step` user units apart. */
export interface HeightGrid {
  readonly values: readonly (readonly number[])[];
  readonly step: number;
}

/** Marching squares: the segments of one level's line, cell by cell. */
function segmentsAt(level: number, values: HeightGrid['values'], step: number): [Point, Point][] {
  const segments: [Point, Point][] = [];
  for (let j = 0; j + 1 < values.length; j++) {
    const upper = values[j] ?? [];
    const lower = values[j + 1] ?? [];
    for (let i = 0; i + 1 < upper.length; i++) {
      const corners = [
        [upper[i] ?? 0, i, j],
        [upper[i + 1] ?? 0, i + 1, j],
        [lower[i + 1] ?? 0, i + 1, j + 1],
        [lower[i] ?? 0, i, j + 1],
      ] as const;
      const crossings: Point[] = [];
      corners.forEach(([a, ax, ay], index) => {
        const [b, bx, by] = corners[(index + 1) % 4] ?? corners[0];
        if (a < level === b < level) return;
        const t = (level - a) / (b - a);
        crossings.push([round((ax + (bx - ax) * t) * step), round((ay + (by - ay) * t) * step)]);
      });
      const [p, q, r, s] = crossings;
      if (p && q && r && s) segments.push([p, s], [q, r]);
      else if (p && q) segments.push([p, q]);
    }
  }
  return segments;
}

/** Joins segments that share an end into lines. */
function joined(segments: readonly [Point, Point][]): Point[][] {
  const key = (point: Point) => point.join();
  const meeting = new Map<string, Set<number>>();
  segments.forEach((segment, index) => {
    for (const point of segment) {
      meeting.set(key(point), (meeting.get(key(point)) ?? new Set()).add(index));
    }
  });
  const unused = new Set(segments.keys());
  const follow = (from: Point): Point[] => {
    const line: Point[] = [];
    for (let at = from; ; ) {
      const next = [...(meeting.get(key(at)) ?? [])].find((index) => unused.has(index));
      const segment = next === undefined ? undefined : segments[next];
      if (next === undefined || !segment) return line;
      unused.delete(next);
      at = key(segment[0]) === key(at) ? segment[1] : segment[0];
      line.push(at);
    }
  };
  const lines: Point[][] = [];
  for (const index of segments.keys()) {
    const segment = segments[index];
    if (!unused.delete(index) || !segment) continue;
    lines.push([...follow(segment[0]).reverse(), ...segment, ...follow(segment[1])]);
  }
  return lines;
}

/** The lines of one height, each as its points in user units from the grid's first corner. Short ones are left out. */
export function contourLines({ values, step }: HeightGrid, level: number): Point[][] {
  return joined(segmentsAt(level, values, step)).filter((line) => line.length > 5);
}

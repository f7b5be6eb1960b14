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

/** The lines of one height, each as its points in user units from the grid's first corner. Small rings are left out. */
export function contourLines({ values, step }: HeightGrid, level: number): Point[][] {
  return joined(segmentsAt(level, values, step)).filter(
    (line) => line.length > (isClosed(line) ? 16 : 5),
  );
}

const isClosed = (line: readonly Point[]) => line[0]?.join() === line.at(-1)?.join();

/**
 * Path data of a quadratic B-spline: the points are its controls, the middles between them lie on it. Each step's control
 * follows from the one before by reflection; the middle is reckoned with that, or the rounding would swing. Middles are
 * whole units: the curve stays smooth, and tenths would be a kilobyte.
 */
export function smoothLine(line: readonly Point[]): string {
  /** Points on a cell's corner come in pairs. */
  const apart = line.filter(([x, y], index) => {
    const [px, py] = line[index - 1] ?? [Number.NEGATIVE_INFINITY, 0];
    return index === line.length - 1 || Math.hypot(x - px, y - py) > 4;
  });
  /** Narrower than a cell, a valley's end would be a spike. */
  const points = apart.map(([x, y], index): Point => {
    const [before, after] = [apart[index - 1], apart[index + 1]];
    return before && after
      ? [(before[0] + 2 * x + after[0]) / 4, (before[1] + 2 * y + after[1]) / 4]
      : [x, y];
  });
  const [first, second = first, ...rest] = points;
  if (!first || !second) return '';
  const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [
    Math.round((ax + bx) / 2),
    Math.round((ay + by) / 2),
  ];
  const start = isClosed(line) ? middle(first, second) : first;
  const controls = isClosed(line) ? [...rest, second] : rest;
  let control = second;
  let at = start;
  const to = (next: Point) => {
    const step = `${round(next[0] - at[0])} ${round(next[1] - at[1])} `;
    at = next;
    return step;
  };
  const steps = controls.map((point, index) => {
    const isEnd = !isClosed(line) && index === controls.length - 1;
    const next = middle(control, point);
    const step = to(next);
    control = [2 * next[0] - control[0], 2 * next[1] - control[1]];
    return isEnd ? `${step}${to(point)}` : step;
  });
  const bend = `${round(second[0] - start[0])} ${round(second[1] - start[1])} `;
  const [bent = '', ...smooth] = steps;
  return `M${start.join(' ')}q${bend}${bent}t${smooth.join('')}`.trim().replaceAll(' -', '-');
}

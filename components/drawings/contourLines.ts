import { type Point, relative, round } from './path';

const isClosed = (line: readonly Point[]) => line[0]?.join() === line.at(-1)?.join();

/**
 * The lines of one height, each as its points in user units from the grid's first corner; small rings are left out. Marching
 * squares: clockwise around a cell, a line enters at an edge on which the ground rises over that height, and leaves at the
 * next one, on which it falls; seen from the cell beside it, that one rises.
 *
 * @param values rows of heights from the first line of the drawing down, `step` user units apart
 */
export function contourLines(
  values: readonly (readonly number[])[],
  step: number,
  level: number,
): Point[][] {
  const places = new Map<string, Point>();
  const next = new Map<string, string>();
  for (const [y, row] of values.slice(1).entries()) {
    for (const x of row.slice(1).keys()) {
      const corners = [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ] as const;
      const crossings = corners.flatMap(([ax, ay], index) => {
        const [bx, by] = corners[(index + 1) % 4] ?? [ax, ay];
        const [a, b] = [values[ay]?.[ax] ?? 0, values[by]?.[bx] ?? 0];
        if (a < level === b < level) return [];
        const t = (level - a) / (b - a);
        const edge = `${ax + bx} ${ay + by}`;
        places.set(edge, [round((ax + (bx - ax) * t) * step), round((ay + (by - ay) * t) * step)]);
        return [{ edge, rises: a < level }];
      });
      crossings.forEach(({ edge, rises }, index) => {
        const exit = crossings[(index + 1) % crossings.length];
        if (rises && exit) next.set(edge, exit.edge);
      });
    }
  }
  const follow = (start: string): Point[] => {
    const line: Point[] = [];
    for (let edge: string | undefined = start; edge !== undefined; ) {
      line.push(places.get(edge) ?? [0, 0]);
      const exit = next.get(edge);
      next.delete(edge);
      edge = exit;
    }
    return line;
  };
  const exits = new Set(next.values());
  // Rings, which begin anywhere, come last.
  return [...next.keys()]
    .toSorted((a, b) => Number(exits.has(a)) - Number(exits.has(b)))
    .map(follow)
    .filter((line) => line.length > (isClosed(line) ? 16 : 5));
}

/**
 * Path data of a quadratic B-spline: the points are its controls, the middles between them lie on it. Each step's control
 * follows from the one before by reflection; the middle is reckoned with that, or the rounding would swing. Middles are
 * whole units: the curve stays smooth, and tenths would be a kilobyte.
 */
export function smoothLine(line: readonly Point[]): string {
  const isRing = isClosed(line);
  /** Points on a cell's corner come in pairs. */
  const apart = line.filter(([x, y], index) => {
    const [px, py] = line[index - 1] ?? [Number.NEGATIVE_INFINITY, 0];
    return index === line.length - 1 || Math.hypot(x - px, y - py) > 9;
  });
  /** Narrower than a cell, a valley's end would be a spike. */
  const points = apart.map(([x, y], index): Point => {
    const [before, after] = isRing
      ? [apart.at(index === 0 ? -2 : index - 1), apart[index + 1] ?? apart[1]]
      : [apart[index - 1], apart[index + 1]];
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
  let control = second;
  const middles = rest.map((point) => {
    const next = middle(control, point);
    control = [2 * next[0] - control[0], 2 * next[1] - control[1]];
    return next;
  });
  const start = isRing ? middle(first, second) : first;
  const ends = [...middles, isRing ? start : (rest.at(-1) ?? second)];
  const bend = `${relative([start, second])} ${relative([start, ...ends.slice(0, 1)])}`;
  return `M${start.join(' ')}q${bend}t${relative(ends)}`.replaceAll(' -', '-');
}

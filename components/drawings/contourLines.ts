import { type Point, polyline } from './path';

export interface Terrain {
  /** SVG user units. */
  readonly width: number;
  readonly height: number;
  /** The same seed gives the same hills. */
  readonly seed: number;
  /** Number of hills across the drawing. */
  readonly scale: number;
  readonly levels: number;
  /** Grid spacing in user units: a coarser grid gives less data and rounder lines. */
  readonly step: number;
}

/** Value noise in three octaves, the same on every machine. */
function hills(seed: number): (x: number, y: number) => number {
  const random = (i: number, j: number) => {
    const x = Math.sin((i * 57.3 + j * 131.9) * 127.1 + seed * 311.7) * 43758.5453;
    return x - Math.floor(x);
  };
  const ease = (t: number) => t * t * (3 - 2 * t);
  const noise = (x: number, y: number) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - i), ease(y - j)];
    return (
      (random(i, j) * (1 - u) + random(i + 1, j) * u) * (1 - v) +
      (random(i, j + 1) * (1 - u) + random(i + 1, j + 1) * u) * v
    );
  };
  return (x, y) =>
    noise(x, y) * 0.62 + noise(x * 2.1 + 9, y * 2.1 + 4) * 0.27 + noise(x * 4.3, y * 4.3) * 0.11;
}

/** Marching squares: the segments of one level's line, cell by cell. */
function segmentsAt(level: number, values: readonly number[][], step: number): [Point, Point][] {
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
        crossings.push([
          Math.round((ax + (bx - ax) * t) * step),
          Math.round((ay + (by - ay) * t) * step),
        ]);
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

/** Path data of contour lines over invented hills; every fifth line is a major one. */
export function contourLines(terrain: Terrain): { minor: string; major: string } {
  const { width, height, seed, scale, levels, step } = terrain;
  const height01 = hills(seed);
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)];
  const values = Array.from({ length: rows + 1 }, (_, j) =>
    Array.from(
      { length: columns + 1 },
      (_, i) =>
        height01((i / columns) * scale, (j / rows) * scale) +
        (0.35 * j) / rows -
        (0.15 * i) / columns,
    ),
  );
  const all = values.flat();
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  const paths = { minor: '', major: '' };
  for (let k = 1; k < levels; k++) {
    const level = lowest + ((highest - lowest) * k) / levels;
    const lines = joined(segmentsAt(level, values, step)).filter((line) => line.length > 5);
    paths[k % 5 === 0 ? 'major' : 'minor'] += lines.map(polyline).join('');
  }
  return paths;
}

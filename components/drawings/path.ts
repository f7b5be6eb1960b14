export type Point = readonly [x: number, y: number];

/** Rounds a coordinate to a tenth: finer is invisible at the sizes drawn, and every character costs a byte. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** SVG path data of a line through the points, in relative steps, which are the shortest to write. */
export function polyline(points: readonly Point[]): string {
  let [px, py] = [0, 0];
  const steps = points.map(([x, y], index) => {
    const [rx, ry] = [round(x), round(y)];
    const step = index === 0 ? `M${rx} ${ry}l` : `${round(rx - px)} ${round(ry - py)} `;
    [px, py] = [rx, ry];
    return step;
  });
  return steps.join('').trim().replaceAll(' -', '-');
}

/** Evenly spaced numbers, both ends included. */
export function range(from: number, to: number, step: number): number[] {
  const count = Math.floor((to - from) / step + 1e-9) + 1;
  return Array.from({ length: count }, (_, index) => from + index * step);
}

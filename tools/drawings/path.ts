export type Point = readonly [x: number, y: number];

/** Rounds a coordinate to a tenth: finer is invisible at the sizes drawn, and every character costs a byte. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The way from each point to the next, for path data in relative numbers, which are the shortest to write. */
export function relative(points: readonly Point[]): string {
  const places = points.map((point) => point.map(round));
  const steps = places
    .slice(1)
    .flatMap((place, index) =>
      place.map((value, axis) => round(value - (places[index]?.[axis] ?? 0))),
    );
  return steps.join(' ').replaceAll(' -', '-');
}

/** SVG path data of a line through the points. */
export function polyline(points: readonly Point[]): string {
  const [start = [0, 0]] = points;
  return `M${start.map(round).join(' ')}l${relative(points)}`.replaceAll(' -', '-');
}

/** Evenly spaced numbers, both ends included. */
export function range(from: number, to: number, step: number): number[] {
  const count = Math.floor((to - from) / step + 1e-9) + 1;
  return Array.from({ length: count }, (_, index) => from + index * step);
}

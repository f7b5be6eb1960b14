import { colour } from '@/scripts/assets/colours';

export type Point = readonly [x: number, y: number];

/** Rounds a coordinate to a tenth. Finer differences would be invisible at these sizes. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Evenly spaced numbers, both ends included. */
export function range(from: number, to: number, step: number): number[] {
  const count = Math.floor((to - from) / step + 1e-9) + 1;
  return Array.from({ length: count }, (_, index) => from + index * step);
}

/** SVG path data of a line through the points. Relative coordinates keep it short. */
export function polyline(points: readonly Point[]): string {
  const places = points.map(([x, y]) => [round(x), round(y)] as const);
  const [start = [0, 0], ...others] = places;
  const steps = others.map(([x, y], index) => {
    const [fromX, fromY] = places[index] ?? start;
    return `${round(x - fromX)} ${round(y - fromY)}`;
  });
  return `M${start.join(' ')}l${steps.join(' ')}`.replaceAll(' -', '-');
}

/** SVG path data of a circle. */
export function circle([x, y]: Point, radius: number): string {
  const [r, across] = [round(radius), round(2 * radius)];
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 0 1 ${across} 0a${r} ${r} 0 0 1-${across} 0`;
}

/** A colour of the design: on a page its custom property, in a drawing program the plain colour. */
export function coloured(attribute: 'fill' | 'stroke', token: string): Attributes {
  return { [attribute]: colour(token), style: `${attribute}:var(--${token})` };
}

export type Attributes = Readonly<Record<string, string | number>>;

/** A line or a surface, with its look. */
export interface Path {
  readonly d: string;
  readonly look: Attributes;
}

/** A text at a place in the drawing's units. Its distance from there is in px, so that it does not stretch. */
export interface ComputedAnnotation {
  readonly at: Point;
  readonly by?: Point;
  readonly look?: Attributes;
  /** Name of a text of the page, and its argument. Without a name, `text` is the same in all languages. */
  readonly name?: string;
  readonly value?: number;
  /** The text that the file itself shows. */
  readonly text: string;
}

export interface ComputedDrawing {
  readonly box: readonly [left: number, top: number, width: number, height: number];
  /**
   * Width in px of the drawing in its file, where the lettering has the right proportions. On the page it stretches.
   */
  readonly width: number;
  readonly paths: readonly Path[];
  readonly annotations: readonly ComputedAnnotation[];
}

/** A round dot with an edge. It is drawn as lines without length, because their round ends do not stretch. */
export function dot([x, y]: Point, radius: number): readonly Path[] {
  const d = `M${round(x)} ${round(y)}h.01`;
  const line = (token: string, width: number) => ({
    d,
    look: { ...coloured('stroke', token), 'stroke-width': width, 'stroke-linecap': 'round' },
  });
  return [line('ink', 2 * radius + 1.2), line('amber', 2 * radius - 1.2)];
}

const attributes = (all: Attributes) =>
  Object.entries(all)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** Space in px around a drawing in its file, for the lettering outside it. */
const margin = 50;

/** Writes a drawing as an SVG file like those in media/drawings/. */
export function svgOf(name: string, { box, width, paths, annotations }: ComputedDrawing): string {
  const scale = width / box[2];
  const inUnits = (px: number) => Number((px / scale).toFixed(3));
  const height = Math.round(scale * box[3]);
  const inFile = (coordinate: number) => Number(coordinate.toFixed(3));
  const drawn = paths.map(({ d, look }) => `    <path${attributes({ ...look, d })}/>`);
  const lettered = annotations.map(({ at, by = [0, 0], look = {}, name: label, value, text }) => {
    const place = {
      x: inFile(at[0]),
      y: inFile(at[1]),
      ...(by[0] && { dx: inUnits(by[0]) }),
      ...(by[1] && { dy: inUnits(by[1]) }),
    };
    const words = {
      ...(label && { 'data-label': label }),
      ...(value !== undefined && { 'data-value': value }),
    };
    return `      <text${attributes({ ...place, ...look, ...words })}>${text}</text>`;
  });
  const page = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: [-margin, -margin, width + 2 * margin, height + 2 * margin].join(' '),
    width: width + 2 * margin,
    height: height + 2 * margin,
    color: colour('ink'),
    fill: 'none',
    stroke: 'currentColor',
  };
  const drawing = {
    id: name,
    width,
    height,
    viewBox: box.join(' '),
    preserveAspectRatio: 'none',
    overflow: 'visible',
  };
  const lettering = {
    'font-family': 'Sofia Sans Condensed, sans-serif',
    'font-weight': 660,
    'font-size': inUnits(17),
    fill: 'currentColor',
    stroke: colour('paper'),
    'stroke-width': inUnits(4),
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  };
  return [
    `<svg${attributes(page)}>`,
    '  <style>path { vector-effect: non-scaling-stroke }</style>',
    `  <svg${attributes(drawing)}>`,
    ...drawn,
    `    <g${attributes(lettering)}>`,
    ...lettered,
    '    </g>',
    '  </svg>',
    '</svg>',
    '',
  ].join('\n');
}

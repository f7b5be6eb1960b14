import type { DrawingData } from '@/components/drawings/Drawing';
import { pvTable } from '@/solar/plant';
import { type Point, polyline, range, relative, round } from './path';
import { leastPitch, plantPitch, section, winterNoon } from './plant/modelPlant';
import { groundHeight } from './plant/terrain';
import { marksIn } from './sheet';

const radians = Math.PI / 180;
/** User units: a person in a helmet walks north; the size tells that of the tables. Feet at the origin. */
const person =
  'm-4-98c-5.500 1-8 4.500-8.500 10l-5.500 14 1.500 15 3.500-.5v-13l2-4 .5 14-.5 15-2 20-9 21 2 6.500h9.500v-2.500l-4-3 9-19.500 5.500-19 4.500 18 .5 22.500.5 3.500h12.500c0-3-3-3.500-6-4.500l.5-22.500-2-23-.5-16.500 6.500 5.500 9 1.500.5-3.500-7.500-3-6-7-2-11.500c-1-4-3.500-6.500-7.500-7.500v-3c4.500 0 6.500-3 6.500-8h-15.500c0 4 .5 7 2.500 9zm-3.500-9c.5-11 14.500-11 15.500 0h5v2.500h-21zm31.5 43l4-18 2.500.5-4 18z';
const box = [0, 0, 940, 586] as const;
const [, , width] = box;
const { label, dot } = marksIn(box);
/** User units to the metre. */
const scale = 66;

/** The ground at the front row's foot, that foot's place, and the next row's. */
const [ground, front] = [340, 30];
const back = front + plantPitch * scale;

/** Height of the ground along the section. */
function groundAt(x: number): number {
  const south = section.row * plantPitch;
  const metres = (x - front) / scale + south;
  return ground - (groundHeight(section.x, metres) - groundHeight(section.x, south)) * scale;
}

const { tilt, clearance, pile } = pvTable;
const [cos, sin] = [Math.cos(tilt * radians), Math.sin(tilt * radians)];
const length = pvTable.length * scale;
const [run, rise] = [length * cos, length * sin];
const foot = ground - clearance * scale;
const pileEnd = ground + pile * scale;
/** Modules, purlins and rafter are equally thick. */
const thick = 8;

/** A part of a table, from its lower edge: from a share of the slope on, over another, so many layers down. */
function part(from: number, share: number, layer = 0): Point[] {
  const corner = (along: number, layers: number): Point => [
    along * length * cos + layers * thick * sin,
    -along * length * sin + layers * thick * cos,
  ];
  const [near, far] = [from, from + share];
  return [corner(near, layer), corner(far, layer), corner(far, layer - 1), corner(near, layer - 1)];
}

/** Of a pile at a share of the slope, up to the rafter. */
function pileAt(share: number): Point[] {
  const [x, top] = [run * share - 5, -rise * share + (2 * thick) / cos];
  return [
    [x, top],
    [x, pileEnd - foot],
    [x + 10, pileEnd - foot],
    [x + 10, top],
  ];
}

/** Path data of parts, each from where the one before it began: the same for every table. */
function table(...parts: Point[][]): string {
  return parts
    .map((points, index) => {
      const [start = [0, 0]] = points;
      const [before = [0, 0]] = parts[index - 1] ?? [];
      return `m${relative([before, start])}l${relative(points)}z`;
    })
    .join('');
}

/** Lower edges of the tables, the front one and the next. */
const tables: readonly Point[] = [
  [front, foot],
  [back, foot + groundAt(back) - ground],
];
const atTables = (data: string) =>
  tables.map(([x, y]) => `M${round(x)} ${round(y)}${data}`).join('');
/** Two modules on two purlins each, and the piles below the rafter. */
const modules = table(
  part(0, 0.495),
  part(0.505, 0.495),
  ...[0.1, 0.38, 0.6, 0.88].map((share) => part(share, 0.02, 1)),
  pileAt(0.28),
  pileAt(0.74),
);
const brace = `m${relative([
  [0, 0],
  [run * 0.28, ground - 6 - foot],
])}l${relative([
  [run * 0.28, ground - 6 - foot],
  [run * 0.74, 30 - rise * 0.74],
])}`;

const dimensionY = pileEnd + 122;
const flatY = pileEnd + 64;
const flat = front + leastPitch * scale;
const pileX = front + run * 0.74 + 40;
/** Clear of the page's edge on a phone. */
const sunX = 52;
/** The ray over the upper edge of the front table. */
function ray(x: number): Point {
  const [edgeX, edgeY] = [front + run - thick * sin, foot - rise - thick * cos];
  return [x, edgeY + (x - edgeX) * Math.tan(winterNoon * radians)];
}
/** It passes below the modules of the back row, and ends on the ground. */
const shade =
  range(back, width, 1)
    .map(ray)
    .find(([x, y]) => y >= groundAt(x)) ?? ray(width);
const ticks = (...at: Point[]) =>
  at.map(([x, y]) => `M${round(x - 6)} ${round(y + 6)}l12-12`).join('');
const vertical = (x: number, from: number, to: number) =>
  `M${round(x)} ${round(from)}V${round(to)}`;
const horizontal = (y: number, from: number, to: number) =>
  `M${round(from)} ${round(y)}H${round(to)}`;
/** Clear of the rear pile, so that the angle can stand at its arc. */
const radius = 262;
const arc = `M${front + radius} ${round(foot)}A${radius} ${radius} 0 0 0 ${round(front + radius * cos)} ${round(foot - radius * sin)}`;

/**
 * Sheet 3, to scale: two rows of the model plant, the ground below them, the noon sun of the shortest day. All figures are
 * at the front row.
 */
export const rowSection: DrawingData = {
  box,
  class: 'section',
  stretched: true,
  shapes: [
    { class: 'line', d: atTables(brace) },
    { class: 'knockout line', d: atTables(table(part(0.06, 0.88, 2))) },
    {
      class: 'ink',
      d: `${atTables(modules)}M410 ${round(groundAt(410))}${person}`,
    },
    // On flat ground the back table would begin where the ray passes the height of its lower edge.
    { class: 'dashed', d: `M${round(flat)} ${round(foot)}${table(part(0, 0.4))}` },
    { class: 'bold', d: polyline(range(0, width, 20).map((x) => [x, groundAt(x)])) },
    {
      class: 'fine',
      d: [
        ...range(16, width, 11).map((x) => `M${x} ${round(groundAt(x) + 3)}l-16 16`),
        vertical(flat, ray(flat)[1], flatY + 10),
        horizontal(flatY, front, flat),
        vertical(front, ground + 14, dimensionY + 10),
        vertical(back, ground + 14, dimensionY + 10),
        horizontal(dimensionY, front, back),
        horizontal(pileEnd, pileX - 30, pileX + 10),
        vertical(pileX, ground, pileEnd),
        horizontal(foot, front, front + radius + 14),
        arc,
      ].join(''),
    },
    { class: 'amber bold dashed', d: polyline([ray(sunX), shade]) },
    {
      class: 'line',
      d: ticks(
        [front, flatY],
        [flat, flatY],
        [front, dimensionY],
        [back, dimensionY],
        [pileX, ground],
        [pileX, pileEnd],
      ),
    },
  ],
  marks: [
    dot(ray(sunX), 12),
    dot(ray(flat), 5),
    label('pitch', [(front + back) / 2, dimensionY], [0, -7], 'middle'),
    label('flat', [(front + flat) / 2, flatY], [0, -7], 'middle spare'),
    label('pile', [pileX, (ground + pileEnd) / 2], [9, 9]),
    label('tilt', [front + radius, foot], [7, -5]),
    label('winterSun', ray(sunX), [50, 8], 'sunLabel small'),
    label('south', [0, groundAt(0)], [6, -5]),
    label('north', [876, groundAt(876)], [0, -5]),
  ],
};

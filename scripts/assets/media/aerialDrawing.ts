import type { Region } from 'sharp';
import { contourLines, smoothLine } from '@/components/drawings/contourLines';
import { type Point, range, relative } from '@/components/drawings/path';
import { colour } from '@/scripts/lib/colours';
import { hash } from '@/scripts/lib/files';
import {
  cameras,
  fence,
  gate,
  type PlantTable,
  plantPitch,
  plantStations,
  plantTables,
  project,
  type Spot,
  type SpotInSpace,
  station,
  stationSize,
  tableCorners,
  track,
  yard,
} from '@/site/modelPlant';
import { crops, drawnPicture, pictures } from '@/site/pictures';
import { moduleColumns, moduleRows, pvTable } from '@/site/plant';
import { currentWeek, progress } from '@/site/programme';
import { fractalNoise, groundHeight } from '@/site/terrain';
import type { HashedFile } from '../fillFolder';
import { cropRegion } from './cropRegion';
import { readMaster } from './pictures';

const { at, target, lens } = cameras[drawnPicture];
/** Width of the drawing in its own units: a unit is finer than a pixel of the screens that the crop is for. */
const units = { wide: 2560, photo: 1200 } as const;

function ground(x: number, y: number): SpotInSpace {
  return [x, y, groundHeight(x, y)];
}

/** Points from one end to the other, at most 5 m apart. */
function line([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]) {
  const count = Math.ceil(Math.hypot(x2 - x1, y2 - y1) / 5);
  return Array.from({ length: count + 1 }, (_, index) =>
    ground(x1 + ((x2 - x1) * index) / count, y1 + ((y2 - y1) * index) / count),
  );
}

const azimuth = Math.atan2(target[1] - at[1], target[0] - at[0]);
/** To either side of the camera's axis: somewhat more than the picture shows. */
const halfView = 0.66;

/** What the camera sees of the ground at a distance in metres, from left to right. */
function ridge(distance: number): SpotInSpace[] {
  return range(halfView, -halfView, -halfView / 32).map((angle) =>
    ground(
      at[0] + distance * Math.cos(azimuth + angle),
      at[1] + distance * Math.sin(azimuth + angle),
    ),
  );
}

/** Evenly scattered numbers from 0 to 1, for an irrational step. */
function scattered(index: number, step: number): number {
  return (index * step) % 1;
}

function awayFrom([x, y]: Spot): number {
  return Math.hypot(x - at[0], y - at[1]);
}

/**
 * By the rules of the scene, so that they stand where the picture's do: groves where its noise is high, and the belt along a
 * wavy line.
 */
const trees: readonly Spot[] = [
  ...range(0, 1299, 1)
    .map((index): Spot => {
      const angle = azimuth + (scattered(index, 0.754_877_7) * 2 - 1) * halfView;
      const distance = 400 + (index / 1300) * 1200;
      return [distance * Math.cos(angle), distance * Math.sin(angle)];
    })
    .filter(([x, y]) => fractalNoise(x / 260, y / 260, 4, 31) > 0.06),
  ...range(-500, 160, 1.8).map((x, index): Spot => {
    const behind = 34 * scattered(index, 0.618_034) ** 1.5;
    return [x, 300 + 60 * fractalNoise(x / 130, 3, 3, 5) + behind];
  }),
].toSorted((a, b) => awayFrom(b) - awayFrom(a));

/**
 * Distances of the drawn ridges: the far one first, so that the near one covers it and the trees on its far side. Where the
 * contours are, they only cover.
 */
const ridges = [
  5600, 4900, 4300, 3800, 3350, 2900, 2500, 2150, 1800, 1450, 1150, 900, 700, 550, 450, 380, 340,
] as const;
/** Of the nearest tree. */
const treesFrom = 310;
const contoursTo = 600;

function isAhead(point: SpotInSpace): boolean {
  return project(cameras[drawnPicture], point) !== null;
}

const [trackWest, trackEast] = [track.x - track.width / 2, track.x + track.width / 2];
/** Track and yard: open lines around them. */
const ways = [
  [
    ...line([yard.west, yard.south], [yard.east, yard.south]),
    ...line([yard.east, yard.south], [yard.east, yard.north]),
    ...line([yard.east, yard.north], [yard.west, yard.north]),
  ],
  [
    ...line([trackEast, -110], [trackEast, 283]),
    ...line([trackWest, 283], [trackWest, -110]),
  ].filter(isAhead),
];
const fences = [
  line([fence.west, fence.south], [gate.west, fence.south]),
  line([gate.east, fence.south], [fence.east, fence.south]),
  line([fence.west, fence.south], [fence.west, fence.north]),
].map((points) => points.filter(isAhead));
const farFence = line([fence.west, fence.north], [fence.east, fence.north]);

/** Of the grid, in metres, from its corner in the north-west: what the camera sees of the site and of the fields around it. */
const contourStep = 20;
const [contoursWest, contoursNorth] = [-440, 300];
const heights = range(0, 460, contourStep).map((south) =>
  range(0, 600, contourStep).map((east) =>
    groundHeight(contoursWest + east, contoursNorth - south),
  ),
);
/** Half a metre from line to line, whole metres heavier, as on the sheets. */
const contours = [0.5, 0].map((from) =>
  range(from - 8, 4, 1)
    .flatMap((level) => contourLines(heights, contourStep, groundHeight(...station) + level))
    .map((line) =>
      line.map(([x, y]) => ground(contoursWest + x, contoursNorth - y)).filter(isAhead),
    ),
);

/** Path data of lines, each from where the one before it ends, or began where they are closed: the shortest to write. */
function pathData(lines: readonly (readonly Point[])[], end: string): string {
  let from: Point = [0, 0];
  return lines
    .map((line) => {
      const data = `m${relative([from, ...line])}${end}`;
      from = (end ? line[0] : line.at(-1)) ?? from;
      return data;
    })
    .join('');
}

/**
 * A view of the plant in a region of a picture.
 *
 * @param width of the drawing, in its own units
 */
function view(
  master: { readonly width: number; readonly height: number },
  region: Region,
  [wide, high]: readonly [number, number],
  width: number,
) {
  const scale = width / region.width;
  const height = Math.round(region.height * scale);
  /** What is not behind the camera; nothing of a shape that is outside the picture. */
  const seen = (points: readonly SpotInSpace[]): Point[] => {
    const spots = points.flatMap((point): Point[] => {
      const spot = project(cameras[drawnPicture], point);
      if (!spot) return [];
      const x = ((0.5 + spot[0]) * master.width - region.left) * scale;
      const y = (master.height / 2 + spot[1] * master.width - region.top) * scale;
      return [[Math.round(x), Math.round(y)]];
    });
    return spots.some(([x, y]) => x >= 0 && x <= width && y >= 0 && y <= height) ? spots : [];
  };
  /** The shapes that are in view, as one path; none where no shape is. */
  const paths = (attributes: string, shapes: readonly (readonly SpotInSpace[])[], end = '') => {
    const whole = shapes.flatMap((shape) => {
      const spots = seen(shape);
      return spots.length === shape.length ? [spots] : [];
    });
    return whole.length > 0 ? `<path ${attributes} d="${pathData(whole, end)}"/>` : '';
  };
  const hill = (distance: number, opacity: number) =>
    paths(`stroke-opacity="${opacity}"`, [ridge(distance)], `V${height + 9}H-9z`);
  /** The trees between two distances: marks on a line's points. The line's width, which they scale with, is a metre there. */
  const woods = (from: number, to: number) => {
    const spots = trees.filter((spot) => awayFrom(spot) > from && awayFrom(spot) <= to);
    const places = spots.flatMap((spot) => seen([ground(...spot)]));
    const metre = (lens * master.width * scale * 2) / (from + to);
    return places.length > 0
      ? `<path class="t" opacity="${Math.min(1, Math.round(6000 / to) / 10)}" stroke-width="${metre.toFixed(1)}" d="${pathData([places], '')}"/>`
      : '';
  };
  const hasSky = seen(ridge(ridges[0])).length > 0;
  const land = ridges.map(
    (distance, index) =>
      hill(distance, distance < contoursTo ? 0 : Math.round(15 + distance / 120) / 100) +
      woods(ridges[index + 1] ?? treesFrom, distance),
  );
  const contourPaths = contours.map(
    (lines, index) =>
      `<path fill="none" stroke-opacity="${[0.26, 0.6][index]}" d="${lines.map((line) => smoothLine(seen(line))).join('')}"/>`,
  );
  // The stated size is small on purpose: a browser takes an enlarged picture for less content than a photograph.
  const svg = (content: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${wide * 20}" height="${high * 20}" viewBox="0 0 ${width} ${height}" style="background:${colour(hasSky ? 'paper' : 'paper-2')}" fill="${colour('paper')}" stroke="${colour('ink')}" stroke-width=".8"><style>path{vector-effect:non-scaling-stroke}.t{fill:none;stroke:none;marker:url(#t)}.t,marker path{vector-effect:none}.r path{fill:color-mix(in srgb,${colour('cell')} 82%,${colour('paper')});stroke:${colour('paper')}}</style>${tree}<g fill="${colour('paper-2')}">${land.join('')}</g>${contourPaths.join('')}${paths('', ways)}${paths('fill="none" stroke-width="1.3"', [...fences, farFence])}${content}</svg>`,
    );
  return { paths, svg };
}

/** The far rows first, so that near ones cover them. */
const rowNumbers = [...new Set(plantTables.map(({ row }) => row))].toReversed();

function tablesOf(row: number): PlantTable[] {
  return plantTables.filter((table) => table.row === row);
}

/** Distances from the camera, in metres, with the widths of lines in CSS pixels and how strong the joints of the modules are. */
const depths = [
  { from: 340, to: Infinity, line: 0.3, joints: 0 },
  { from: 200, to: 340, line: 0.5, joints: 0 },
  { from: 150, to: 200, line: 0.6, joints: 0.3 },
  { from: 110, to: 150, line: 0.7, joints: 0.6 },
  { from: 0, to: 110, line: 0.9, joints: 0.9 },
];

/** So many metres from the camera modules are shown: a phone's would be grey. */
const griddedTo = { wide: 200, photo: 110 } as const;

function between(from: SpotInSpace, to: SpotInSpace, share: number): SpotInSpace {
  const [x, y, z] = from.map((value, axis) => value + ((to[axis] ?? value) - value) * share);
  return [x ?? 0, y ?? 0, z ?? 0];
}

/** The joints of a table's modules. */
function moduleGrid([a, b, c, d]: ReturnType<typeof tableCorners>): SpotInSpace[][] {
  if (!a || !b || !c || !d) return [];
  const joints = (modules: number) => range(1, modules - 1, 1).map((joint) => joint / modules);
  return [
    ...joints(moduleRows).map((share) => [between(a, d, share), between(b, c, share)]),
    // Up and down, so that it is not far from one line to the next.
    ...joints(moduleColumns).map((share, index) => {
      const joint = [between(a, b, share), between(d, c, share)];
      return index % 2 ? joint : joint.toReversed();
    }),
  ];
}

/** In metres, as a marker: a line of trees then weighs no more than its points. */
const tree = `<marker id="t" overflow="visible" stroke-width=".2"><path stroke-opacity=".8" fill="color-mix(in srgb,${colour('ink')} 24%,${colour('paper-2')})" d="M0 0v-3.5M-2.6-3a1.8 1.8 0 0 1-.6-3.2 2 2 0 0 1 2-2.4 2.2 2.2 0 0 1 3.5.5 1.9 1.9 0 0 1 1.2 3.1 1.7 1.7 0 0 1-1.5 2.2q-1 .6-2.2.2-1.4.4-2.4-.4z"/></marker>`;

/** The plant as lines, seen by the aerial picture's camera, in a crop of that picture: drawing over picture, to the pixel. */
export async function planAerialDrawing(crop: 'wide' | 'photo'): Promise<HashedFile> {
  const { file, focus } = pictures[drawnPicture];
  const master = await readMaster(file);
  const { ratio } = crops[crop];
  const region = cropRegion(master, focus[crop] ?? focus, { ratio: ratio[0] / ratio[1] });
  const { paths, svg } = view(master, region, ratio, units[crop]);
  const rows = rowNumbers.flatMap((row) =>
    depths.map(({ from, to, line, joints }) => {
      const tables = tablesOf(row)
        .filter(({ at: [x, y] }) => awayFrom([x, y]) >= from && awayFrom([x, y]) < to)
        .map(tableCorners);
      const grid = to <= griddedTo[crop] ? tables.flatMap(moduleGrid) : [];
      return (
        paths(`stroke-width="${line}"`, tables, 'z') +
        paths(`stroke-width=".6" stroke-opacity="${joints}"`, grid)
      );
    }),
  );
  const box = boxOf(station, stationHeight).map((side) => paths('', [side], 'z'));
  const bytes = svg(`<g class="r">${rows.join('')}</g>${box.join('')}`);
  return { file: `model-plant-${crop}.${hash(bytes)}.svg`, make: async () => bytes };
}

/** Piles of a table, from the ground to the structure, at three places along it: front and back ones would look like rain. */
function piles({ at: [x, y] }: PlantTable): SpotInSpace[][] {
  const along = [-0.36, 0, 0.36].map((part) => part * pvTable.width);
  return along.map((dx) => {
    const z = groundHeight(x + dx, y);
    return [
      [x + dx, y, z],
      [x + dx, y, z + pvTable.clearance + 0.6],
    ];
  });
}

/** In metres. */
const stationHeight = 2.7;

/** What the camera, south-east of the yard, sees of a box on it, height in metres: east side, south side and top. */
function boxOf([x, y]: Spot, height: number): SpotInSpace[][] {
  const [dx, dy] = [stationSize[0] / 2, stationSize[1] / 2];
  const z = groundHeight(x, y);
  const corner = (east: number, north: number, up: number): SpotInSpace => [
    x + east * dx,
    y + north * dy,
    z + up * height,
  ];
  return [
    [corner(1, -1, 0), corner(1, 1, 0), corner(1, 1, 1), corner(1, -1, 1)],
    [corner(-1, -1, 0), corner(1, -1, 0), corner(1, -1, 1), corner(-1, -1, 1)],
    [corner(-1, -1, 1), corner(1, -1, 1), corner(1, 1, 1), corner(-1, 1, 1)],
  ];
}

/**
 * The site in the programme's current week: from the north, rows of modules, then of piles, then bare ground; on the yard the
 * stations that stand, and foundations. The lower left is free for the key plan.
 */
export async function planSiteDrawing(): Promise<HashedFile> {
  // Not those of the picture on Home, which may be a photograph.
  const region = { left: 640, top: 120, width: 1920, height: 1200 };
  const { paths, svg } = view({ width: 2560, height: 1440 }, region, [8, 5], 1200);
  const built = Math.round(rowNumbers.length * progress('mounting', currentWeek));
  const piled = Math.round(rowNumbers.length * progress('piling', currentWeek));
  const glass = `fill="${colour('cell')}" stroke="${colour('paper')}" stroke-width=".5"`;
  const rows = rowNumbers.map((row, index) => {
    if (index < built) return paths(glass, tablesOf(row).map(tableCorners), 'z');
    if (index >= piled) return '';
    const distance = awayFrom([track.x, row * plantPitch]);
    const width = Math.min(1.5, Math.max(0.75, Math.round(1500 / distance) / 10));
    const bare = index < built + 2 ? tablesOf(row).map(tableCorners) : [];
    return (
      paths(`fill="none" stroke-width="${width}"`, tablesOf(row).flatMap(piles)) +
      paths('fill="none" stroke-width=".75"', bare, 'z')
    );
  });
  const standing = Math.round(plantStations.length * progress('stations', currentWeek));
  const yardFilled = plantStations.map((spot, index) => {
    const [east, south, top] = boxOf(spot, index < standing ? stationHeight : 0.4);
    return `${paths(`fill="${colour('ink-2')}"`, [east ?? []], 'z')}${paths('', [south ?? [], top ?? []], 'z')}`;
  });
  const bytes = svg(`${rows.join('')}${yardFilled.join('')}`);
  return { file: `model-plant-site.${hash(bytes)}.svg`, make: async () => bytes };
}

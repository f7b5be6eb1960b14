import type { Region } from 'sharp';
import { polyline, range } from '@/components/drawings/path';
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
  stationSize,
  tableCorners,
  track,
  yard,
} from '@/site/modelPlant';
import { crops, drawnPicture, pictures } from '@/site/pictures';
import { moduleColumns, moduleRows, pvTable } from '@/site/plant';
import { currentWeek, progress } from '@/site/programme';
import { groundHeight } from '@/site/terrain';
import type { HashedFile } from '../fillFolder';
import { cropRegion } from './cropRegion';
import { readMaster } from './pictures';

const { at, target } = cameras[drawnPicture];
/** Width of the drawing in its own units: a unit is finer than a pixel of the screens that the crop is for. */
const units = { banner: 2560, photo: 1200 } as const;

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

/** What the camera sees of the ground at a distance in metres, from left to right. */
function ridge(distance: number): SpotInSpace[] {
  const azimuth = Math.atan2(target[1] - at[1], target[0] - at[0]);
  return Array.from({ length: 81 }, (_, index) => {
    const angle = azimuth + 0.75 - (index / 80) * 1.5;
    return ground(at[0] + distance * Math.cos(angle), at[1] + distance * Math.sin(angle));
  });
}

/** The far one first, so that the near one covers it. */
const ridges = [3600, 2800, 2200, 1700, 1300, 1000, 770, 600, 470].map(ridge);
const edges = [
  ...[-track.width / 2, track.width / 2].map((side) =>
    line([track.x + side, -30], [track.x + side, 283]),
  ),
  line([yard.west, yard.south], [yard.east, yard.south]),
  line([yard.east, yard.south], [yard.east, yard.north]),
  line([yard.east, yard.north], [yard.west, yard.north]),
  line([fence.west, fence.south], [gate.west, fence.south]),
  line([gate.east, fence.south], [fence.east, fence.south]),
];

/**
 * A view of the plant in a region of a picture: path data of lines, null where they are behind the camera or outside.
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
  const path = (points: readonly SpotInSpace[]): string | null => {
    const seen = points.flatMap((point) => {
      const spot = project(cameras[drawnPicture], point);
      if (!spot) return [];
      const x = ((0.5 + spot[0]) * master.width - region.left) * scale;
      const y = (master.height / 2 + spot[1] * master.width - region.top) * scale;
      return [[Math.round(x), Math.round(y)] as const];
    });
    const isIn = seen.some(([x, y]) => x >= 0 && x <= width && y >= 0 && y <= height);
    if (seen.length < points.length || !isIn) return null;
    return polyline(seen);
  };
  /** A line loses its points behind the camera. */
  const open = (points: readonly SpotInSpace[]) =>
    path(points.filter((point) => project(cameras[drawnPicture], point))) ?? '';
  /** The shapes that are in view, as one path; none where no shape is. */
  const paths = (attributes: string, shapes: readonly (readonly SpotInSpace[])[], end = '') => {
    const seen = shapes.flatMap((shape) => path(shape) ?? []);
    return seen.length > 0 ? `<path ${attributes} d="${seen.join(end)}${end}"/>` : '';
  };
  const hill = (points: readonly SpotInSpace[]) =>
    `<path stroke-opacity=".5" d="${open(points)}V${height + 9}H-9z"/>`;
  const landscape = `<path stroke="none" d="M0 0h${width}v${height}H0z"/>${ridges.map(hill).join('')}<path fill="none" d="${edges.map(open).join('')}"/>`;
  // The stated size is small on purpose: a browser takes an enlarged picture for less content than a photograph.
  const svg = (content: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${wide * 20}" height="${high * 20}" viewBox="0 0 ${width} ${height}" fill="${colour('paper')}" stroke="${colour('ink')}" stroke-width=".8"><style>path{vector-effect:non-scaling-stroke}g path{fill:color-mix(in srgb,${colour('cell')} 40%,${colour('paper')})}</style>${landscape}${content}</svg>`,
    );
  return { paths, open, svg };
}

/** The far rows first, so that near ones cover them. */
const rowNumbers = [...new Set(plantTables.map(({ row }) => row))].toReversed();

function tablesOf(row: number): PlantTable[] {
  return plantTables.filter((table) => table.row === row);
}

/** In CSS pixels: the farther a row is from the camera, the finer are its lines. */
function lineWidth(row: number): number {
  const distance = row * plantPitch - at[1];
  return Math.max(0.5, Math.round(700 / distance) / 10);
}

/** So many rows show their modules, the nearer the stronger. */
const griddedRows = { banner: 11, photo: 8 } as const;

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
    ...joints(moduleColumns).map((share) => [between(a, b, share), between(d, c, share)]),
  ];
}

/** The plant as lines, seen by the aerial picture's camera, in a crop of that picture: drawing over picture, to the pixel. */
export async function planAerialDrawing(crop: 'banner' | 'photo'): Promise<HashedFile> {
  const { file, focus } = pictures[drawnPicture];
  const master = await readMaster(file);
  const { ratio } = crops[crop];
  const region = cropRegion(master, focus[crop] ?? focus, { ratio: ratio[0] / ratio[1] });
  const { paths, svg } = view(master, region, ratio, units[crop]);
  const rows = rowNumbers.map((row) => {
    const tables = tablesOf(row).map(tableCorners);
    const opacity = Math.round(10 - (row * 10) / griddedRows[crop]) / 10;
    return (
      paths(`stroke-width="${lineWidth(row)}"`, tables, 'z') +
      (opacity > 0
        ? paths(`stroke-width=".6" stroke-opacity="${opacity}"`, tables.flatMap(moduleGrid))
        : '')
    );
  });
  const bytes = svg(`<g>${rows.join('')}</g>`);
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

/** A foundation on the yard. */
function foundation([x, y]: Spot): SpotInSpace[] {
  const [dx, dy] = [stationSize[0] / 2, stationSize[1] / 2];
  return [
    ground(x - dx, y - dy),
    ground(x + dx, y - dy),
    ground(x + dx, y + dy),
    ground(x - dx, y + dy),
    ground(x - dx, y - dy),
  ];
}

/**
 * The site in the programme's current week: from the north, rows of modules, then of piles, then bare ground; on the yard the
 * stations' foundations. The lower left is free for the key plan.
 */
export async function planSiteDrawing(): Promise<HashedFile> {
  // Not those of the picture on Home, which may be a photograph.
  const region = { left: 640, top: 120, width: 1920, height: 1200 };
  const { paths, open, svg } = view({ width: 2560, height: 1440 }, region, [8, 5], 1200);
  const built = Math.round(rowNumbers.length * progress('mounting', currentWeek));
  const piled = Math.round(rowNumbers.length * progress('piling', currentWeek));
  const glass = `fill="${colour('cell')}" stroke="${colour('paper')}" stroke-width=".5"`;
  const rows = rowNumbers.map((row, index) => {
    if (index < built) return paths(glass, tablesOf(row).map(tableCorners), 'z');
    if (index >= piled) return '';
    const distance = row * plantPitch - at[1];
    const width = Math.min(2.5, Math.max(0.75, Math.round(2500 / distance) / 10));
    const bare = index < built + 2 ? tablesOf(row).map(tableCorners) : [];
    return (
      paths(`fill="none" stroke-width="${width}"`, tablesOf(row).flatMap(piles)) +
      paths('fill="none" stroke-width=".75"', bare, 'z')
    );
  });
  const foundations = `<path fill="${colour('ink')}" d="${plantStations.map((spot) => open(foundation(spot))).join('')}"/>`;
  const bytes = svg(rows.join('') + foundations);
  return { file: `model-plant-site.${hash(bytes)}.svg`, make: async () => bytes };
}

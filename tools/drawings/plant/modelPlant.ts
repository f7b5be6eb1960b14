/**
 * The model plant: the plant of the aerial picture, of every sheet on Services, and of the counts in the texts. It stands
 * nowhere. Its measures are those of the scene from which the picture was rendered, so drawing and picture agree: metres, x
 * to the east, y to the north of the scene's origin.
 */
import { places } from '@/solar/places';
import {
  moduleOverInverter,
  pvModule,
  pvTable,
  stationKilowatts,
  stringModules,
  tableGap,
} from '@/solar/plant';
import { rowPitch, winterNoonAltitude } from '@/solar/sun';
import { fractalNoise } from './terrain';

export type Spot = readonly [x: number, y: number];

/** Its sun and its coldest morning are those of Sofia. */
export const plantPlace = places.sofia;
export const plantCoordinates = { latitude: 42.6977, longitude: 23.3219 } as const;

/** The sun's altitude at noon of its shortest day, and the metres from row to row that it asks for on flat ground. */
export const winterNoon = winterNoonAltitude(plantPlace.latitude);
export const leastPitch = rowPitch(pvTable, winterNoon);

/** From row to row, and from table to table in a row. */
export const plantPitch = 9.2;
export const tableStep = pvTable.width + tableGap;

export const rowCount = 30;
const [columnCount, firstColumn] = [36, -16];
/** Columns that stay free: the track and a ride. */
const [trackColumn, rideColumn] = [4, -5];

export const track = { x: trackColumn * tableStep, width: 3.8 } as const;
/** The gravel yard of the stations, and the place of the one that the picture shows. */
export const yard = { west: 58.5, east: 77, south: 35.5, north: 50.5 } as const;
export const station: Spot = [69.5, 43];
export const fence = { west: -245, east: 288, south: -9, north: 283 } as const;
/** From the track to the gate's far post. */
export const gate = { west: 53, east: 61.5 } as const;

export interface PlantTable {
  readonly row: number;
  readonly column: number;
  /** Its middle. */
  readonly at: Spot;
}

/** Above zero, in the north of the land, rock is too near the surface for piles: no table stands there. */
function shallowRock([x, y]: Spot): number {
  return y > 14.5 * plantPitch && y < fence.north
    ? fractalNoise(x / 160, y / 160, 2, 77) - 0.3
    : -1;
}

function isFree({ row, column, at: [x, y] }: PlantTable): boolean {
  if (column === trackColumn || column === rideColumn) return true;
  if (column === trackColumn + 1 && (row === 4 || row === 5)) return true;
  return shallowRock([x, y]) > 0;
}

function table(row: number, column: number): PlantTable {
  return { row, column, at: [column * tableStep, row * plantPitch] };
}

/** All tables, from south to north, in each row from west to east. */
export const plantTables: readonly PlantTable[] = Array.from(
  { length: rowCount * columnCount },
  (_, index) => table(Math.floor(index / columnCount), firstColumn + (index % columnCount)),
).filter((table) => !isFree(table));

export const plantModules = plantTables.length * stringModules;
/** MWp of the modules, and MW of the inverters. */
export const plantPeak = (plantModules * pvModule.watts) / 1e6;
export const plantInverters = plantPeak / moduleOverInverter;

/** Width and length of a station's container, whose long side runs from south to north. */
export const stationSize = [2.4, 6.1] as const;
/** Middles of containers side by side, from west to east, so many metres from one to the next. */
export function containersAround([x, y]: Spot, count: number, step: number): readonly Spot[] {
  return Array.from({ length: count }, (_, index) => [x + (index - (count - 1) / 2) * step, y]);
}

/** The stations that this power needs, the picture's own in their middle; between two of them remains a lorry's width. */
export const plantStations = containersAround(
  station,
  Math.ceil((plantInverters * 1000) / stationKilowatts.ground),
  5,
);

/** Where the grid takes over, outside the fence, and the cable that leads there from the picture's station. */
export const connection: Spot = [270, -30];
export const cableRoute: readonly Spot[] = [
  station,
  [track.x, station[1]],
  [track.x, connection[1]],
  connection,
];
/** Middle of the batteries, beside the connection. */
export const batteryYard: Spot = [connection[0], connection[1] - 20];

/** The marked string: its table is the last one before the track. */
export const markedTable = table(7, trackColumn - 1);

/**
 * Easting of section A–A, seen to the west; the drawn section cuts the table of this row and the next one, between which the
 * ground falls to the north by as much as the pitch allows.
 */
export const section = { x: 12 * tableStep, row: 4 } as const;

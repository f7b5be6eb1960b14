/*
 * What fits on a piece of land or a roof: a first answer from geometry alone. It counts the rows on a rectangle of the
 * given area exactly as the plan draws them. It knows nothing about irradiation, so it says nothing about yield, and it
 * is not an offer. README.md has the formulas, the sources and published plants. estimateLand.test.ts has three cases
 * that were worked by hand.
 */

import {
  exampleStorage,
  longestString,
  moduleOverInverter,
  pvModule,
  pvTable,
  stationKilowatts,
} from '@/solar/plant';
import { rowPitch, winterNoonAltitude } from '@/solar/sun';
import { piecesInRow, type RowPattern, rowsOnDepth } from './rows';
import { type Town, towns } from './towns';

/** Fixed tables facing south, single-axis trackers along the meridian, or an east–west roof. */
export const kinds = ['fixed', 'tracker', 'roof'] as const;

export type SystemKind = (typeof kinds)[number];

/** An area and the nearest town. The area is in hectares on the ground and in square metres on a roof. */
export interface Land {
  readonly kind: SystemKind;
  readonly town: Town;
  readonly area: number;
}

const groundBounds = { unit: 'ha', squareMetres: 10_000, least: 0.5, most: 60 } as const;

/** The areas for which the model has an answer. `unit` is the name of the unit in the messages, `Estimate.units`. */
export const areaBounds = {
  fixed: groundBounds,
  tracker: groundBounds,
  roof: { unit: 'm2', squareMetres: 1, least: 300, most: 30_000 },
} as const;

/**
 * The width of the drawn rectangle divided by its depth. It is an assumption: land of another shape loses more to its
 * edges.
 */
const proportion = 1.5;

/**
 * The greatest power in kW for each level. In Italy, TICA (ARG/elt 99/08, art. 2) gives 100 kW for low and 6,000 kW for
 * medium voltage. Up to 10 MW the distributor may connect the plant; above that, Terna answers. ARERA is replacing TICA
 * (D.Lgs. 190/2024, art. 10-bis). In Bulgaria, too, plants of more than 10 MW go to the transmission operator, ESO
 * (Ordinance No. 6 of 28 March 2024); there, 100 kW and 6 MW are an assumption.
 */
const connectionLimits = { low: 100, medium: 6000, mediumOrHigh: 10_000 } as const;

export type Connection = keyof typeof connectionLimits | 'high';

/** DC limit on buildings, in volts (IEC 62548-1; HD 60364-7-712, whose parent has an edition of 2025: README.md). */
const roofVolts = 1000;

interface System {
  /**
   * Metres without modules along each edge: fence, hedge and track around the field; on a roof, the edge where the wind
   * is strongest.
   */
  readonly edge: number;
  readonly modulesOfPiece: number;
  readonly pattern: RowPattern;
  /** The depth of a row on the ground in metres, seen from above. */
  readonly depth: number;
  readonly pitch: number;
  /** The length of the modules up the slope of a row in metres. */
  readonly slope: number;
  readonly stringLength: number;
  /**
   * The power of real plants divided by that of the drawn rectangle. It is an assumption that was compared with
   * published plants.
   */
  readonly practice: readonly [number, number];
}

/** The width in metres of a track after each block of a row on the ground. */
const lane = 4;

/** The distance in metres between the tables of a row. */
const tableGap = 0.45;

/** The length in metres of this many modules side by side. */
function besideEachOther(modules: number): number {
  return modules * (pvModule.width + pvTable.moduleGap);
}

/** The longest string with an even number of modules, because a table carries a string in two rows. */
function groundString(town: Town): number {
  return 2 * Math.floor(longestString(towns[town].coldestMorning) / 2);
}

/** A table as high as the model plant's that carries one string. In Sofia it is the table of the model plant. */
function fixedSystem(town: Town): System {
  const stringLength = groundString(town);
  return {
    edge: 10,
    modulesOfPiece: stringLength,
    pattern: { piece: besideEachOther(stringLength / 2), gap: tableGap, block: 10, lane },
    depth: pvTable.depth,
    pitch: rowPitch(pvTable, winterNoonAltitude(towns[town].latitude)),
    slope: pvTable.length,
    stringLength,
    practice: [0.8, 1.3],
  };
}

/**
 * One module in portrait across a north–south axis, one string on a tracker. The winter-noon rule does not apply,
 * because trackers lie flat at noon. The pitch leaves a lane of 3.5 m between level modules, which is an assumption;
 * ground coverage becomes 0.39.
 */
function trackerSystem(town: Town): System {
  const stringLength = groundString(town);
  return {
    edge: 10,
    modulesOfPiece: stringLength,
    pattern: { piece: besideEachOther(stringLength), gap: 0.5, block: 5, lane },
    depth: pvModule.height,
    pitch: pvModule.height + 3.5,
    slope: pvModule.height,
    stringLength,
    practice: [0.8, 1.2],
  };
}

/**
 * Pairs of modules in landscape, back to back at 10°, on the flat roof of a hall with rooflights. All values are
 * assumptions.
 */
function roofSystem(town: Town): System {
  const depth = 2 * pvModule.width * Math.cos((10 * Math.PI) / 180) + 0.05;
  return {
    edge: 1.5,
    modulesOfPiece: 2,
    pattern: { piece: pvModule.height, gap: pvTable.moduleGap, block: 4, lane: 3 },
    depth,
    pitch: depth + 0.25,
    slope: 2 * pvModule.width,
    stringLength: longestString(towns[town].coldestMorning, roofVolts),
    practice: [0.7, 1.1],
  };
}

const systems = { fixed: fixedSystem, tracker: trackerSystem, roof: roofSystem } as const;

function connectionOf(kilowatts: number): Connection {
  const levels = Object.keys(connectionLimits) as (keyof typeof connectionLimits)[];
  return levels.find((level) => kilowatts <= connectionLimits[level]) ?? 'high';
}

/**
 * What fits on a land. Counts are whole numbers and rounded down, except the strings of a roof, whose inverters accept
 * strings of unequal length, and the stations: these are rounded up. Powers are not rounded here. A larger area never
 * gives less, and an area that is too small for one row gives nothing.
 */
export function estimateLand({ kind, town, area }: Land) {
  const system: System = systems[kind](town);
  const squareMetres = area * areaBounds[kind].squareMetres;
  const width = Math.sqrt(squareMetres * proportion);
  const height = width / proportion;
  const inside = (side: number) => Math.max(0, side - 2 * system.edge);
  const isEastWest = kind === 'fixed';
  const [along, across] = isEastWest ? [width, height] : [height, width];
  const rows = rowsOnDepth(inside(across), system.depth, system.pitch);
  const piecesPerRow = piecesInRow(inside(along), system.pattern);

  const count = rows * piecesPerRow;
  const modules = count * system.modulesOfPiece;
  const kilowattsPeak = (modules * pvModule.watts) / 1000;
  const kilowatts = kilowattsPeak / moduleOverInverter;
  const connection = connectionOf(kilowatts);
  const { piece, gap } = system.pattern;
  const station = kind === 'roof' ? stationKilowatts.roof : stationKilowatts.ground;
  return {
    ...system,
    kind,
    /** The size of the drawn rectangle in metres, west to east and north to south. */
    width,
    height,
    /** Whether rows run from east to west. Otherwise they run from north to south. */
    isEastWest,
    /** The sides of the rectangle in metres, along the rows and across them. */
    along,
    across,
    rows,
    piecesPerRow,
    /** The length of a module divided by the pitch. */
    coverage: system.slope / system.pitch,
    strings: Math.ceil(modules / system.stringLength),
    modules,
    /** The power of the modules in kWp, as counted. `range` is the power of real plants on such land. */
    kilowattsPeak,
    range: [system.practice[0] * kilowattsPeak, system.practice[1] * kilowattsPeak] as const,
    /** The power of the inverters in kW. */
    kilowatts,
    stations: connection === 'low' ? 0 : Math.ceil(kilowatts / station),
    connection,
    /** An example of storage, in kW and kWh. */
    storage: {
      kilowatts: kilowatts * exampleStorage.share,
      kilowattHours: kilowatts * exampleStorage.share * exampleStorage.hours,
    },
    /** The share of the area outside the rows' own strips: edges, tracks, fence, stations and remainders. */
    lost: 1 - (count * (piece + gap) * system.pitch) / squareMetres,
  };
}

export type LandEstimate = ReturnType<typeof estimateLand>;

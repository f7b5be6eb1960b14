/**
 * What would have stood inside the model plant's fence in 2010: tables of two rows of the usual module of that year, with
 * the row pitch of the same rule, on the ground that the new tables cover.
 */

import { rowPitch } from '@/solar/sun';
import { plantPitch, plantTables, rowCount, type Spot, tableStep, winterNoon } from './modelPlant';

/** The usual 60-cell module of 2010: power in watts, portrait size in metres. */
export const oldModule = { watts: 230, width: 0.99, height: 1.65 } as const;

const tilt = 25;
const length = 2 * oldModule.height + 0.02;
/** Metres from row to row. */
export const oldPitch = rowPitch({ length, tilt }, winterNoon);
/** Modules of a table that has the place of one new table along its row. */
const columns = Math.floor((tableStep - 0.3) / (oldModule.width + 0.02));

/** Width and depth of a table, seen from above. Metres, as in modelPlant.ts. */
export const oldTableSize = [
  columns * (oldModule.width + 0.02),
  length * Math.cos((tilt * Math.PI) / 180),
] as const;

/** Middles of the tables: one stands where the nearest new row has one. */
export const oldTables = Array.from(
  { length: Math.floor(((rowCount - 1) * plantPitch) / oldPitch) + 1 },
  (_, row) => row * oldPitch,
).flatMap((y) =>
  plantTables
    .filter(({ row }) => row === Math.round(y / plantPitch))
    .map(({ at: [x] }): Spot => [x, y]),
);

export const oldModules = oldTables.length * 2 * columns;

/** MWp. */
export const oldPeak = (oldModules * oldModule.watts) / 1e6;

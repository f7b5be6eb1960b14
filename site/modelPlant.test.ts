import { estimate } from './estimate';
import {
  cameras,
  fence,
  leastPitch,
  markedTable,
  plantInverters,
  plantModules,
  plantPeak,
  plantPitch,
  plantPlace,
  plantStations,
  plantTables,
  project,
  section,
  station,
  stationSize,
  tableCorners,
  tableStep,
  track,
  winterNoon,
  yard,
} from './modelPlant';
import { places } from './places';
import { pvTable, stringModules } from './plant';
import { rowPitch, winterNoonAltitude } from './sun';
import { groundHeight } from './terrain';

test('942 tables of 24 modules, inside the fence, none on the track', () => {
  expect(plantTables).toHaveLength(942);
  // By hand: 942 × 24 × 590 W = 13.34 MWp; ÷ 1.3 = 10.26 MW
  expect(plantModules).toBe(22_608);
  expect(plantPeak).toBeCloseTo(13.339, 3);
  expect(plantInverters).toBeCloseTo(10.261, 3);
  for (const {
    at: [x, y],
  } of plantTables) {
    expect(Math.abs(x - 57.19)).toBeGreaterThan(pvTable.width / 2 + 1.9);
    expect(x - pvTable.width / 2).toBeGreaterThan(fence.west);
    expect(x + pvTable.width / 2).toBeLessThan(fence.east);
    expect(y).toBeLessThan(fence.north);
  }
});

test.each([
  // Row, column, and place of the program that rendered the picture (model-plant.json), in metres and degrees.
  [0, -16, [-228.77, 0, 0.56], 1.37],
  [0, 19, [271.66, 0, -0.64], 1.59],
  [3, -14, [-200.17, 27.6, -1.2], 0],
])('row %d, column %d stands where the picture shows it', (row, column, at, roll) => {
  const found = plantTables.find((table) => table.row === row && table.column === column);
  for (const [axis, value] of at.entries()) expect(found?.at[axis]).toBeCloseTo(value, 1);
  expect(((found?.roll ?? 0) * 180) / Math.PI).toBeCloseTo(roll, 1);
});

test('three stations, as the estimate counts for this power, on the yard and clear of one another', () => {
  // By hand: 10.26 MW ÷ 5 MW, rounded up.
  expect(plantStations).toHaveLength(3);
  expect(plantStations).toContainEqual(station);
  const [width, length] = stationSize;
  for (const [index, [x, y]] of plantStations.entries()) {
    const next = plantStations[index + 1]?.[0] ?? yard.east + width;
    expect(next - x - width).toBeGreaterThanOrEqual(0);
    expect(x - width / 2).toBeGreaterThan(track.x + track.width / 2);
    expect(y - length / 2).toBeGreaterThan(yard.south);
    expect(y + length / 2).toBeLessThan(yard.north);
  }
});

test('the rows clear the noon sun of the shortest day', () => {
  expect(plantPitch).toBeGreaterThan(rowPitch(pvTable, winterNoonAltitude(plantPlace.latitude)));
});

test('the estimate for Sofia counts this table, and no longer string fits the coldest morning', () => {
  const { stringLength, pattern, depth } = estimate({ kind: 'fixed', place: 'sofia', area: 10 });
  expect(plantPlace).toBe(places.sofia);
  expect(stringLength).toBe(stringModules);
  expect(depth).toBe(pvTable.depth);
  expect(pattern.piece + pattern.gap).toBe(tableStep);
});

test('the marked string and both tables of the section exist', () => {
  const has = (row: number, column: number) =>
    plantTables.some((table) => table.row === row && table.column === column);
  expect(has(markedTable.row, markedTable.column)).toBe(true);
  const column = Math.round(section.x / tableStep);
  expect(has(section.row, column) && has(section.row + 1, column)).toBe(true);
});

test('the section shows what its caption says: ground that falls to the north, for which the pitch is enough', () => {
  const heightOf = (row: number) => groundHeight(section.x, row * plantPitch);
  const fall = heightOf(section.row) - heightOf(section.row + 1);
  expect(fall).toBeGreaterThan(0);
  expect(leastPitch + fall / Math.tan((winterNoon * Math.PI) / 180)).toBeLessThan(plantPitch);
});

describe('the camera of the aerial picture', () => {
  const camera = cameras['solar-park-aerial'];

  test('sees its target in the middle, and nothing behind it', () => {
    const [x, y] = project(camera, camera.target) ?? [1, 1];
    expect(x).toBeCloseTo(0, 9);
    expect(y).toBeCloseTo(0, 9);
    const [cx, cy, cz] = camera.at;
    const [tx, ty, tz] = camera.target;
    expect(project(camera, [2 * cx - tx, 2 * cy - ty, 2 * cz - tz])).toBeNull();
  });

  test('a table falls on the place where it was measured in a picture of the scene from another place', () => {
    // model-plant/aerial-lines.svg, in pixels of 2,560 × 1,440: M1763 1451L2269 1585L2284 1448L1801 1334
    const height = groundHeight(93, -50);
    const camera = {
      at: [93, -50, height + 33],
      target: [34, 60, height + 9.5],
      lens: 29 / 36,
    } as const;
    const table = plantTables.find(({ row, column }) => row === 1 && column === 6);
    const corners = tableCorners(table ?? markedTable).map((corner) => project(camera, corner));
    const pixels = corners.map((spot) => spot && [1280 + 2560 * spot[0], 720 + 2560 * spot[1]]);
    expect(pixels.map((spot) => spot?.map(Math.round))).toEqual([
      [1763, 1451],
      [2269, 1585],
      [2284, 1448],
      [1801, 1334],
    ]);
  });
});

test('between some rows the ground falls to the north, so that they need more than the least pitch', () => {
  const heights = new Map(plantTables.map(({ row, column, at }) => [`${row} ${column}`, at[2]]));
  const falls = plantTables.filter(({ row, column, at: [, , height] }) => {
    const behind = heights.get(`${row + 1} ${column}`);
    return behind !== undefined && behind < height;
  });
  expect(falls).toHaveLength(445);
});

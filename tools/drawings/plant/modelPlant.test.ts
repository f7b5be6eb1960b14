import { estimate } from '@/solar/estimate';
import { places } from '@/solar/places';
import { pvTable, stringModules } from '@/solar/plant';
import { rowPitch, winterNoonAltitude } from '@/solar/sun';
import {
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
  section,
  station,
  stationSize,
  tableStep,
  track,
  winterNoon,
  yard,
} from './modelPlant';
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

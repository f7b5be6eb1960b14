import { fence } from './modelPlant';
import { oldModules, oldPeak, oldTables } from './oldPlant';

test('the tables of 2010 stand inside the same fence and give less', () => {
  for (const { west, east, north } of oldTables) {
    expect(west).toBeGreaterThan(fence.west);
    expect(east).toBeLessThan(fence.east);
    expect(north).toBeLessThan(fence.north);
  }
  // By hand: 2 × 13 modules a table, 35,906 × 230 W = 8.26 MWp
  expect(oldModules).toBe(oldTables.length * 26);
  expect(oldPeak).toBeCloseTo((oldModules * 230) / 1e6, 9);
  expect(oldPeak).toBeLessThan(10);
});

import { fence } from './modelPlant';
import { oldModules, oldPeak, oldTables } from './oldPlant';

test('the tables of 2010 stand inside the same fence and give less', () => {
  for (const { west, east, north } of oldTables) {
    expect(west).toBeGreaterThan(fence.west);
    expect(east).toBeLessThan(fence.east);
    expect(north).toBeLessThan(fence.north);
  }
  expect(new Set(oldTables.map(({ west, south }) => `${west} ${south}`)).size).toBe(1381);
  // By hand: 1,381 tables of 2 × 13 modules; 35,906 × 230 W = 8.258 MWp
  expect(oldModules).toBe(35_906);
  expect(oldPeak).toBeCloseTo(8.258, 3);
});

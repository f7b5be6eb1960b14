import { fence } from './modelPlant';
import { oldModules, oldPeak, oldTableSize, oldTables } from './oldPlant';

test('the tables of 2010 stand inside the same fence and give less', () => {
  const [width, depth] = oldTableSize;
  for (const [x, y] of oldTables) {
    expect(x - width / 2).toBeGreaterThan(fence.west);
    expect(x + width / 2).toBeLessThan(fence.east);
    expect(y + depth / 2).toBeLessThan(fence.north);
  }
  expect(new Set(oldTables.map(String)).size).toBe(1381);
  // By hand: 1,381 tables of 2 × 13 modules; 35,906 × 230 W = 8.258 MWp
  expect(oldModules).toBe(35_906);
  expect(oldPeak).toBeCloseTo(8.258, 3);
});

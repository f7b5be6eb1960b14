import { placeInLife, services } from './services';

test.each([
  // By hand: the named years are a sixth apart. Year 15 is halfway from 10 (4 ÷ 6) to 20 (5 ÷ 6).
  [-3, 0],
  [0, 50],
  [2, 320 / 6],
  [15, 75],
  [30, 100],
])('year %d is at %d %% of the time line', (year, percent) => {
  expect(placeInLife(year)).toBeCloseTo(percent, 10);
});

test.each(services)('the life of $id is on the time line and starts before it ends', (service) => {
  const [start = -1, end = 101] = service.life.map(placeInLife);
  expect(start).toBeGreaterThanOrEqual(0);
  expect(end).toBeGreaterThan(start);
  expect(end).toBeLessThanOrEqual(100);
});

test('the years are those of the texts: EPC includes two years of operation, repowering begins after fifteen', () => {
  const life = Object.fromEntries(services.map((service) => [service.id, service.life]));
  expect(life.epc?.[1]).toBe(2);
  expect(life.repowering?.[0]).toBe(15);
  expect(life.construction?.[1]).toBe(0);
  expect([life.operation?.[1], life.repowering?.[1]]).toEqual([30, 30]);
});

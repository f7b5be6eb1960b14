import { placeInLife, services } from './services';

test.each([
  // By hand: eighths of 12.5 %; year 15 is half of the way from 10 (62.5 %) to 20 (75 %).
  [-3, 0],
  [0, 37.5],
  [2, 42.5],
  [15, 68.75],
  [40, 100],
])('year %d is at %d %% of the time line', (year, percent) => {
  expect(placeInLife(year)).toBeCloseTo(percent, 10);
});

test.each([-4, 41])('year %d is not on the time line', (year) => {
  expect(() => placeInLife(year)).toThrow(String(year));
});

test.each(services)(
  'the life of $id lies on the time line, and begins before it ends',
  (service) => {
    const [start, end] = service.life.map(placeInLife);
    expect(end).toBeGreaterThan(start ?? Infinity);
  },
);

test('what the words say of the years: two of operation with EPC, repowering after fifteen', () => {
  const life = Object.fromEntries(services.map((service) => [service.id, service.life]));
  expect(life.epc?.[1]).toBe(2);
  expect(life.repowering?.[0]).toBe(15);
  expect(life.construction?.[1]).toBe(0);
});

import { clearDay, clearSkyIrradiance, clearSkyOutput, fault, zenithAt } from './clearDay';
import { daylight } from './sun';

const sofia = { latitude: 42.6977, longitude: 23.3219 };
const { quarters, lostEnergy } = clearDay(sofia);
const deliveredAt = (hour: number) => quarters.find((quarter) => quarter.hour === hour)?.delivered;

test.each([
  // Haurwitz by hand: 1098 · sin(h) · exp(−0.057 / sin(h))
  [90, 1037.2],
  [30, 489.8],
  [0, 0],
  [-5, 0],
])('clear-sky irradiance at an altitude of %d° is %d W/m²', (altitude, watts) => {
  expect(clearSkyIrradiance(altitude)).toBeCloseTo(watts, 0);
});

test('output peaks at solar noon, 13:28 in summer time, and ends at sunset, 21:08', () => {
  const hours = Array.from({ length: 24 * 60 }, (_, minute) => minute / 60);
  const best = hours.reduce((a, b) =>
    clearSkyOutput(sofia, b) > clearSkyOutput(sofia, a) ? b : a,
  );
  expect(Math.abs(best - (13 + 28 / 60))).toBeLessThan(0.05);
  expect(clearSkyOutput(sofia, 21)).toBeGreaterThan(0);
  expect(clearSkyOutput(sofia, 21.2)).toBe(0);
});

test('the inverters cut the top off, and one of three stations trips', () => {
  expect(clearSkyOutput(sofia, 14)).toBeGreaterThan(1);
  expect(deliveredAt(fault.until)).toBe(1);
  expect(deliveredAt(fault.from)).toBeCloseTo(
    (2 / 3) * clearSkyOutput(sofia, fault.from + 0.125),
    10,
  );
  expect(deliveredAt(fault.until - 0.25)).toBeCloseTo(2 / 3, 10);
  expect(deliveredAt(8)).toBeCloseTo(clearSkyOutput(sofia, 8.125), 10);
});

test('the lost energy is the area between both curves over the whole day', () => {
  const cut = (hour: number) => Math.min(1, clearSkyOutput(sofia, hour + 0.125));
  const area = quarters.reduce((sum, { hour, delivered }) => sum + (cut(hour) - delivered) / 4, 0);
  expect(area).toBeGreaterThan(0);
  expect(lostEnergy).toBeCloseTo(area, 10);
});

test.each([0.5, 1])(
  'on 21 June the output is %d of the inverters’ power when the sun passes its zenith distance',
  (share) => {
    const { sunrise, sunset } = daylight(
      sofia,
      new Date('2026-06-21T12:00:00Z'),
      3,
      zenithAt(share),
    );
    expect(clearSkyOutput(sofia, sunrise / 60)).toBeCloseTo(share, 2);
    expect(clearSkyOutput(sofia, sunset / 60)).toBeCloseTo(share, 2);
  },
);

test('in December that does not happen', () => {
  const { sunrise } = daylight(sofia, new Date('2026-12-21T12:00:00Z'), 2, zenithAt(0.5));
  expect(sunrise).toBeNaN();
});

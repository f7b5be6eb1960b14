import { clearSkyIrradiance, hoursAbove } from './clearSky';

test.each([
  // By hand: 1353 · 0.7^(AM^0.678) · (cos of incidence + 0.1 · (1 + cos of tilt) / 2), AM = 1 or 2 (1.9943)
  [90, 0, 1041.9],
  [30, 0, 459.2],
  [30, 60, 822.8],
  [0, 0, 0],
  [-5, 30, 0],
])(
  'clear-sky irradiance at an altitude of %d° on a tilt of %d° is %d W/m²',
  (altitude, tilt, watts) => {
    expect(clearSkyIrradiance({ altitude, azimuth: 180 }, tilt)).toBeCloseTo(watts, 0);
  },
);

test.each([20, 30, 45, 60, 75, 90])(
  'on level ground at an altitude of %d° it is within a tenth of another model’s',
  (altitude) => {
    const height = Math.sin((altitude * Math.PI) / 180);
    const haurwitz = 1098 * height * Math.exp(-0.057 / height);
    const ratio = clearSkyIrradiance({ altitude, azimuth: 90 }, 0) / haurwitz;
    expect(ratio).toBeGreaterThan(0.9);
    expect(ratio).toBeLessThan(1.1);
  },
);

test('a plane to the south has no beam from the north', () => {
  const north = clearSkyIrradiance({ altitude: 10, azimuth: 0 }, 25);
  const level = clearSkyIrradiance({ altitude: 10, azimuth: 0 }, 0);
  expect(north).toBeGreaterThan(0);
  expect(north).toBeLessThan(level / 2);
});

const sofia = { latitude: 42.6977, longitude: 23.3219, timeZone: 'Europe/Sofia' };

test('in June a plant in Sofia has full power about solar noon, 13:28 in summer time', () => {
  const [from, until] = hoursAbove(1, sofia, new Date('2026-06-21T00:00:00Z'));
  expect((from + until) / 2 / 60).toBeCloseTo(13 + 28 / 60, 1);
  expect(until - from).toBeGreaterThan(120);
});

test('in December half of the power lasts some hours about solar noon, and all of it is never reached', () => {
  const day = new Date('2026-12-21T00:00:00Z');
  const [from, until] = hoursAbove(0.5, sofia, day);
  expect((from + until) / 2 / 60).toBeCloseTo(12 + 25 / 60, 1);
  expect(until - from).toBeGreaterThan(120);
  expect(hoursAbove(1, sofia, day)).toEqual([NaN, NaN]);
});

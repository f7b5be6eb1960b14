import {
  clearSkyIrradiance,
  clearSkyOutput,
  fault,
  hoursAbove,
  lostEnergy,
  quarters,
} from './clearDay';
import { plantCoordinates } from './modelPlant';

const deliveredAt = (hour: number) => quarters.find((quarter) => quarter.hour === hour)?.delivered;

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

test('output peaks at solar noon, 13:28 in summer time, and ends at sunset, 21:08', () => {
  const hours = Array.from({ length: 24 * 60 }, (_, minute) => minute / 60);
  const best = hours.reduce((a, b) => (clearSkyOutput(b) > clearSkyOutput(a) ? b : a));
  expect(Math.abs(best - (13 + 28 / 60))).toBeLessThan(0.05);
  expect(clearSkyOutput(21)).toBeGreaterThan(0);
  expect(clearSkyOutput(21.2)).toBe(0);
});

test('the inverters cut the top off, and one of three stations trips', () => {
  expect(clearSkyOutput(14)).toBeGreaterThan(1);
  expect(deliveredAt(fault.until)).toBe(1);
  expect(deliveredAt(fault.from)).toBeCloseTo(
    (2 / 3) * Math.min(1, clearSkyOutput(fault.from + 0.125)),
    10,
  );
  expect(deliveredAt(fault.until - 0.25)).toBeCloseTo(2 / 3, 10);
  expect(deliveredAt(8)).toBeCloseTo(clearSkyOutput(8.125), 10);
});

test('the lost energy is the area between both curves over the whole day', () => {
  const cut = (hour: number) => Math.min(1, clearSkyOutput(hour + 0.125));
  const area = quarters.reduce((sum, { hour, delivered }) => sum + (cut(hour) - delivered) / 4, 0);
  expect(area).toBeGreaterThan(0);
  expect(lostEnergy).toBeCloseTo(area, 10);
});

test.each([0.5, 1])(
  'on 21 June %d of the inverters’ power lasts as long as the output says',
  (share) => {
    const [from, until] = hoursAbove(share, plantCoordinates, new Date('2026-06-21T12:00:00Z'), 3);
    expect(clearSkyOutput(from / 60)).toBeCloseTo(share, 2);
    expect(clearSkyOutput(until / 60)).toBeCloseTo(share, 2);
  },
);

test('in December half of the power lasts some hours about solar noon, and all of it is never reached', () => {
  const day = new Date('2026-12-21T12:00:00Z');
  const [from, until] = hoursAbove(0.5, plantCoordinates, day, 2);
  expect((from + until) / 2 / 60).toBeCloseTo(12 + 25 / 60, 1);
  expect(until - from).toBeGreaterThan(120);
  expect(hoursAbove(1, plantCoordinates, day, 2)).toEqual([NaN, NaN]);
});

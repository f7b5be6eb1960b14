import { daylight, declination, equationOfTime, rowPitch, winterNoonAltitude } from './sun';

const sofia = { latitude: 42.6977, longitude: 23.3219 };

function day(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

function minutes(clock: string): number {
  const [hours = 0, rest = 0] = clock.split(':').map(Number);
  return hours * 60 + rest;
}

/** In minutes. Almanacs are rounded and differ from year to year, so they do not agree more closely. */
const tolerance = 2;

describe('daylight in Sofia agrees with published almanacs', () => {
  test.each([
    ['2026-03-21', 2, '06:29', '18:39'],
    ['2026-06-21', 3, '05:48', '21:08'],
    ['2026-09-23', 3, '07:14', '19:24'],
    ['2026-12-21', 2, '07:54', '16:56'],
  ])('%s', (date, utcOffset, sunrise, sunset) => {
    const found = daylight(sofia, day(date), utcOffset);
    expect(Math.abs(found.sunrise - minutes(sunrise))).toBeLessThanOrEqual(tolerance);
    expect(Math.abs(found.sunset - minutes(sunset))).toBeLessThanOrEqual(tolerance);
    expect(found.length).toBe(found.sunset - found.sunrise);
  });
});

test.each([
  ['2026-03-20', 0],
  ['2026-06-21', 23.44],
  ['2026-09-23', 0],
  ['2026-12-21', -23.44],
])('declination on %s is about %d°', (date, degrees) => {
  expect(Math.abs(declination(day(date)) - degrees)).toBeLessThan(0.5);
});

test.each([
  ['2026-02-11', -14.2],
  ['2026-04-15', 0],
  ['2026-11-03', 16.4],
])('equation of time on %s is about %d minutes', (date, expected) => {
  expect(Math.abs(equationOfTime(day(date)) - expected)).toBeLessThan(0.5);
});

test.each([
  // By hand: L · cos 25° + L · sin 25° ÷ tan 23.86°
  [4.576, 8.52],
  [4.6, 8.56],
])('rows of %d m at 25° are %d m apart, for the noon sun of winter in Sofia', (length, pitch) => {
  const altitude = winterNoonAltitude(sofia.latitude);
  expect(altitude).toBeCloseTo(23.86, 2);
  expect(rowPitch({ length, tilt: 25 }, altitude)).toBeCloseTo(pitch, 2);
});

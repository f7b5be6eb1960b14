import { clock, dayOfYear, localTime, utcOffset } from './clock';

test.each([
  // The clock goes forward at 01:00 UTC on the last Sunday of March, back on the last one of October (Directive
  // 2000/84/EC).
  ['2026-03-29T00:59:00Z', 2, 2 + 59 / 60],
  ['2026-03-29T01:00:00Z', 3, 4],
  ['2026-10-25T00:59:00Z', 3, 3 + 59 / 60],
  ['2026-10-25T01:00:00Z', 2, 3],
  ['2026-06-21T12:00:30Z', 3, 15],
])('at %s Sofia is %d h ahead', (now, ahead, hour) => {
  const time = localTime(new Date(now), 'Europe/Sofia');
  expect(utcOffset(new Date(now), 'Europe/Sofia')).toBe(ahead);
  expect(time.hour).toBeCloseTo(hour, 6);
  expect(time.minutes).toBe(Math.round(hour * 60));
});

test('late in the evening UTC it is the next day in Sofia', () => {
  expect(localTime(new Date('2026-12-31T22:30:00Z'), 'Europe/Sofia').date.toISOString()).toBe(
    '2027-01-01T00:00:00.000Z',
  );
});

test('it counts hours and minutes, and days of the year', () => {
  expect(clock(365)).toBe('06:05');
  expect(dayOfYear(new Date('2026-01-01T00:00Z'))).toBe(0);
  expect(dayOfYear(new Date('2028-12-31T00:00Z'))).toBe(365);
});

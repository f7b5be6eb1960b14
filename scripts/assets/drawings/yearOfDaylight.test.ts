import { yearOfDaylight } from './yearOfDaylight';

const named = (place: Parameters<typeof yearOfDaylight>[0]) =>
  yearOfDaylight(place).labels.map(({ name }) => name);

test('in Sofia the sun reaches half and full power, and both outlines are drawn and named', () => {
  const sofia = { latitude: 42.6977, longitude: 23.3219, timeZone: 'Europe/Sofia' };
  expect(named(sofia)).toEqual(expect.arrayContaining(['half', 'full']));
  const fills = yearOfDaylight(sofia).paths.map(({ look }) => String(look.style));
  expect(fills.join()).toMatch(/--power.*--amber/);
});

test('a share of power that the plant never reaches is neither drawn nor named', () => {
  const svalbard = { latitude: 78.22, longitude: 15.65, timeZone: 'Arctic/Longyearbyen' };
  expect(named(svalbard)).toContain('longest');
  expect(named(svalbard)).not.toContain('full');
  expect(yearOfDaylight(svalbard).paths.length).toBeLessThan(
    yearOfDaylight({ ...svalbard, latitude: 42 }).paths.length,
  );
});

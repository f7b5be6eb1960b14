import { yearOfDaylight } from './yearOfDaylight';

test('in Sofia the sun reaches half and full power, and both outlines are drawn and named', () => {
  const place = { latitude: 42.6977, longitude: 23.3219, timeZone: 'Europe/Sofia' };
  const { annotations, paths } = yearOfDaylight(place);
  const names = annotations.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['half', 'full']));
  const fills = paths.map(({ look }) => String(look.style));
  expect(fills.join()).toMatch(/--power.*--amber/);
});

test('a share of power that the plant never reaches is neither drawn nor named', () => {
  const svalbard = { latitude: 78.22, longitude: 15.65, timeZone: 'Arctic/Longyearbyen' };
  const { annotations, paths } = yearOfDaylight(svalbard);
  const names = annotations.map(({ name }) => name);
  expect(names).toContain('longest');
  expect(names).not.toContain('full');
  expect(paths.length).toBeLessThan(yearOfDaylight({ ...svalbard, latitude: 42 }).paths.length);
});

import { isUic } from './checkDigits';

/* The numbers of Bulgaria's grid operator and national bank, and that of the sample company. */

test.each(['175201304', '000694037', '000000000'])('%s is a UIC', (number) => {
  expect(isUic(number)).toBe(true);
});

test.each([
  ['a wrong check digit', '175201305'],
  ['two digits that changed places', '175021304'],
  ['ten digits', '1752013040'],
  ['a letter', '17520130A'],
])('%s is not a UIC', (_, number) => {
  expect(isUic(number)).toBe(false);
});

test('the ninth digit comes from other weights if the first ones give 10, and is 0 if these give 10 too', () => {
  // 6 × 8 = 48 = 4 × 11 + 4; 2 × 5 = 10, then 2 × 7 = 14 = 11 + 3.
  expect(isUic('000000064')).toBe(true);
  expect(isUic('000020003')).toBe(true);
  expect(isUic('000020000')).toBe(false);
  // 2 × 6 + 8 × 7 + 1 × 8 = 76 = 6 × 11 + 10; 2 × 8 + 8 × 9 + 1 × 10 = 98 = 8 × 11 + 10.
  expect(isUic('000002810')).toBe(true);
});

test('a UIC of thirteen digits has another check digit, of its last five', () => {
  // 4 × 2 + 0 × 7 + 0 × 3 + 1 × 5 = 13 = 11 + 2.
  expect(isUic('1752013040012')).toBe(true);
  expect(isUic('1752013040013')).toBe(false);
  expect(isUic('1752013050012')).toBe(false);
});

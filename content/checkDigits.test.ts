import { isIban, isUic, numberAdvice } from './checkDigits';

/*
 * The numbers of Bulgaria's grid operator and national bank, that of the sample company, and the examples of the IBAN
 * registry.
 */

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

test.each([
  ['BG80 BNBG 9661 1020 3456 78', true],
  ['BG80BNBG96611020345678', true],
  ['IT60X0542811101000000123456', true],
  ['BG81BNBG96611020345678', false],
  ['BG80BNBG96611020345687', false],
  ['bg80bnbg96611020345678', false],
  ['BG80', false],
])('%s as an IBAN: %s', (written, isRight) => {
  expect(isIban(written)).toBe(isRight);
});

describe('the numbers of a company', () => {
  const right = { uic: '175201304', vat: 'BG175201304', iban: 'BG80 BNBG 9661 1020 3456 78' };

  test('nothing is said of numbers that keep the rules, nor of those that are not shown', () => {
    expect(numberAdvice(right)).toEqual({});
    expect(numberAdvice({ ...right, vat: '' })).toEqual({});
    expect(numberAdvice({ ...right, iban: '' })).toEqual({});
    expect(numberAdvice({ ...right, uic: '1752013040012' })).toEqual({});
  });

  test('a VAT number of another country is not compared with the UIC', () => {
    expect(numberAdvice({ ...right, vat: 'IT12345678901' })).toEqual({});
  });

  test('each wrong number is named with what to do', () => {
    expect(numberAdvice({ ...right, uic: '175201305' })).toEqual({
      uic: expect.stringContaining('commercial register'),
    });
    expect(numberAdvice({ ...right, vat: 'BG000694037' })).toEqual({
      vat: expect.stringContaining('BG175201304, not BG000694037'),
    });
    expect(numberAdvice({ ...right, iban: 'BG81 BNBG 9661 1020 3456 78' })).toEqual({
      iban: expect.stringContaining('IBAN'),
    });
  });
});

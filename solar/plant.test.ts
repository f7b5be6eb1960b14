import { longestString, pvTable, stringModules, stringVolts, systemVolts } from './plant';

test('the measures of a table agree with a calculation by hand', () => {
  // 2 × 2.278 + 0.02 = 4.576 m; · cos 25° = 4.147 m; 12 × (1.134 + 0.02) = 13.848 m
  expect(pvTable.length).toBeCloseTo(4.576, 6);
  expect(pvTable.depth).toBeCloseTo(4.147, 3);
  expect(pvTable.width).toBeCloseTo(13.848, 6);
});

test.each([
  // 52.9 V × (1 + 0.0025 × 50) = 59.51 V; 1,500 ÷ 59.51 = 25.2; 1,000 ÷ 59.51 = 16.8
  [-25, 1500, 25],
  [-25, 1000, 16],
  // 52.9 V × 1.1125 = 58.85 V; 25.5; 17.0, not quite
  [-20, 1500, 25],
  [-20, 1000, 16],
  // 52.9 V × 1.0875 = 57.53 V; 26.1; 17.4
  [-10, 1500, 26],
  [-10, 1000, 17],
])('at %d °C and %d V, %d modules fit in series', (celsius, volts, count) => {
  expect(longestString(celsius, volts)).toBe(count);
});

test('the string of one table stays within the system voltage at −20 °C', () => {
  // By hand: 24 × 52.9 V × 1.1125 = 1,412.43 V
  expect(stringVolts(-20)).toBeCloseTo(1412.43, 6);
  expect(stringVolts(-20)).toBeLessThan(systemVolts);
  expect(stringModules).toBe(24);
});

import { longestString, pvModule, pvTable, stringModules, stringVolts, systemVolts } from './plant';

test('a table of 2 × 12 modules of 2.38 m is 4.78 m long and carries one string of 24', () => {
  expect(pvTable.length).toBeCloseTo(4.78, 10);
  expect(pvTable.width).toBeCloseTo(13.828, 10);
  expect(stringModules).toBe(24);
});

test.each([
  [48.7, 28],
  [48.8, 27],
  [52, 26],
])('by hand: modules of %d V and −0.25 %%/K at −15 °C: %d in series', (volts, count) => {
  // 1,500 V ÷ 28 ÷ (1 + 0.0025 × 40) = 48.70 V; ÷ 27 = 50.51 V; ÷ 26 = 52.45 V
  const module = { openCircuitVolts: volts, voltagePerKelvin: -0.0025 };
  expect(longestString(module, -15)).toBe(count);
});

test('the drawn string keeps to the system voltage on the coldest morning', () => {
  // By hand: 24 × 49.2 V × 1.1 = 1,298.88 V
  expect(stringVolts(-15)).toBeCloseTo(1298.88, 6);
  expect(stringVolts(-15)).toBeLessThan(systemVolts);
  expect(stringModules).toBeLessThanOrEqual(longestString(pvModule, -15));
});

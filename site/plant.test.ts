import {
  longestString,
  maximumPowerVolts,
  openVolts,
  pvModule,
  pvTable,
  stringAmperes,
  stringModules,
  stringVolts,
  systemVolts,
} from './plant';

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

describe('the I–V curve', () => {
  test('passes through the short-circuit current and the open-circuit voltage of the data sheet', () => {
    expect(stringAmperes(1000, 0)).toBeCloseTo(16, 3);
    expect(openVolts(1000)).toBeCloseTo(24 * 49.2, 6);
    expect(stringAmperes(1000, openVolts(1000))).toBeCloseTo(0, 6);
  });

  test('gives the power of the data sheet, 24 × 620 W, to half a per cent', () => {
    const volts = maximumPowerVolts(1000);
    expect((volts * stringAmperes(1000, volts)) / (24 * 620)).toBeGreaterThan(0.995);
    expect((volts * stringAmperes(1000, volts)) / (24 * 620)).toBeLessThan(1.005);
  });

  test.each([800, 600, 400])(
    'at %d W/m²: current in proportion, voltage a little lower',
    (irradiance) => {
      expect(stringAmperes(irradiance, 0)).toBeCloseTo((16 * irradiance) / 1000, 3);
      expect(openVolts(irradiance)).toBeLessThan(openVolts(1000));
      expect(openVolts(irradiance)).toBeGreaterThan(0.93 * openVolts(1000));
    },
  );
});

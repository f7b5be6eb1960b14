import { maximumPowerVolts, openVolts, stringAmperes } from './ivCurve';

describe('the I–V curve', () => {
  test('passes through the short-circuit current and the open-circuit voltage of the data sheet', () => {
    expect(stringAmperes(1000, 0)).toBeCloseTo(14.1, 3);
    expect(openVolts(1000)).toBeCloseTo(24 * 52.9, 6);
    expect(stringAmperes(1000, openVolts(1000))).toBeCloseTo(0, 6);
  });

  test('gives the power of the data sheet, 24 × 590 W, to half a per cent', () => {
    const volts = maximumPowerVolts(1000);
    expect((volts * stringAmperes(1000, volts)) / (24 * 590)).toBeGreaterThan(0.995);
    expect((volts * stringAmperes(1000, volts)) / (24 * 590)).toBeLessThan(1.005);
  });

  test.each([800, 600, 400])(
    'at %d W/m²: current in proportion, voltage a little lower',
    (irradiance) => {
      expect(stringAmperes(irradiance, 0)).toBeCloseTo((14.1 * irradiance) / 1000, 3);
      expect(openVolts(irradiance)).toBeLessThan(openVolts(1000));
      expect(openVolts(irradiance)).toBeGreaterThan(0.93 * openVolts(1000));
    },
  );
});

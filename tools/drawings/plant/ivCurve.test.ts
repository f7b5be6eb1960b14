import { maximumPowerVolts, openVolts, stringAmperes } from './ivCurve';

describe('the I–V curve', () => {
  test('passes through the short-circuit current and the open-circuit voltage of the data sheet', () => {
    expect(stringAmperes(1000, 0)).toBeCloseTo(14.1, 3);
    expect(openVolts(1000)).toBeCloseTo(24 * 52.9, 6);
    expect(stringAmperes(1000, openVolts(1000))).toBeCloseTo(0, 6);
  });

  test('its voltage falls with the light by the diode alone: 24 × 72 × 1.1 × 25.69 mV × ln 0.4 = −44.7 V', () => {
    expect(openVolts(400)).toBeCloseTo(1269.6 - 44.7, 0);
  });

  test.each([1000, 400])(
    'at %d W/m² satisfies the equation that it comes from, by hand',
    (irradiance) => {
      // Series resistance of 4.95 Ω: 0.206 Ω a module; saturation current 14.1 A × exp(−1269.6 V ÷ 48.84 V).
      for (const volts of [0, 600, 1100, 1200]) {
        const amperes = stringAmperes(irradiance, volts);
        const diode = 14.1 * Math.exp((volts + 4.95 * amperes - 1269.6) / 48.84);
        expect(amperes).toBeCloseTo((14.1 * irradiance) / 1000 - diode, 2);
      }
    },
  );

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

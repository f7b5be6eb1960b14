import { readFileSync } from 'node:fs';
import { pvModule, stringModules, stringVolts } from './plant';

/*
 * The I–V curves of the drawn string at 25 °C: the single-diode model with series resistance (docs/engineering.md). Its
 * light current is in proportion to irradiance. The data sheet gives no shunt resistance.
 */

/** A module of 144 half cells is two halves of 72 in series, side by side. The ideality is 1.1. */
const thermalVolts = 72 * stringModules * 1.1 * 0.025693;
const { shortCircuitAmperes, watts } = pvModule;
const saturationAmperes = shortCircuitAmperes / (Math.exp(stringVolts(25) / thermalVolts) - 1);

/** Points of the curve in full light, by the volts of the cells themselves. */
const pointsWith = (ohms: number) =>
  Array.from({ length: 10 * Math.ceil(stringVolts(25)) }, (_, index) => {
    const cellVolts = index / 10;
    const lost = saturationAmperes * (Math.exp(cellVolts / thermalVolts) - 1);
    const amperes = shortCircuitAmperes - lost;
    return { volts: cellVolts - ohms * amperes, amperes };
  });

/** The point of most power. */
const bestWith = (ohms: number) =>
  pointsWith(ohms).reduce((best, point) =>
    point.volts * point.amperes > best.volts * best.amperes ? point : best,
  );

test('the string has the power of its data sheet where the drawing says', () => {
  // 0.206 Ω for each module.
  const { volts, amperes } = bestWith(0.206 * stringModules);
  expect((volts * amperes) / (stringModules * watts)).toBeCloseTo(1, 3);
  const drawing = readFileSync('media/drawings/services/ivCurves.svg', 'utf8');
  const said = Array.from(drawing.matchAll(/data-value="([\d.]+)"/g), ([, value]) => Number(value));
  expect(said).toEqual(expect.arrayContaining([Math.round(volts), Math.round(amperes * 10) / 10]));
});

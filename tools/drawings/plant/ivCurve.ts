/**
 * Current and voltage of the drawn string under light, at 25 °C: the single-diode model with series resistance, its light
 * current in proportion to irradiance (De Soto, Klein, Beckman: Improvement and validation of a model for photovoltaic array
 * performance, Solar Energy 80, 2006). Without its shunt resistance, which these figures of a data sheet do not give.
 */
import { pvModule, stringModules, stringVolts } from '@/solar/plant';

const { watts, shortCircuitAmperes } = pvModule;

/** A module of 144 half cells is two halves of 72 in series, side by side. */
const cells = 72 * stringModules;

/** Of the diode: usual for cells as good as these, between 1, an ideal one's, and 1.2. */
const ideality = 1.1;

/** Boltzmann's constant times 298.15 K over the charge of an electron, in volts, for each cell. */
const thermalVolts = cells * ideality * 0.025693;

const saturationAmperes = shortCircuitAmperes / (Math.exp(stringVolts(25) / thermalVolts) - 1);

function lightAmperes(irradiance: number): number {
  return (shortCircuitAmperes * irradiance) / 1000;
}

/** Current through the connections where the cells themselves are at these volts. */
function cellAmperes(irradiance: number, volts: number): number {
  return lightAmperes(irradiance) - saturationAmperes * (Math.exp(volts / thermalVolts) - 1);
}

/** The resistance in ohms with which the curve has the power of the data sheet, found by halving. */
const seriesOhms = (() => {
  const cellVolts = Array.from({ length: Math.ceil(stringVolts(25)) }, (_, volts) => volts);
  const power = (ohms: number) =>
    Math.max(
      ...cellVolts.map((volts) => {
        const amperes = cellAmperes(1000, volts);
        return (volts - amperes * ohms) * amperes;
      }),
    );
  let [low, high] = [0, stringVolts(25) / shortCircuitAmperes];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (power(middle) > stringModules * watts) low = middle;
    else high = middle;
  }
  return low;
})();

/** Open-circuit voltage of the string under an irradiance in W/m². */
export function openVolts(irradiance: number): number {
  return thermalVolts * Math.log(lightAmperes(irradiance) / saturationAmperes + 1);
}

/** Current of the string in amperes at a voltage between its ends: by Newton's method, from above, where it cannot miss. */
export function stringAmperes(irradiance: number, volts: number): number {
  let cellVolts = openVolts(irradiance);
  for (let step = 0; step < 30; step += 1) {
    const excess = cellVolts - seriesOhms * cellAmperes(irradiance, cellVolts) - volts;
    const slope =
      1 + (seriesOhms * saturationAmperes * Math.exp(cellVolts / thermalVolts)) / thermalVolts;
    cellVolts -= excess / slope;
  }
  return cellAmperes(irradiance, cellVolts);
}

/** Voltage at which the string gives most power, to a volt. */
export function maximumPowerVolts(irradiance: number): number {
  const power = (volts: number) => volts * stringAmperes(irradiance, volts);
  const whole = Array.from({ length: Math.ceil(openVolts(irradiance)) }, (_, volts) => volts);
  return whole.reduce((best, volts) => (power(volts) > power(best) ? volts : best));
}

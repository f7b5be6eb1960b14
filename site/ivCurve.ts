/** Current and voltage of the drawn string under light: the single-diode equation without resistances. */
import { pvModule, stringModules, stringVolts } from './plant';

/** Fill factor of an ideal cell for a voltage in units of its thermal voltage (Green, Solar Cells, 1982). */
function fillFactor(normalisedVolts: number): number {
  return (normalisedVolts - Math.log(normalisedVolts + 0.72)) / (normalisedVolts + 1);
}

/** Open-circuit voltage over thermal voltage, so that the drawn curve has the power of the data sheet. */
function normalise(target: number): number {
  let [low, high] = [5, 100];
  while (high - low > 1e-6) {
    const middle = (low + high) / 2;
    if (fillFactor(middle) < target) low = middle;
    else high = middle;
  }
  return low;
}

const { watts, shortCircuitAmperes, openCircuitVolts: moduleVolts } = pvModule;
const thermalVolts =
  (stringModules * moduleVolts) / normalise(watts / (moduleVolts * shortCircuitAmperes));

/** Open-circuit voltage of the string at 25 °C under an irradiance in W/m². */
export function openVolts(irradiance: number): number {
  return stringVolts(25) + thermalVolts * Math.log(irradiance / 1000);
}

/** Current of the string in amperes at 25 °C: the single-diode equation without resistances. */
export function stringAmperes(irradiance: number, volts: number): number {
  const light = (shortCircuitAmperes * irradiance) / 1000;
  return light * (1 - Math.exp((volts - openVolts(irradiance)) / thermalVolts));
}

/** Voltage at which the string gives most power, to a volt. */
export function maximumPowerVolts(irradiance: number): number {
  const power = (volts: number) => volts * stringAmperes(irradiance, volts);
  let best = 0;
  for (let volts = 0; volts < openVolts(irradiance); volts += 1) {
    if (power(volts) > power(best)) best = volts;
  }
  return best;
}

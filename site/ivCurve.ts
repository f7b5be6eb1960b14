/** Current and voltage of the drawn string under light: the single-diode equation without resistances. */
import { pvModule, stringModules, stringVolts } from './plant';

/**
 * Open-circuit voltage over thermal voltage, so that the drawn curve has the power of the data sheet: solved by iteration from
 * the fill factor of an ideal cell (Green, Solar Cells, 1982).
 */
function normalise(fillFactor: number): number {
  let volts = 0;
  for (let step = 0; step < 100; step++) {
    volts = fillFactor * (volts + 1) + Math.log(volts + 0.72);
  }
  return volts;
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
  const whole = Array.from({ length: Math.ceil(openVolts(irradiance)) }, (_, volts) => volts);
  return whole.reduce((best, volts) => (power(volts) > power(best) ? volts : best));
}

/**
 * The plant that Services draws: one module, one table, one string. The module is a typical one of 2026 (620 W, n-type,
 * bifacial); its figures are rounded from such data sheets, at standard test conditions (IEC 61215: 1,000 W/m², 25 °C).
 */

/** Size in metres, power in watts; the coefficient is the share of open-circuit voltage lost per kelvin. */
export const pvModule = {
  watts: 620,
  width: 1.134,
  height: 2.38,
  openCircuitVolts: 49.2,
  shortCircuitAmperes: 16,
  voltagePerKelvin: -0.0025,
} as const;

const [rows, columns] = [2, 12];
/** Metres between two modules. */
export const moduleGap = 0.02;

/** A table of portrait modules in metres and degrees; `clearance` is the height of its lower edge above ground. */
export const pvTable = {
  rows,
  columns,
  length: rows * pvModule.height + (rows - 1) * moduleGap,
  width: columns * pvModule.width + (columns - 1) * moduleGap,
  tilt: 25,
  clearance: 0.8,
  pile: 1.6,
} as const;

/** One table is one string. */
export const stringModules = rows * columns;

/** System voltage that modules and inverters are built for, in volts. */
export const systemVolts = 1500;

/** Module power over inverter power: a usual value; connections are often a fifth or more below the modules' power. */
export const moduleOverInverter = 1.3;

/** Coldest morning that strings are sized for, in °C. */
export const coldestMorning = -15;

interface Module {
  readonly openCircuitVolts: number;
  readonly voltagePerKelvin: number;
}

/** Open-circuit voltage of a module at a cell temperature in °C: linear, as data sheets give it (IEC 60891). */
function openCircuitVolts(module: Module, celsius: number): number {
  return module.openCircuitVolts * (1 + module.voltagePerKelvin * (celsius - 25));
}

/** Open-circuit voltage of the drawn string at a cell temperature in °C. */
export function stringVolts(celsius: number): number {
  return stringModules * openCircuitVolts(pvModule, celsius);
}

/** The most modules in series that keep to a system voltage at a cell temperature in °C (IEC 62548-1). */
export function longestString(
  module: Module,
  celsius: number,
  volts: number = systemVolts,
): number {
  return Math.floor(volts / openCircuitVolts(module, celsius));
}

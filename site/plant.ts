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
const gap = 0.02;

/** A table of portrait modules in metres and degrees; `clearance` is the height of its lower edge above ground. */
export const pvTable = {
  rows,
  columns,
  length: rows * pvModule.height + (rows - 1) * gap,
  width: columns * pvModule.width + (columns - 1) * gap,
  tilt: 25,
  clearance: 0.8,
  pile: 1.6,
} as const;

/** One table is one string. */
export const stringModules = rows * columns;

/** System voltage that modules and inverters are built for, in volts. */
export const systemVolts = 1500;

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

/** The most modules in series that keep to the system voltage at a cell temperature in °C (IEC 62548-1). */
export function longestString(module: Module, celsius: number): number {
  return Math.floor(systemVolts / openCircuitVolts(module, celsius));
}

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

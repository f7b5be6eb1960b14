/**
 * The module and the table that the whole site uses: the pictures of the model plant show them, its figures draw them,
 * and calculations count them. The module is a common one of its size (n-type, bifacial). Its figures are those of
 * data sheets at standard test conditions (IEC 61215: 1,000 W/m², 25 °C); docs/engineering.md names them.
 */

/** Size in metres, power in watts. The coefficient is the share of the open-circuit voltage that is lost per kelvin. */
export const pvModule = {
  watts: 590,
  width: 1.134,
  height: 2.278,
  openCircuitVolts: 52.9,
  shortCircuitAmperes: 14.1,
  voltagePerKelvin: -0.0025,
} as const;

/** Number of modules in a table, up the slope and along the row. */
const [moduleRows, moduleColumns] = [2, 12];

/** Gap between two modules in metres. */
const moduleGap = 0.02;

const tilt = 25;
const length = moduleRows * pvModule.height + moduleGap;

/**
 * A table of portrait modules, in metres and degrees. `length` is measured along the slope, `depth` on a plan from
 * above. `clearance` is the height of the lower edge above the ground.
 */
export const pvTable = {
  length,
  depth: length * Math.cos((tilt * Math.PI) / 180),
  width: moduleColumns * (pvModule.width + moduleGap),
  moduleGap,
  tilt,
  clearance: 0.85,
  pile: 1.6,
} as const;

/** One table is one string. */
export const stringModules = moduleRows * moduleColumns;

/** System voltage that modules and inverters are built for, in volts. */
export const systemVolts = 1500;

/**
 * Module power over inverter power. This is a common value; connections are often a fifth or more below the power of
 * the modules.
 */
export const moduleOverInverter = 1.3;

/** Power of one transformer station, in kW of inverters. This is an assumption; products range from 2,000 to 9,000. */
export const stationKilowatts = { ground: 5000, roof: 2500 } as const;

/**
 * Storage of the examples: its power as a share of the inverters' power, and its hours at that power. This is an
 * assumption.
 */
export const exampleStorage = { share: 0.5, hours: 2 } as const;

/** Open-circuit voltage of a module at a cell temperature in °C. It is linear, as in data sheets (IEC 60891). */
function openCircuitVolts(celsius: number): number {
  return pvModule.openCircuitVolts * (1 + pvModule.voltagePerKelvin * (celsius - 25));
}

/** Open-circuit voltage of the drawn string at a cell temperature in °C. */
export function stringVolts(celsius: number): number {
  return stringModules * openCircuitVolts(celsius);
}

/**
 * The largest number of modules in series that stays within a system voltage at a cell temperature in °C (IEC 62548-1).
 */
export function longestString(celsius: number, volts: number = systemVolts): number {
  return Math.floor(volts / openCircuitVolts(celsius));
}

/**
 * Figures of the model plant for the texts around its drawings, rounded to two decimals. They change together with the
 * drawings. docs/engineering.md says how they are computed, and which come from the terrain of the rendered scene.
 * Lengths are in metres, powers in MW and MWp, energies in MWh.
 */
export const modelPlant = {
  /** Degrees north. */
  latitude: 42.7,
  /** Temperature in °C at which strings have their highest voltage. This is an assumption for Sofia. */
  coldestMorning: -20,
  tables: 942,
  modules: 22_608,
  peak: 13.34,
  inverters: 10.26,
  stations: 3,
  pitch: 9.2,
  /**
   * The pitch at which rows on flat ground do not shade each other at noon of the shortest day, and the sun's altitude
   * then, in degrees.
   */
  leastPitch: 8.52,
  winterNoon: 23.86,
  /** Length of the cable to the grid connection, rounded to ten metres. */
  route: 300,
  /**
   * `limit` is the lowest limit on the export to the grid. `taken` and `returned` are the energies of a day from the
   * busbar and back to it.
   */
  storage: {
    power: 5.13,
    energy: 10.26,
    limit: 8.18,
    taken: 11.13,
    returned: 9.46,
    efficiency: 0.85,
  },
  /** The fault of a station: its beginning and end in hours of local time, and the energy that is lost. */
  fault: { from: 11.25, until: 14, lost: 9.4 },
  /** The plant that would have been built on the same land in 2010. `watts` is the power of a module. */
  old: { modules: 35_906, peak: 8.26, watts: 230, pitch: 6.18 },
} as const;

/** Tasks of the drawn programme, with their start and end in weeks from the order. */
export const programme = [
  { id: 'design', start: 0, end: 12 },
  { id: 'procurement', start: 4, end: 20 },
  { id: 'mobilisation', start: 20, end: 24 },
  { id: 'earthworks', start: 24, end: 30 },
  { id: 'piling', start: 27, end: 35 },
  { id: 'mounting', start: 31, end: 41 },
  { id: 'cabling', start: 36, end: 47 },
  { id: 'stations', start: 30, end: 42 },
  { id: 'gridLine', start: 24, end: 40 },
  { id: 'tests', start: 47, end: 52 },
] as const;

/** The week of the programme that its figures show. */
export const currentWeek = 34;

const units =
  'V|kV|MV|kA|kW|MW|GW|Wp|kWp|MWp|GWp|W|Wh|kWh|MWh|GWh|VA|kVA|MVA|Hz|m|mm|cm|km|ha|kg|kB|MB|м|мм|см|км|ха|дка|кг|кВ|кВт|МВт|кВтч|МВтч|ч|г\\.';

export const unit = new RegExp(`^(?:${units})$`, 'u');

/** A number or placeholder (U+FFFC) and its unit, with no space between them or with one at which a line can break. */
export const looseUnit = new RegExp(`(?:\\d+|\u{fffc}) ?(?:${units})(?![\\p{L}\\p{N}])`, 'u');

/**
 * The space before a dash, where a line can break, so that the next one would begin with the dash. A hyphen between two
 * spaces is a dash, too.
 */
export const looseDash = / (?=[–—]|- )/u;

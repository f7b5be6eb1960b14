import company from './company.json' with { type: 'json' };

/** Coordinates of the office in degrees north and east, and its time zone. */
export const office = { ...company.coordinates, timeZone: company.timeZone };

export type Office = typeof office;

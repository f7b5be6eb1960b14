import values from './company.json' with { type: 'json' };

const { coordinates, timeZone } = values;

/** Where the office is: degrees north and east, and the time zone. */
export const office = { ...coordinates, timeZone };

export type Office = typeof office;

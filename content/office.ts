import company from './company.json' with { type: 'json' };

/** Where the office is: degrees north and east, and the time zone. */
export const office = { ...company.coordinates, timeZone: company.timeZone };

export type Office = typeof office;

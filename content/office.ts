import { content } from './current';

/** Where the sun is computed: in degrees north and east, and in whose time. */
export interface Office {
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
}

/** The company's office. Scripts of pages have it from generated/script-values.ts. */
export function officeOfCompany(): Office {
  const { coordinates, timeZone } = content.company;
  return { ...coordinates, timeZone };
}

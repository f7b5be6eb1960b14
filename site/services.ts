/** Years from energisation to the end of the plant's life, as the texts say. */
const lifeEnd = 30;

/**
 * The eight services, in the order of the specification. `life` is the time in which a plant needs the service, in
 * years from energisation. It is schematic, unless the drawn programme has the weeks. A test compares the two.
 */
export const services = [
  { id: 'studies', life: [-3, -1.3] },
  { id: 'planning', life: [-2, -0.8] },
  { id: 'epc', life: [-52 / 52, 2] },
  { id: 'construction', life: [-32 / 52, 0] },
  { id: 'management', life: [-1.8, 0.4] },
  { id: 'commissioning', life: [-5 / 52, 0.4] },
  { id: 'operation', life: [0, lifeEnd] },
  { id: 'repowering', life: [15, lifeEnd] },
] as const;

export type ServiceId = (typeof services)[number]['id'];

/** The number that is shown before a service, counted from 1. */
export function serviceNumber(id: ServiceId): number {
  return services.findIndex((service) => service.id === id) + 1;
}

/** The years that the time line names. Before energisation each year is named, after it each tenth. */
export const lifeYears = [-3, -2, -1, 0, 10, 20, lifeEnd] as const;

/**
 * Place of a year on the time line, in per cent of its length. Energisation is in the middle, and each half has its own
 * scale.
 */
export function placeInLife(year: number): number {
  return 50 + (50 * year) / (year < 0 ? -lifeYears[0] : lifeEnd);
}

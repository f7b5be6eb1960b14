/** Years from energisation to the end of the plant's life, of which the words speak. */
const lifeEnd = 30;

/**
 * The eight services of the specification, in its order. `life` is when a plant needs each, from and until, in years from
 * energisation: those of the drawn programme, in weeks, where it has them (a test compares), else schematic.
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

/** The number that stands before a service, from 1. */
export function numberOf(id: ServiceId): number {
  return services.findIndex((service) => service.id === id) + 1;
}

/** Years from energisation at even distances on the drawn time line: one by one before it, by tens after it. */
export const lifeYears = [-3, -2, -1, 0, 10, 20, lifeEnd] as const;

/** Place of a year on the time line, in per cent of its length: energisation is in the middle, each half has its own scale. */
export function placeInLife(year: number): number {
  return 50 + (50 * year) / (year < 0 ? -lifeYears[0] : lifeEnd);
}

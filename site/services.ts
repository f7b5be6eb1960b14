/**
 * The eight services of the specification, in its order, which is the order in which a plant needs them.
 * `life` is the service's place in the life of a plant, start and end as percentages of the drawn time line (schematic).
 */
export const services = [
  { id: 'studies', life: [0, 21] },
  { id: 'planning', life: [12.5, 27.5] },
  { id: 'epc', life: [17, 45.5] },
  { id: 'construction', life: [26, 37.5] },
  { id: 'management', life: [15, 41] },
  { id: 'commissioning', life: [34.5, 41.5] },
  { id: 'operation', life: [37.5, 100] },
  { id: 'repowering', life: [81, 100] },
] as const;

export type ServiceId = (typeof services)[number]['id'];

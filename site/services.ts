/**
 * The eight services of the specification, in its order, which is the order in which a plant needs them.
 * `points` are the keys of the lists in messages, `Services.<service>.points`; `life` is the service's place in the
 * life of a plant, start and end as percentages of the drawn time line (schematic).
 */
export const services = [
  { id: 'studies', points: ['first', 'second', 'third', 'fourth'], life: [0, 21] },
  { id: 'planning', points: ['first', 'second', 'third', 'fourth'], life: [12.5, 27.5] },
  { id: 'epc', points: ['first', 'second', 'third', 'fourth'], life: [17, 45.5] },
  { id: 'construction', points: ['first', 'second', 'third', 'fourth'], life: [26, 37.5] },
  { id: 'management', points: ['first', 'second', 'third'], life: [15, 41] },
  { id: 'commissioning', points: ['first', 'second', 'third'], life: [34.5, 41.5] },
  { id: 'operation', points: ['first', 'second', 'third', 'fourth'], life: [37.5, 100] },
  { id: 'repowering', points: ['first', 'second', 'third', 'fourth'], life: [81, 100] },
] as const;

export type ServiceId = (typeof services)[number]['id'];

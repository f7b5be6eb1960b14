/** The classes that words of a drawing may name. Drawing.module.css has their styles, recipes.md their meanings. */
export const drawingClasses = [
  'shrinking',
  'large',
  'loud',
  'roomy',
  'spare',
  'onAmber',
  'onNight',
  'sunLabel',
] as const;

export type DrawingClass = (typeof drawingClasses)[number];

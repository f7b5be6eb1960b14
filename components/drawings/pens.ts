import type { SVGAttributes } from 'react';

/**
 * Lines, fills and colours of lettering, by the names that drawings have in their data: attributes of SVG, since no query
 * changes them. Words without a pen are classes.
 */
export const pens: Readonly<Record<string, SVGAttributes<SVGElement>>> = {
  // Lines, from the finest on.
  hair: { strokeWidth: 0.8, strokeOpacity: 0.28 },
  fine: { strokeOpacity: 0.62 },
  contour: { strokeWidth: 1.2, strokeOpacity: 0.7 },
  line: { strokeWidth: 1.6 },
  run: { strokeWidth: 1.8 },
  heavy: { strokeWidth: 2 },
  bold: { strokeWidth: 3 },
  bar: { strokeWidth: 6 },
  dashed: { strokeDasharray: '5 5' },
  boundary: { strokeWidth: 2, strokeDasharray: '14 5 3 5' },
  /** Of a cutting plane (ISO 128). */
  chain: { strokeDasharray: '16 3 3 3' },
  hatch: { strokeOpacity: 0.4 },
  ruling: { stroke: 'var(--dark-line)', strokeOpacity: 0.55 },
  amber: { stroke: 'var(--amber)' },
  cell: { stroke: 'var(--cell)' },

  // Shapes.
  ink: { fill: 'currentColor', strokeWidth: 0 },
  solid: { fill: 'var(--cell)', stroke: 'var(--cell)' },
  module: { fill: 'var(--cell)' },
  knockout: { fill: 'var(--ground)' },
  dot: { fill: 'var(--amber)', stroke: 'var(--ink)', strokeWidth: 1.2 },
  /** Cells with gaps between them. */
  pv: { fill: 'var(--cell)', stroke: 'var(--ground)' },
  rock: { fill: 'currentColor', fillOpacity: 0.12, stroke: 'none' },
  /** What a camera sees. */
  view: { fill: 'var(--cell)', fillOpacity: 0.16, stroke: 'var(--cell)' },
  /** Tables seen from above, the new ones and the old ones. */
  tables: { fill: 'var(--cell)', fillOpacity: 0.85, stroke: 'var(--cell)' },
  oldTables: { fill: 'currentColor', fillOpacity: 'var(--tint)' },
  /** Finer than a hairline, because hundreds of lines side by side would merge into grey. */
  mesh: { strokeWidth: 'var(--mesh, 0)' },
  /** Energy that goes to the grid. It hides the grid of the chart: words stand on it. */
  exported: { fill: 'color-mix(in srgb, currentColor 16%, var(--ground))', strokeWidth: 2 },
  /** The one thing of which a drawing speaks. */
  amberFill: { fill: 'var(--amber)', stroke: 'none' },
  day: { fill: 'var(--paper)', stroke: 'none' },
  halfPower: { fill: 'var(--power)', stroke: 'var(--ink)' },
  fullPower: { fill: 'var(--amber)', stroke: 'var(--ink)' },

  // Lettering: where it stands, its colour, and that of its halo.
  middle: { textAnchor: 'middle' },
  end: { textAnchor: 'end' },
  degrees: { fill: 'var(--secondary)' },
  cellLabel: { fill: 'var(--cell)' },
  sunLabel: { fill: 'var(--amber-2)', stroke: 'none' },
  onAmber: { fill: 'var(--ink)', stroke: 'none' },
  onHalf: { fill: 'var(--ink)', stroke: 'var(--power)', strokeWidth: 6 },
  onFull: { fill: 'var(--ink)', stroke: 'var(--amber)', strokeWidth: 6 },
  between: { strokeWidth: 0 },
  bare: { stroke: 'none' },
  /** Leaves nothing of a dashed line between the letters. */
  covering: { strokeWidth: 8 },
  onNight: { fill: 'var(--paper)', stroke: 'var(--ink)' },
};

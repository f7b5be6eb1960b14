/**
 * Usual voltages of the grids in kV, medium and high: those of the Bulgarian operators, and of the Italian distributors
 * and Terna, which connects large plants at 36 kV as well as at 132 and 150 kV.
 */
export const gridKilovolts = {
  BG: { medium: '20', high: '110' },
  IT: { medium: '15/20', high: '36/132/150' },
} as const;

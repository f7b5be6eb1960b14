/**
 * The cuts of the typeface that style sheets use (app/css/tokens.css). Each has a file for each script, of 6 to 10 kB,
 * which every page in that script loads.
 */
export const fontCuts = [
  { family: 'Sofia Sans', weight: 400 },
  { family: 'Sofia Sans Condensed', weight: 660 },
  { family: 'Sofia Sans Extra Condensed', weight: 720 },
  { family: 'Sofia Sans Extra Condensed', weight: 250 },
] as const;

export type FontCut = (typeof fontCuts)[number];

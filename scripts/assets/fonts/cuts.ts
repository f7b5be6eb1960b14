import type { ArialWeight } from './arial';

export type Weight = number | { readonly min: number; readonly max: number };

/** As CSS writes it. */
export function weightDescriptor(weight: Weight): string {
  return typeof weight === 'number' ? String(weight) : `${weight.min} ${weight.max}`;
}

export interface Cut {
  readonly family: string;
  /** Name of the package under `@fontsource-variable/`. */
  readonly source: string;
  readonly weight: Weight;
  /** Whether the first screen of every page uses it. */
  readonly preloaded: boolean;
  /** The weights for which a fallback face is measured, and the one of Arial's two weights that comes nearest. */
  readonly fallbacks: readonly { readonly weight: number; readonly arial: ArialWeight }[];
}

/** The weights are those that the style sheets use; a further one costs 17 KB on a Bulgarian page. */
export const cuts: readonly Cut[] = [
  {
    family: 'Sofia Sans',
    source: 'sofia-sans',
    weight: { min: 400, max: 700 },
    preloaded: true,
    fallbacks: [
      { weight: 400, arial: 'regular' },
      { weight: 700, arial: 'bold' },
    ],
  },
  {
    family: 'Sofia Sans Condensed',
    source: 'sofia-sans-condensed',
    weight: 660,
    preloaded: true,
    fallbacks: [{ weight: 660, arial: 'bold' }],
  },
  {
    family: 'Sofia Sans Extra Condensed',
    source: 'sofia-sans-extra-condensed',
    weight: 720,
    preloaded: true,
    fallbacks: [{ weight: 720, arial: 'bold' }],
  },
  {
    family: 'Sofia Sans Extra Condensed',
    source: 'sofia-sans-extra-condensed',
    weight: 250,
    preloaded: false,
    fallbacks: [{ weight: 250, arial: 'regular' }],
  },
];

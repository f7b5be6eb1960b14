import subsetFont from 'subset-font';
import subsetFontPackage from 'subset-font/package.json' with { type: 'json' };
import { hash } from '@/scripts/lib/files';
import type { HashedFile } from '../fillFolder';
import { type FontScript, scriptOf, unicodeRange } from './characters';
import { packageOf, readFont } from './fontFiles';

interface Cut {
  readonly family: string;
  readonly weight: number | { readonly min: number; readonly max: number };
  /**
   * Length of a line as a share of the same line in Arial, by weight and script. The fallback font is scaled by it, so
   * that the layout does not shift when the font arrives. It was measured on the site's texts. For Cyrillic it is the
   * value, within 4 % of that, with which most lines of the first screens break at the same words.
   */
  readonly lengths: Readonly<Record<number, Readonly<Record<FontScript, number>>>>;
}

/** The weights that the style sheets use. Another one would cost 17 kB on a Bulgarian page. */
export const cuts: readonly [text: Cut, ...titles: Cut[]] = [
  {
    family: 'Sofia Sans',
    weight: { min: 400, max: 700 },
    lengths: {
      400: { latin: 0.9549, 'latin-ext': 0.9156, cyrillic: 1.0259, greek: 0.9453 },
      700: { latin: 0.9032, 'latin-ext': 0.8865, cyrillic: 0.9687, greek: 0.9171 },
    },
  },
  {
    family: 'Sofia Sans Condensed',
    weight: 660,
    lengths: { 660: { latin: 0.7231, 'latin-ext': 0.7069, cyrillic: 0.7613, greek: 0.7276 } },
  },
  {
    family: 'Sofia Sans Extra Condensed',
    weight: 720,
    lengths: { 720: { latin: 0.6202, 'latin-ext': 0.6053, cyrillic: 0.628, greek: 0.6208 } },
  },
  {
    family: 'Sofia Sans Extra Condensed',
    weight: 250,
    lengths: { 250: { latin: 0.5947, 'latin-ext': 0.5591, cyrillic: 0.6221, greek: 0.5726 } },
  },
];

/**
 * The OpenType features to keep. Bulgarian letter forms are the default of these fonts. `locl` contains the Russian
 * ones, for quotations under `lang="ru"`.
 */
const features = ['kern', 'locl', 'tnum', 'liga', 'ccmp', 'mark', 'mkmk'];

/** A font file: a cut, reduced to the wanted characters of one script. */
export interface Face extends HashedFile {
  readonly cut: Cut;
  readonly script: FontScript;
  /** Value of `unicode-range`. */
  readonly range: string;
}

function weightOf({ weight }: Cut): string {
  return typeof weight === 'number' ? String(weight) : `${weight.min} ${weight.max}`;
}

/**
 * @param wanted the characters of all scripts
 * @param others characters that other files of the same cut have
 */
export async function prepareFace(
  cut: Cut,
  script: FontScript,
  wanted: readonly string[],
  others?: readonly string[],
): Promise<Face> {
  const source = await readFont(cut.family, script);
  const characters = wanted.filter((character) => scriptOf(character) === script);
  const text = characters.join('');
  const weight = weightOf(cut);
  const sum = hash(source, text, weight, features.join(), subsetFontPackage.version);
  return {
    cut,
    script,
    range: unicodeRange(characters, others),
    file: `${packageOf(cut.family)}-${weight.replace(' ', '-')}-${script}.${sum}.woff2`,
    make: () =>
      subsetFont(source, text, {
        targetFormat: 'woff2',
        variationAxes: { wght: cut.weight },
        keepFeatures: features,
      }),
  };
}

/** The `@font-face` rule of a font file. */
export function faceRule(face: Face): string {
  return `@font-face {
  font-family: '${face.cut.family}';
  font-style: normal;
  font-weight: ${weightOf(face.cut)};
  font-display: swap;
  src: url('/fonts/${face.file}') format('woff2');
  unicode-range: ${face.range};
}
`;
}

/**
 * Full names, as `local()` needs them. Windows, macOS and iOS have Arial, Linux has fonts of the same metrics, Android
 * has Roboto.
 */
const systemFonts = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica', 'Roboto'];

/** The `@font-face` rules of the system font that is shown until our file arrives. It gets the metrics of our font. */
export function fallbackRules({ cut, script, range }: Face): string {
  const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`;
  return Object.entries(cut.lengths)
    .map(([weight, { [script]: length }]) => {
      const suffix = Number(weight) < 550 ? '' : ' Bold';
      // The Latin face covers all characters. The faces after it override it for the letters of their scripts.
      const own = script === 'latin' ? '' : `\n  unicode-range: ${range};`;
      // Sofia Sans has 0.9 above and 0.3 below the baseline. CSS multiplies both by the size adjustment.
      return `@font-face {
  font-family: '${cut.family} Fallback';
  font-style: normal;
  font-weight: ${weight};
  src: ${systemFonts.map((name) => `local('${name}${suffix}')`).join(', ')};
  size-adjust: ${percent(length)};
  ascent-override: ${percent(0.9 / length)};
  descent-override: ${percent(0.3 / length)};
  line-gap-override: 0%;${own}
}
`;
    })
    .join('');
}

import subsetFont from 'subset-font';
import subsetFontPackage from 'subset-font/package.json' with { type: 'json' };
import { hash } from '@/scripts/lib/files';
import type { HashedFile } from '../fillFolder';
import { type FontScript, fontScripts, scriptOf, unicodeRange } from './characters';
import { packageOf, readFont } from './fontFiles';

/**
 * The fonts of systems that are shown until ours arrive, by the full names that `local()` needs. The last of them that
 * a system has is used. Windows, macOS and iOS have Arial, and Linux has fonts of the same metrics. Android has Roboto
 * alone. Its newer versions keep all weights in one file, of which `local()` finds only the regular one.
 */
const systemFonts = {
  roboto: { regular: ['Roboto', 'Roboto-Regular'], bold: ['Roboto', 'Roboto-Regular'] },
  arial: {
    regular: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
  },
} as const;

/** Letters of other scripts occur only in names, so they get the value of the Latin ones. */
interface Lengths {
  readonly space: number;
  readonly latin: number;
  readonly cyrillic: number;
}

interface Cut {
  readonly family: string;
  readonly weight: number;
  /** Latin characters that most pages do not show in this cut. They are in a file of their own. */
  readonly rare: RegExp;
  /**
   * Length of the site's texts in this cut as a share of their length in the system's font, which is scaled by it, so
   * that nothing moves when ours arrives. Spaces have a value of their own, because ours are much narrower. For
   * Cyrillic letters it is the value, within 3 % of the measured one, with which the most texts have as many lines as
   * in our font. e2e/once/loading/late-fonts.spec.ts tests the result.
   */
  readonly lengths: Readonly<Record<keyof typeof systemFonts, Lengths>>;
}

/** Signs and letters that are on few pages, or on none as it opens. */
const rareSigns = /[#$*<>[\\\]^_`{|}~ª·ÍÎÓÚíîóú—‘]/;

/** The weights that the style sheets use. Another one would cost 15 kB on a Bulgarian page. */
export const cuts: readonly [text: Cut, ...others: Cut[]] = [
  {
    family: 'Sofia Sans',
    weight: 400,
    rare: rareSigns,
    lengths: {
      roboto: { space: 0.8466, latin: 0.975, cyrillic: 0.992 },
      arial: { space: 0.756, latin: 0.981, cyrillic: 1.014 },
    },
  },
  {
    family: 'Sofia Sans',
    weight: 700,
    // Only one figure of the calculator is bold, and without scripts the headings of its table.
    rare: /[^\d.,–MWp\s]/,
    lengths: {
      roboto: { space: 0.8184, latin: 0.9584, cyrillic: 0.97 },
      arial: { space: 0.731, latin: 0.96, cyrillic: 0.99 },
    },
  },
  {
    family: 'Sofia Sans Condensed',
    weight: 660,
    rare: rareSigns,
    lengths: {
      roboto: { space: 0.629, latin: 0.794, cyrillic: 0.797 },
      arial: { space: 0.5615, latin: 0.7435, cyrillic: 0.758 },
    },
  },
  {
    family: 'Sofia Sans Extra Condensed',
    weight: 720,
    rare: rareSigns,
    lengths: {
      roboto: { space: 0.504, latin: 0.685, cyrillic: 0.6715 },
      arial: { space: 0.45, latin: 0.634, cyrillic: 0.6405 },
    },
  },
  {
    family: 'Sofia Sans Extra Condensed',
    weight: 250,
    rare: rareSigns,
    lengths: {
      roboto: { space: 0.5644, latin: 0.594, cyrillic: 0.5745 },
      arial: { space: 0.504, latin: 0.589, cyrillic: 0.5975 },
    },
  },
];

/**
 * The OpenType features to keep. Bulgarian letter forms are the default of these fonts. `locl` contains the Russian
 * ones, for quotations under `lang="ru"`.
 */
const features = ['kern', 'locl', 'tnum', 'liga', 'ccmp', 'mark', 'mkmk'];

/** A font file: a cut, reduced to characters of one script. */
export interface Face extends HashedFile {
  readonly cut: Cut;
  readonly script: FontScript;
  /** Value of `unicode-range`. */
  readonly range: string;
}

/**
 * @param characters those of the file
 * @param others characters that other files of the same cut have
 */
async function prepareFace(
  cut: Cut,
  script: FontScript,
  characters: readonly string[],
  others: readonly string[],
): Promise<Face> {
  const source = await readFont(cut.family, script);
  const text = characters.join('');
  const sum = hash(source, text, String(cut.weight), features.join(), subsetFontPackage.version);
  return {
    cut,
    script,
    range: unicodeRange(characters, others),
    file: `${packageOf(cut.family)}-${cut.weight}-${script}.${sum}.woff2`,
    make: () =>
      subsetFont(source, text, {
        targetFormat: 'woff2',
        variationAxes: { wght: cut.weight },
        keepFeatures: features,
      }),
  };
}

/**
 * The files of a cut for some characters: one for each script, and one for those that are rare in the cut.
 *
 * @param elsewhere characters for which the cut has files already
 */
export async function prepareFaces(
  cut: Cut,
  wanted: readonly string[],
  elsewhere: readonly string[] = [],
): Promise<readonly Face[]> {
  const isRare = (character: string) => scriptOf(character) === 'latin' && cut.rare.test(character);
  const sets = fontScripts.flatMap((script) => {
    const own = wanted.filter((character) => scriptOf(character) === script);
    return [own.filter((character) => !isRare(character)), own.filter(isRare)].map(
      (characters) => ({ script, characters }),
    );
  });
  return Promise.all(
    sets
      .filter(({ characters }) => characters.length > 0)
      .map(({ script, characters }) => {
        const others = wanted.filter((character) => !characters.includes(character));
        return prepareFace(cut, script, characters, [...others, ...elsewhere]);
      }),
  );
}

/** The `@font-face` rule of a font file. */
export function faceRule(face: Face): string {
  return `@font-face {
  font-family: '${face.cut.family}';
  font-style: normal;
  font-weight: ${face.cut.weight};
  font-display: swap;
  src: url('/fonts/${face.file}') format('woff2');
  unicode-range: ${face.range};
}
`;
}

/**
 * The `@font-face` rule of a system's font that is shown until our files arrive. It gets the metrics of our font.
 *
 * @param range the characters of the rule, or all if it is empty
 */
function systemRule(
  { family, weight, lengths }: Cut,
  system: keyof typeof systemFonts,
  part: keyof Lengths,
  range = '',
): string {
  const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`;
  const names = systemFonts[system][weight < 550 ? 'regular' : 'bold'];
  const length = lengths[system][part];
  // Sofia Sans has 0.9 above and 0.3 below the baseline. CSS multiplies both by the size adjustment.
  return `@font-face {
  font-family: '${family} Fallback';
  font-style: normal;
  font-weight: ${weight};
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(length)};
  ascent-override: ${percent(0.9 / length)};
  descent-override: ${percent(0.3 / length)};
  line-gap-override: 0%;${range && `\n  unicode-range: ${range};`}
}
`;
}

/**
 * The `@font-face` rules of the fonts that are shown until ours arrive. A later rule wins, unless the system does not
 * have its fonts: so the rules for spaces and for Cyrillic letters override the one for all characters.
 */
export function fallbackRules(faces: readonly Face[]): string {
  const rules = (['roboto', 'arial'] as const).flatMap((system) =>
    cuts.flatMap((cut) => [
      systemRule(cut, system, 'latin'),
      systemRule(cut, system, 'space', 'U+20, U+A0'),
      ...faces
        .filter((face) => face.cut === cut && face.script === 'cyrillic')
        .map(({ range }) => systemRule(cut, system, 'cyrillic', range)),
    ]),
  );
  return rules.join('');
}

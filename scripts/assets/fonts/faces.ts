import subsetFont from 'subset-font';
import subsetFontPackage from 'subset-font/package.json' with { type: 'json' };
import { hash } from '@/scripts/files/files';
import type { FontCut } from '@/site/fonts';
import type { HashedFile } from '../fillFolder';
import { type FontScript, fontScripts, scriptOf, unicodeRange } from './characters';
import { packageOf, readFont } from './fontFiles';

/**
 * The OpenType features to keep. Bulgarian letter forms are the default of these fonts. `locl` contains the Russian
 * ones, for quotations under `lang="ru"`.
 */
const features = ['kern', 'locl', 'tnum', 'liga', 'ccmp', 'mark', 'mkmk'];

/** A font file: a cut, reduced to characters of one script. */
export interface Face extends HashedFile {
  readonly cut: FontCut;
  readonly script: FontScript;
  /** Value of `unicode-range`. */
  readonly range: string;
}

/**
 * The files of a cut for some characters, one for each script.
 *
 * @param elsewhere characters for which the cut has files already
 */
export async function prepareFaces(
  cut: FontCut,
  wanted: readonly string[],
  elsewhere: readonly string[] = [],
): Promise<readonly Face[]> {
  const faces = fontScripts.map(async (script): Promise<Face | undefined> => {
    const characters = wanted.filter((character) => scriptOf(character) === script);
    if (characters.length === 0) return undefined;
    const others = wanted.filter((character) => !characters.includes(character));
    const source = await readFont(cut.family, script);
    const text = characters.join('');
    const sum = hash(source, text, String(cut.weight), features.join(), subsetFontPackage.version);
    return {
      cut,
      script,
      range: unicodeRange(characters, [...others, ...elsewhere]),
      file: `${packageOf(cut.family)}-${cut.weight}-${script}.${sum}.woff2`,
      make: () =>
        subsetFont(source, text, {
          targetFormat: 'woff2',
          variationAxes: { wght: cut.weight },
          keepFeatures: features,
        }),
    };
  });
  return (await Promise.all(faces)).filter((face) => face !== undefined);
}

/** The `@font-face` rule of a font file. */
export function faceRule({ cut, file, range }: Face): string {
  return `@font-face {
  font-family: '${cut.family}';
  font-style: normal;
  font-weight: ${cut.weight};
  font-display: swap;
  src: url('/fonts/${file}') format('woff2');
  unicode-range: ${range};
}
`;
}

/**
 * The fonts of systems that are shown until ours arrive, by the full names that `local()` needs. Windows, macOS and iOS
 * have Arial, Linux has fonts of the same widths, and Android has Roboto, whose texts are as long within 1 %. All are
 * regular, because `local()` does not find the bold weight of Roboto.
 */
const systemFonts = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica', 'Roboto', 'Roboto-Regular'];

/**
 * The `@font-face` rule of the system's font that stands for a family until its files arrive: as high as ours, and
 * scaled so that texts are as long.
 *
 * @param length how long texts of the family are, as a share of their length in Arial
 */
export function fallbackRule(family: string, length: number): string {
  const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`;
  // Sofia Sans has 0.9 above and 0.3 below the baseline. CSS multiplies both by the size adjustment.
  return `@font-face {
  font-family: '${family} Fallback';
  font-style: normal;
  font-weight: 1 1000;
  src: ${systemFonts.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(length)};
  ascent-override: ${percent(0.9 / length)};
  descent-override: ${percent(0.3 / length)};
  line-gap-override: 0%;
}
`;
}

import subsetFont from 'subset-font';
import subsetFontPackage from 'subset-font/package.json' with { type: 'json' };
import { hash } from '@/scripts/lib/files';
import { type FontScript, scriptOf } from './characters';
import { arimo, openFont, packageOf, readFont, variableFont } from './fontFiles';

type Weight = number | { readonly min: number; readonly max: number };

interface Cut {
  readonly family: string;
  readonly weight: Weight;
  /** Whether the first screen of every page uses it. */
  readonly preloaded: boolean;
}

/** The weights that the style sheets use; one more costs 17 kB on a Bulgarian page. */
export const cuts: readonly Cut[] = [
  { family: 'Sofia Sans', weight: { min: 400, max: 700 }, preloaded: true },
  { family: 'Sofia Sans Condensed', weight: 660, preloaded: true },
  { family: 'Sofia Sans Extra Condensed', weight: 720, preloaded: true },
  { family: 'Sofia Sans Extra Condensed', weight: 250, preloaded: false },
];

/**
 * The OpenType features to keep. The Bulgarian letter forms are the default of these fonts; `locl` has the Russian ones, for
 * Russian quotations under `lang="ru"`.
 */
const features = ['kern', 'locl', 'tnum', 'liga', 'ccmp', 'mark', 'mkmk'];

/** One font file: a cut, limited to the wanted characters of one script. */
export interface Face {
  readonly cut: Cut;
  readonly script: FontScript;
  readonly characters: readonly string[];
  readonly file: string;
  readonly make: () => Promise<Buffer>;
}

/** CSS value of `font-weight`. */
export function weightDescriptor(weight: Weight): string {
  return typeof weight === 'number' ? String(weight) : `${weight.min} ${weight.max}`;
}

export async function planFace(
  cut: Cut,
  script: FontScript,
  wanted: readonly string[],
): Promise<Face> {
  const packaged = variableFont(cut.family, script);
  const source = await readFont(packaged);
  const available = new Set((await openFont(packaged)).face.collectUnicodes());
  const characters = wanted.filter(
    (character) => scriptOf(character) === script && available.has(character.codePointAt(0) ?? 0),
  );
  const text = characters.join('');
  const weight = weightDescriptor(cut.weight);
  const sum = hash(source, text, weight, features.join(), subsetFontPackage.version);
  return {
    cut,
    script,
    characters,
    file: `${packageOf(cut.family)}-${weight.replace(' ', '-')}-${script}.${sum}.woff2`,
    make: () =>
      subsetFont(source, text, {
        targetFormat: 'woff2',
        variationAxes: { wght: cut.weight },
        keepFeatures: features,
      }),
  };
}

/** The weights that need a fallback face: the ends of a range. */
export function fallbackWeights({ weight }: Cut): readonly number[] {
  return typeof weight === 'number' ? [weight] : [weight.min, weight.max];
}

/** Arial adjusted to the metrics of one of our faces. */
export interface FallbackFace {
  readonly face: Face;
  readonly weight: number;
  /** The nearer of Arial's two weights. */
  readonly arial: 400 | 700;
  /** All four are ratios. CSS multiplies the overrides by the size adjustment, so they are divided by it here. */
  readonly sizeAdjust: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

/** Matches Arial's average line length for `words` to our face's, so that the font's arrival shifts no layout. */
export async function measureFallback(
  face: Face,
  weight: number,
  words: string,
): Promise<FallbackFace> {
  const arial = weight < 550 ? 400 : 700;
  const ours = await openFont(variableFont(face.cut.family, face.script), weight);
  const theirs = await openFont(arimo(arial, face.script));
  const counts = new Map<string, number>();
  for (const character of words) counts.set(character, (counts.get(character) ?? 0) + 1);

  let [ourWidth, theirWidth] = [0, 0];
  for (const character of face.characters) {
    const point = character.codePointAt(0) ?? 0;
    const [glyph, theirGlyph] = [ours.nominalGlyph(point), theirs.nominalGlyph(point)];
    if (glyph === undefined || theirGlyph === undefined) continue;
    // A letter that the words lack counts only if they have no letter of the script.
    const count = counts.get(character) ?? 1e-6;
    ourWidth += (count * ours.glyphHAdvance(glyph)) / ours.face.upem;
    theirWidth += (count * theirs.glyphHAdvance(theirGlyph)) / theirs.face.upem;
  }
  const sizeAdjust = theirWidth > 0 ? ourWidth / theirWidth : 1;
  const { ascender, descender, lineGap } = ours.hExtents();
  const override = (units: number) => units / ours.face.upem / sizeAdjust;
  return {
    face,
    weight,
    arial,
    sizeAdjust,
    ascent: override(ascender),
    descent: override(-descender),
    lineGap: override(lineGap),
  };
}

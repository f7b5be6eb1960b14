import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { arialWidthsOf, localNames } from './arial';
import type { Counts } from './characters';
import type { Cut } from './cuts';
import { type FontScript, readVariableFont } from './fontFiles';
import type { Subset } from './subset';

/** A face of the system's that takes as much room as one of ours, so that the swap moves nothing. */
export interface FallbackFace {
  readonly family: string;
  readonly weight: number;
  readonly script: FontScript;
  readonly sources: readonly string[];
  readonly characters: readonly string[];
  /** All four as parts of one. The overrides are multiplied by the size adjustment, so they are divided by it here. */
  readonly sizeAdjust: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

/** Makes a fallback whose lines, set in Arial, are on average as long as the real font's in the site's own words. */
export async function measureFallback(
  { cut, script, characters }: Subset,
  { weight, arial }: Cut['fallbacks'][number],
  counts: Counts,
): Promise<FallbackFace> {
  const pinned = await subsetFont(await readVariableFont(cut.source, script), characters.join(''), {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
    keepFeatures: [],
  });
  const font = create(pinned);
  const arialWidth = arialWidthsOf(arial);
  let real = 0;
  let fallback = 0;
  for (const character of characters) {
    const count = counts.get(character) ?? 0;
    const width = arialWidth.get(character);
    if (width === undefined) continue;
    const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
    real += (count * glyph.advanceWidth) / font.unitsPerEm;
    fallback += count * width;
  }
  // Messages may lack a script altogether while they are being written.
  const sizeAdjust = fallback > 0 ? real / fallback : 1;
  const override = (units: number) => units / font.unitsPerEm / sizeAdjust;
  return {
    family: `${cut.family} Fallback`,
    weight,
    script,
    sources: localNames[arial],
    characters,
    sizeAdjust,
    ascent: override(font.ascent),
    descent: override(-font.descent),
    lineGap: override(font.lineGap),
  };
}

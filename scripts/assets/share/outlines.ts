import { create, type Font, type Outline } from 'fontkit';
import { type FontScript, pinWeight, readVariableFont } from '@/scripts/assets/fonts/fontFiles';

/** In the order in which a character is looked for. */
const scripts: readonly FontScript[] = ['latin', 'cyrillic', 'latin-ext'];

/** Sets text as outlines, since the renderer (librsvg) knows only the fonts of the machine. */
export interface Typesetter {
  /** Width of one line in parts of the type size. */
  measure(text: string, tracking: number): number;
  /**
   * Path data of one line.
   *
   * @param x left end, @param y baseline, @param size type size: all in pixels
   * @param tracking space added behind each glyph, in parts of the type size
   */
  outline(text: string, x: number, y: number, size: number, tracking: number): string;
}

/** Browsers use no ligatures in tracked text either (CSS Text 3, 8.2), so the heading looks as it does on its page. */
const features = { liga: false };

interface PlacedGlyph {
  readonly path: Outline;
  /** Both in parts of the type size. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

function fontFor(character: string, previous: Font | undefined, fonts: readonly Font[]): Font {
  const point = character.codePointAt(0) ?? 0;
  // Spaces stand in all the files: they stay with the word before, so that kerning goes on.
  const candidates = previous && /\s/.test(character) ? [previous, ...fonts] : fonts;
  const font = candidates.find((candidate) => candidate.hasGlyphForCodePoint(point));
  if (!font) {
    const code = point.toString(16).toUpperCase().padStart(4, '0');
    throw new Error(
      `Sofia Sans has no "${character}" (U+${code}). Use another character in messages/.`,
    );
  }
  return font;
}

interface Run {
  readonly font: Font;
  text: string;
}

function runsOf(text: string, fonts: readonly Font[]): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const current = runs.at(-1);
    const font = fontFor(character, current?.font, fonts);
    if (current?.font === font) current.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

function place(text: string, tracking: number, fonts: readonly Font[]) {
  const glyphs: PlacedGlyph[] = [];
  let x = 0;
  for (const run of runsOf(text, fonts)) {
    const scale = 1 / run.font.unitsPerEm;
    const { glyphs: shapes, positions } = run.font.layout(run.text, features);
    shapes.forEach(({ path }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      glyphs.push({ path, x: x + xOffset * scale, y: yOffset * scale, scale });
      x += xAdvance * scale + tracking;
    });
  }
  // No space is seen behind the last one.
  return { glyphs, width: Math.max(x - tracking, 0) };
}

/** The family's variable files, for whoever needs to know whether they have changed. */
export function readFamily(family: string): Promise<readonly Buffer[]> {
  return Promise.all(scripts.map((script) => readVariableFont(family, script)));
}

/** @param files as `readFamily` gives them */
export async function makeTypesetter(
  files: readonly Buffer[],
  weight: number,
): Promise<Typesetter> {
  const pinned = await Promise.all(files.map((file) => pinWeight(file, weight)));
  const fonts = pinned.map((bytes) => create(bytes));
  return {
    measure: (text, tracking) => place(text, tracking, fonts).width,
    outline: (text, left, baseline, size, tracking) =>
      place(text, tracking, fonts)
        .glyphs.map(({ path, x, y, scale }) =>
          path
            .scale(scale * size, -scale * size)
            .translate(left + x * size, baseline - y * size)
            .toSVG(),
        )
        .join(''),
  };
}

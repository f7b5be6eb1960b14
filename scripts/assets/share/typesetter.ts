import { Buffer, Feature, type Font, shape } from 'harfbuzzjs';
import type { Locale } from '@/i18n/locales';
import { type FontScript, fontScripts, scriptOf } from '../fonts/characters';
import { openFont, variableFont } from '../fonts/fontFiles';

/** One line as outlines: librsvg, which renders the pictures, knows the system's fonts only. */
interface TypesetLine {
  /** At a type size of 1. */
  readonly width: number;
  /** Makes SVG paths at a type size of 1, from the left end of the baseline. */
  readonly draw: () => string;
}

/** @param tracking space after each glyph, at a type size of 1 */
export type Typesetter = (text: string, locale: Locale, tracking: number) => TypesetLine;

/** Browsers use no ligatures in tracked text either (CSS Text 3, 8.2), so a heading looks as on its page. */
const features = [new Feature('liga', 0)];

/** Splits a text where browsers change the font file too: each script has its own. */
function runsOf(text: string): { readonly script: FontScript; text: string }[] {
  const runs: { readonly script: FontScript; text: string }[] = [];
  for (const character of text) {
    const script = scriptOf(character);
    const last = runs.at(-1);
    if (last?.script === script) last.text += character;
    else runs.push({ script, text: character });
  }
  return runs;
}

function shapeRun(text: string, font: Font, locale: Locale) {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setLanguage(locale);
  shape(font, buffer, features);
  return buffer.getGlyphInfosAndPositions();
}

/** @returns a function that throws where the family lacks a character */
export async function makeTypesetter(family: string, weight: number): Promise<Typesetter> {
  const opened = fontScripts.map(
    async (script) => [script, await openFont(variableFont(family, script), weight)] as const,
  );
  const fonts = Object.fromEntries(await Promise.all(opened)) as Record<FontScript, Font>;
  return (text, locale, tracking) => {
    const drawn: (() => string)[] = [];
    let x = 0;
    for (const run of runsOf(text)) {
      const font = fonts[run.script];
      const scale = 1 / font.face.upem;
      for (const glyph of shapeRun(run.text, font, locale)) {
        // Glyph 0 is the box for a missing character.
        if (glyph.codepoint === 0) {
          throw new Error(`"${run.text}" has a character that Sofia Sans lacks. Use another one.`);
        }
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
        const place = `translate(${x + xOffset * scale} ${-yOffset * scale}) scale(${scale} ${-scale})`;
        drawn.push(() => `<path transform="${place}" d="${font.glyphToPath(glyph.codepoint)}"/>`);
        x += xAdvance * scale + tracking;
      }
    }
    // The last glyph has no space after it.
    return { width: Math.max(x - tracking, 0), draw: () => drawn.map((draw) => draw()).join('') };
  };
}

/** What is used here of two packages that come without types. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2' | 'truetype';
    /** A number pins the axis, a range cuts it. */
    readonly variationAxes: {
      readonly wght: number | { readonly min: number; readonly max: number };
    };
    readonly keepAllGlyphs?: boolean;
    readonly keepFeatures?: readonly string[];
  }
  /** @param text whose characters are kept; none where all glyphs are */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}

declare module 'fontkit' {
  export interface Outline {
    scale(x: number, y: number): Outline;
    translate(x: number, y: number): Outline;
    toSVG(): string;
  }
  export interface Glyph {
    readonly advanceWidth: number;
    readonly path: Outline;
  }
  export interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly {
      readonly xAdvance: number;
      readonly xOffset: number;
      readonly yOffset: number;
    }[];
  }
  export interface Font {
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    readonly lineGap: number;
    readonly characterSet: readonly number[];
    glyphForCodePoint(codePoint: number): Glyph;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string, features: Readonly<Record<string, boolean>>): GlyphRun;
  }
  export function create(bytes: Buffer): Font;
}

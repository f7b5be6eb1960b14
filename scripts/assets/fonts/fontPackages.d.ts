/** Types for the part of subset-font that is used here, because the package has none. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2' | 'truetype';
    /** A number fixes the axis, a range limits it. */
    readonly variationAxes?: {
      readonly wght: number | { readonly min: number; readonly max: number };
    };
    readonly keepAllGlyphs?: boolean;
    readonly keepFeatures?: readonly string[];
  }
  /** @param text the characters to keep; undefined with `keepAllGlyphs` */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}

/** The part of subset-font in use here; the package has no types. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2' | 'truetype';
    /** A number pins the axis, a range cuts it. */
    readonly variationAxes?: {
      readonly wght: number | { readonly min: number; readonly max: number };
    };
    readonly keepAllGlyphs?: boolean;
    readonly keepFeatures?: readonly string[];
  }
  /** @param text its characters are kept; undefined with `keepAllGlyphs` */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}

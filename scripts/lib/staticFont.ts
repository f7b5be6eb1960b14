import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

type SubsetFont = (
  font: Buffer,
  text: undefined,
  options: {
    targetFormat: 'truetype';
    keepAllGlyphs: true;
    variationAxes: Readonly<Record<string, number>>;
  },
) => Promise<Buffer>;
const require = createRequire(import.meta.url);

/** The parts into which the font packages split a family. */
export type FontScript = 'latin' | 'latin-ext' | 'cyrillic';

/**
 * A variable font of the site, for one script.
 *
 * @param family name of the package under `@fontsource-variable/`
 * @throws when the font packages are not installed.
 */
export async function readVariableFont(family: string, script: FontScript): Promise<Buffer> {
  const file = `@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`;
  try {
    return await readFile(require.resolve(file));
  } catch {
    throw new Error(`${file} cannot be read. Run "npm ci" first.`);
  }
}

/**
 * A variable font pinned to one weight, as TrueType with all its glyphs: for what cannot hold a variable font (PDF) or
 * cannot lay one out (fontkit, which fails on their WOFF2 instances).
 */
export async function pinWeight(variableFont: Buffer, weight: number): Promise<Buffer> {
  // The package brings no types, and a plain import of it would be an implicit any. Loading it takes a while, hence here.
  const subsetFont: SubsetFont = require('subset-font');
  return subsetFont(variableFont, undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    variationAxes: { wght: weight },
  });
}

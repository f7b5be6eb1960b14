import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** The parts into which the font packages split a family. */
export const fontScripts = ['latin', 'latin-ext', 'cyrillic', 'greek'] as const;
export type FontScript = (typeof fontScripts)[number];

const { resolve } = createRequire(import.meta.url);

/**
 * A variable font of the site, for one script.
 *
 * @param family name of the package under `@fontsource-variable/`
 * @throws when the font packages are not installed.
 */
export async function readVariableFont(family: string, script: FontScript): Promise<Buffer> {
  const file = `@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`;
  try {
    return await readFile(resolve(file));
  } catch {
    throw new Error(`${file} cannot be read. Run "npm ci" first.`);
  }
}

/**
 * A variable font pinned to one weight, as TrueType with all its glyphs: for what cannot hold a variable font (PDF) or
 * cannot lay one out (fontkit, which fails on their WOFF2 instances).
 */
export function pinWeight(variableFont: Buffer, weight: number): Promise<Buffer> {
  return subsetFont(variableFont, undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    variationAxes: { wght: weight },
  });
}

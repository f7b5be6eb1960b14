import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { type FontScript, fontScripts } from './characters';

const { resolve } = createRequire(import.meta.url);

/** Name of a family's package under `@fontsource-variable/`. */
export function packageOf(family: string): string {
  return family.toLowerCase().replaceAll(' ', '-');
}

/** WOFF2, from the family's package. */
export function readFont(family: string, script: FontScript): Promise<Buffer> {
  const name = packageOf(family);
  const file = `@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`;
  return readFile(resolve(file));
}

/** The fonts of a family at one weight, in the form that Satori needs. */
export function staticFonts(family: string, weight: number) {
  return Promise.all(
    fontScripts.map(async (script) => {
      const source = await readFont(family, script);
      const variationAxes = { wght: weight };
      const options = { targetFormat: 'truetype', keepAllGlyphs: true, variationAxes } as const;
      return { name: script, data: await subsetFont(source, undefined, options) };
    }),
  );
}

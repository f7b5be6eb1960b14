import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { type FontScript, fontScripts } from './characters';

const { resolve } = createRequire(import.meta.url);

/** Name of a family's package under `@fontsource-variable/`. */
export function packageOf(family: string): string {
  return family.toLowerCase().replaceAll(' ', '-');
}

/** File of a family's variable font. */
export function variableFont(family: string, script: FontScript): string {
  const name = packageOf(family);
  return `@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`;
}

/** File of Arimo, whose advance widths are Arial's. */
export function arimo(weight: 400 | 700, script: FontScript): string {
  return `@fontsource/arimo/files/arimo-${script}-${weight}-normal.woff2`;
}

/** @param file of a font package */
export async function readFont(file: string): Promise<Buffer> {
  try {
    return await readFile(resolve(file));
  } catch {
    throw new Error(`${file} cannot be read. Run "npm ci" first.`);
  }
}

const faces = new Map<string, Promise<Face>>();

/** @param weight of a variable font */
export async function openFont(file: string, weight?: number): Promise<Font> {
  const open = async () => {
    // HarfBuzz reads no WOFF2.
    const options = { targetFormat: 'truetype', keepAllGlyphs: true } as const;
    return new Face(new Blob(await subsetFont(await readFont(file), undefined, options)));
  };
  const face = faces.get(file) ?? open();
  faces.set(file, face);
  const font = new Font(await face);
  if (weight !== undefined) font.setVariations([new Variation('wght', weight)]);
  return font;
}

/** The files of a family at one weight, as Satori takes them. */
export function staticFonts(family: string, weight: number) {
  return Promise.all(
    fontScripts.map(async (script) => {
      const source = await readFont(variableFont(family, script));
      const variationAxes = { wght: weight };
      const options = { targetFormat: 'truetype', keepAllGlyphs: true, variationAxes } as const;
      return { name: script, data: await subsetFont(source, undefined, options) };
    }),
  );
}

import sharp from 'sharp';
import { phrase, Refusal } from '@/i18n/toolText';
import { hash, readInput } from '@/scripts/files/files';

export const logoNames = ['logo', 'logo-paper', 'logo-mark', 'logo-mark-paper'] as const;

/** The format of a picture, whatever its name says. */
async function formatOf(bytes: Buffer): Promise<string | undefined> {
  try {
    return (await sharp(bytes).metadata()).format;
  } catch {
    return undefined;
  }
}

/**
 * Copies a logo from `public/` to a name with a hash. Browsers keep such a file, so they neither ask for the logo nor
 * decode it again on each page.
 *
 * @throws Refusal if the file is no SVG, such as a renamed PNG, which browsers would not show
 */
export async function prepareLogo(name: (typeof logoNames)[number]) {
  const source = `public/${name}.svg`;
  const bytes = await readInput(source);
  const format = await formatOf(bytes);
  if (format !== 'svg') throw new Refusal(phrase('Build.notDrawing', { file: source }));
  return { name, file: `${name}.${hash(bytes)}.svg`, make: async () => bytes };
}

/**
 * Makes the icons in public/ from public/logo-mark.svg and public/logo-mark-paper.svg. Run it if the mark or the colours change, and commit the files.
 *
 * Usage: npx tsx tools/icons/icons.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { paper } from '@/site/colours';
import { adaptiveIcon } from './adaptiveIcon';

/**
 * @param size edge in px
 * @param share part of the edge that the mark fills. In maskable icons it must stay within the inner 80 % (W3C
 * manifest)
 */
async function icon(
  mark: Buffer,
  size: number,
  share: number,
  background: string,
): Promise<Buffer> {
  const drawn = await sharp(mark, { density: (72 * size * share) / 48 })
    .resize(Math.round(size * share))
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** Wraps a PNG picture of 48 px in Windows' icon format. */
function ico(png: Buffer): Buffer {
  const header = Buffer.from('00000100010030300000010020000000000016000000', 'hex');
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

const mark = await readFile('public/logo-mark.svg');
await writeFile('public/favicon.ico', ico(await icon(mark, 48, 1, '#0000')));
await writeFile('public/apple-touch-icon.png', await icon(mark, 180, 0.72, paper));
await writeFile('public/icon-192.png', await icon(mark, 192, 0.72, paper));
await writeFile('public/icon-512.png', await icon(mark, 512, 0.72, paper));

await writeFile(
  'public/icon.svg',
  adaptiveIcon(mark, await readFile('public/logo-mark-paper.svg')),
);

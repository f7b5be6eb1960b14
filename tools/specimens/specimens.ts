/**
 * Makes the six specimen certificates, `public/certificates/<en|bg>/iso-<number>.pdf`. It overwrites real documents that
 * the owner has put under the same names.
 *
 * Usage: npm ci --prefix tools/specimens && npm run --prefix tools/specimens start
 *
 * A second run writes the same bytes: they depend on these files, the company's name and address, the fonts and Node's
 * version of zlib.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { certificateLocales, certificatePath, standardNumbers } from '@/site/certificates';
import { makeCertificate } from './document';
import { loadFonts } from './typesetting';

const fonts = await loadFonts();
for (const locale of certificateLocales) {
  for (const number of standardNumbers) {
    const file = path.join('public', certificatePath(locale, number));
    const bytes = await makeCertificate(fonts, locale, number);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
    console.info(`${file}  ${Math.round(bytes.length / 1000)} kB`);
  }
}

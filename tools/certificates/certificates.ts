/**
 * Makes the six specimen certificates, `public/certificates/<en|bg>/iso-<number>.pdf`: `npm run certificates`.
 *
 * They are committed, and stand in until the owner puts the real documents under the same names, which this would
 * overwrite. The bytes depend on nothing but scripts/certificates/, the company's name and address, the fonts and the
 * compressor of the Node version, so a second run leaves the working tree clean.
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

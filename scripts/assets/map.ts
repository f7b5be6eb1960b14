/**
 * Writes the small pages on which the embedded map frame on Contacts opens: `public/map/<locale>/index.html` and
 * their stylesheet. Run with `npx tsx scripts/assets/map.ts` after the fonts and before the build.
 */
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { locales } from '@/i18n/locales';
import { colourRule } from '@/scripts/lib/colours';
import { readInput, writeWhole } from '@/scripts/lib/files';
import { company } from '@/site/company';
import { mapFramePath } from '@/site/map';
import { assetStep } from './assetStep';
import { mapGeometry } from './map/geometry';
import { readMapMessages } from './map/messages';
import { mapPage } from './map/page';
import { countries } from './map/places';

await assetStep('map', async () => {
  const office = company.coordinates;
  const sources = Object.values(countries).map(({ source }) => source);
  const geometry = mapGeometry(office, sources);
  // A language may have gone.
  await rm('public/map', { recursive: true, force: true });
  let bytes = 0;
  const write = async (file: string, content: string) => {
    bytes += Buffer.byteLength(content);
    await writeWhole(path.join('public', file), content);
  };
  for (const locale of locales) {
    const page = mapPage({ locale, messages: readMapMessages(locale), office, geometry });
    await write(path.join(mapFramePath(locale), 'index.html'), page);
  }
  // The site's `@font-face` rules, whose files carry hashes.
  const fonts = await readInput('generated/fonts.css', 'Make the fonts first.');
  const faces = fonts.toString('utf8').match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const styles = await readFile('scripts/assets/map/map.css', 'utf8');
  await write('map/map.css', [...faces, colourRule(styles), styles].join('\n'));
  return `${locales.length} pages and their styles, ${(bytes / 1000).toFixed(1)} kB`;
});

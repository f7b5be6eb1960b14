/**
 * Writes the small pages on which the embedded map frame on Contacts opens: `public/map/<locale>/index.html` and
 * their stylesheet. Run with `npx tsx scripts/map.ts` after the fonts and before the build.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { locales } from '@/i18n/locales';
import { company } from '@/site/company';
import { mapFramePath } from '@/site/map';
import { mapGeometry } from './map/geometry';
import { readMapMessages } from './map/messages';
import { mapPage } from './map/page';
import { countries } from './map/places';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const folder = path.join(root, 'public', 'map');
const office = company.coordinates;

/** The `@font-face` rules of the site, whose files carry hashes; without them the system's sans-serif stands in. */
function fontFaces(): string {
  const file = path.join(root, 'generated', 'fonts.css');
  try {
    return (readFileSync(file, 'utf8').match(/@font-face\s*\{[^}]*\}/g) ?? []).join('\n');
  } catch {
    console.warn(
      'The map page gets no fonts: generated/fonts.css is missing. Make the fonts first.',
    );
    return '';
  }
}

function write(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  console.info(
    `${path.relative(root, file)}: ${(Buffer.byteLength(content) / 1000).toFixed(1)} kB`,
  );
}

const geometry = mapGeometry(
  office,
  Object.values(countries).map(({ source }) => source),
);
for (const locale of locales) {
  const messages = readMapMessages(path.join(root, 'messages'), locale);
  write(
    path.join(root, 'public', mapFramePath(locale), 'index.html'),
    mapPage({ locale, messages, office, geometry }),
  );
}
const styles = readFileSync(path.join(root, 'scripts', 'map', 'map.css'), 'utf8');
write(path.join(folder, 'map.css'), `${fontFaces()}\n${styles}`);

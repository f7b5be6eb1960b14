import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { cityLine } from '@/content/company';
import { content } from '@/content/current';
import { looseTranslator } from '@/content/translator';
import { type Locale, locales } from '@/i18n/locales';
import { integrityOf, readInput, writeWhole } from '@/scripts/lib/files';
import { type Coordinates, mapFramePath } from '@/site/map';
import { isOnMap, kilometresToRome, withOffice } from './map/office';
import { openStreetMapEmbedUrl, openStreetMapUrl } from './map/openStreetMap';

/** The style sheets that the map pages share with the site. */
const system = ['tokens', 'base', 'type', 'ui'].map((name) => `app/css/${name}.css`);

/**
 * Within the frame, the link to OpenStreetMap does not add a history entry, so that Back leaves the page around the
 * frame.
 */
const script =
  "document.querySelector('.button').onclick=e=>{if(top!=self&&!(e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)){e.preventDefault();location.replace(e.currentTarget.href)}}";

/** The policy is in the page itself, so that it also applies on hosts that do not send headers. */
const policy = `default-src 'none'; style-src 'self'; font-src 'self'; script-src '${integrityOf(script)}'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;

/** Escapes text for element content and for attributes in double quotes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * The document of the map frame in a language: the drawing, the address, and links to OpenStreetMap. The attribute of
 * its script is for Cloudflare (scripts/export/page.ts).
 */
export function mapPage(
  locale: Locale,
  office: Coordinates,
  translate = looseTranslator(locale),
): string {
  const city = translate('Company.city');
  const values = { city, kilometres: kilometresToRome(office) };
  const t = (key: string) => escapeHtml(translate(key, values));
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t('Map.title')}</title>
<link rel="stylesheet" href="../map.css">
</head>
<body>
<main aria-label="${t('Map.title')}">
<div class="panel">
<div>
<h1 class="h3">${t('Company.street')}</h1>
<p class="place label secondary">${cityLine(t('Company.city'), locale)}</p>
<p>${t('Map.consent')}</p>
</div>
<div>
<a class="button quiet" href="${escapeHtml(openStreetMapEmbedUrl(office))}">${t('Map.load')}</a>
<a class="text-link" href="${escapeHtml(openStreetMapUrl(office))}" target="_blank" rel="noopener noreferrer">${t('Map.larger')} ${t('Map.newTab')}</a>
</div>
</div>
<div class="map" role="img" aria-label="${t('Map.description')}">
${withOffice(office).replace(/\{([\w.]+)\}/g, (_, key: string) => t(key === 'city' ? 'Company.city' : `Map.${key}`))}
</div>
<p class="credit label secondary">${t('Map.credit')}</p>
</main>
<script data-cfasync="false">${script}</script>
</body>
</html>
`;
}

/**
 * Writes the pages that the map frame of Contacts shows first, `public/map/<locale>/index.html`, and their style sheet.
 * The fonts must exist.
 */
export async function makeMap(): Promise<string> {
  if (!isOnMap(content.company.coordinates))
    console.warn('The map does not show the place of the office. Draw it again (README.md).');
  // A language may have been removed.
  await rm('public/map', { recursive: true, force: true });
  for (const locale of locales) {
    const file = path.join('public', mapFramePath(locale), 'index.html');
    writeWhole(file, mapPage(locale, content.company.coordinates));
  }
  const fonts = await readInput(
    'generated/fonts.css',
    'Make the fonts first: npm run assets fonts',
  );
  const styles = await Promise.all(
    [...system, 'scripts/assets/map/map.css'].map((file) => readFile(file, 'utf8')),
  );
  // Imported here, because esbuild does not load in jsdom, in which the pages are tested.
  const { transform } = await import('esbuild');
  const { code } = await transform(styles.join(''), { loader: 'css', minify: true });
  writeWhole('public/map/map.css', `${fonts}${code}`);
  return `${locales.length} pages and their styles`;
}

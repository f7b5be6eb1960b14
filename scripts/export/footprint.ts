import { readFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { defaultLocale, isLocale } from '@/i18n/locales';
import { textExtensions } from '@/scripts/hosts/rules';
import { filesBelow } from '@/scripts/lib/files';
import { belowBasePath } from '@/site/basePath';
import { buildTime } from '@/site/buildTime';
import { footprintMarks, footprintWords } from '@/site/footprint';
import { routePaths } from '@/site/routes';
import { type RuntimeScript, runtimeListId } from '@/site/runtime';

/** Width in pixels for which phones choose a picture: 76 % (components/ui/Picture) of 390 CSS pixels of 2.6 each. */
const pictureWidth = 780;

/** Size of a text as a CDN sends it; the highest level of Brotli would save some per cent more. */
const compressed = (text: string | Buffer) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

const sizes = new Map<string, number>();

/** Size of a file as a CDN sends it. Cached, since pages share most files. */
function transferred(file: string): number {
  const isText = textExtensions.some((extension) => file.endsWith(`.${extension}`));
  const size = sizes.get(file) ?? (isText ? compressed(readFileSync(file)) : statSync(file).size);
  sizes.set(file, size);
  return size;
}

const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
const each = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found]) => found ?? '');

/** The files that a page makes a phone fetch on a first visit when it is read to its end, without the page itself. */
function filesOf(html: string): string[] {
  const list = first(html, new RegExp(`id="${runtimeListId}">(.*?)</script>`));
  const runtime: RuntimeScript[] = JSON.parse(list);
  const pictures = each(html, /<picture data-picture.*?srcSet="([^"]+)/gs).map((sources) => {
    const candidates = sources.split(', ').map((source) => source.split(' '));
    const distance = ([, width = '']: string[]) =>
      Math.abs(Number.parseInt(width, 10) - pictureWidth);
    return candidates.sort((a, b) => distance(a) - distance(b))[0]?.[0] ?? '';
  });
  return [
    ...runtime.map(([url]) => url),
    ...each(html, /<script[^>]* src="([^"]+)/g),
    ...each(html, /<link rel="preload" href="([^"]+)"[^>]*as="font"/g),
    ...pictures,
    ...each(html, /<iframe[^>]* src="([^"]+)"/g).map((url) => `${url}index.html`),
    first(html, /<video.*?data-src="([^"]+)/s),
  ].filter(Boolean);
}

/** Bytes of a finished page, and of all that it makes a phone fetch. */
export function pageWeight(html: string, out: string): number {
  const files = new Set(filesOf(html).map((url) => join(out, belowBasePath(url))));
  return [...files].reduce((sum, file) => sum + transferred(file), compressed(html));
}

/**
 * Puts the figures into About, in each language: its HTML and its flight data. Must come before the flight data gets its name.
 *
 * @param weights of all pages, in bytes
 * @throws when About lacks the sentence
 */
export async function writeFootprint(out: string, weights: readonly number[]): Promise<void> {
  const about = (await filesBelow(out)).filter((file) =>
    file.split(sep).includes(routePaths.about.replace('/', '')),
  );
  for (const file of about) {
    const [language = ''] = relative(out, file).split(sep);
    const words = footprintWords(
      weights,
      buildTime(),
      isLocale(language) ? language : defaultLocale,
    );
    let text = await readFile(file, 'utf8');
    if (file.endsWith('.html') && !text.includes(footprintMarks.average))
      throw new Error(`${file} lacks the sentence on its footprint (messages, Footprint.text)`);
    for (const name of Object.keys(words) as (keyof typeof words)[])
      text = text.replaceAll(footprintMarks[name], words[name]);
    await writeFile(file, text);
  }
}

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { defaultLocale, isLocale } from '@/i18n/locales';
import { isText } from '@/scripts/hosts/rules';
import { filesBelow } from '@/scripts/lib/files';
import { belowBasePath } from '@/site/basePath';
import { buildTime } from '@/site/buildTime';
import { footprintMarks, footprintWords } from '@/site/footprint';
import { routePaths } from '@/site/routes';
import { type RuntimeScript, runtimeListId } from '@/site/runtime';

/** The phone: its width in CSS pixels, and its pixels per CSS pixel. */
const phone = { width: 390, ratio: 2.625 };

/** Bytes of a text as a CDN sends it; the highest level of Brotli would save some per cent more. */
export const compressed = (text: string | Buffer) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

const sizes = new Map<string, number>();

/** Bytes of a file as a CDN sends it. Cached, since pages share most files. */
export function transferred(file: string): number {
  const size =
    sizes.get(file) ?? (isText(file) ? compressed(readFileSync(file)) : statSync(file).size);
  sizes.set(file, size);
  return size;
}

const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
const each = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found]) => found ?? '');

/** The file that the phone chooses for a picture: the smallest that is no smaller than its box. */
function pictureFile(picture: string): string {
  const sizes = first(picture, /sizes="([^"]+)/).split(/, (?![^(]*\))/);
  // components/ui/Picture puts the size for sharp phones first; the last one has no condition.
  const [size = ''] = sizes.filter((each) => !each.startsWith('(min-width'));
  const lengths = [...size.replace(/^\(.*?\)/, '').matchAll(/([\d.]+)(vw|px)/g)].map(
    ([, length, unit]) => Number(length) * (unit === 'vw' ? phone.width / 100 : 1),
  );
  const sources = first(picture, /srcSet="([^"]+)/)
    .split(', ')
    .map((source) => source.split(' '));
  const needed = Math.max(...lengths) * phone.ratio;
  const [file = ''] =
    sources.find(([, width = '']) => Number.parseInt(width, 10) >= needed) ?? sources.at(-1) ?? [];
  return file;
}

/** The flight data of the page in the other languages, which the flags prefetch. */
function prefetched(html: string, out: string): string[] {
  const flags = html.match(/<a [^>]*data-locale=[^>]*>/g) ?? [];
  const pages = flags.filter((flag) => !flag.includes('aria-current'));
  return pages.flatMap((flag) => {
    const url = first(flag, /href="([^"]+)"/);
    const files = readdirSync(join(out, belowBasePath(url)));
    return files
      .filter((file) => /^__next\.(?!_full).*\.txt$/.test(file))
      .map((file) => url + file);
  });
}

/** The files that a page makes a phone fetch on a first visit when it is read to its end, without the page itself. */
function filesOf(html: string, out: string): string[] {
  const list = first(html, new RegExp(`id="${runtimeListId}">(.*?)</script>`));
  const runtime: RuntimeScript[] = JSON.parse(list);
  return [
    ...runtime.map(([url]) => url),
    ...each(html, /<script[^>]* src="([^"]+)/g),
    ...each(html, /<link rel="preload" href="([^"]+)"[^>]*as="font"/g),
    ...each(html, /(<figure [^>]*data-picture.*?<\/picture>)/gs).map(pictureFile),
    ...each(html, /<img src="([^"]*\/thumbnails\/[^"]+)/g),
    ...each(html, /<iframe[^>]* src="([^"]+)"/g).map((url) => `${url}index.html`),
    ...prefetched(html, out),
    first(html, /<video.*?data-src="([^"]+)/s),
  ].filter(Boolean);
}

/** Bytes of a finished page, and of all that it makes a phone fetch. */
export function pageWeight(html: string, out: string): number {
  const files = new Set(filesOf(html, out).map((url) => join(out, belowBasePath(url))));
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
      throw new Error(`${file} lacks the sentence on its footprint (messages, AboutClosing.text)`);
    for (const name of Object.keys(words) as (keyof typeof words)[])
      text = text.replaceAll(footprintMarks[name], words[name]);
    await writeFile(file, text);
  }
}

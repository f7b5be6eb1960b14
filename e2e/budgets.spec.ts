/*
 * The bytes that a phone fetches before any interaction (docs/performance.md), independent of the machine. The sizes of
 * files alone are tested in e2e/export/budgets.test.ts.
 */

import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { languages } from '@/i18n/languages';
import { type Locale, locales } from '@/i18n/locales';
import { crops } from '@/site/pictures';
import { href, type Route, routes } from '@/site/routes';
import { expect, test } from './lib/fixtures';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** kB (1,000 bytes) in total, as transferred with Brotli, at a Pixel 7's 2.6 device pixels per CSS pixel. */
const budgets: Record<Route, number> = {
  home: 300,
  services: 150,
  about: 150,
  contacts: 150,
  certificates: 150,
};
const scriptBudget = (route: Route) => (route === 'home' ? 9 : 5);
/** Pages in a script other than Latin also load the Latin files, for digits and spaces. */
const fontBudget = (locale: Locale) => (languages[locale].script === 'Latin' ? 50 : 85);

const compressed = new Map<string, number>();

/** Size of a file of the export as sent by a CDN. */
function transferred(pathname: string): number {
  const file = `out-test${pathname}${pathname.endsWith('/') ? 'index.html' : ''}`;
  const known = compressed.get(file);
  if (known !== undefined) return known;
  const bytes = readFileSync(file);
  const isText = /\.(html|js|css|svg|txt|webmanifest)$/.test(file);
  const size = (isText ? brotliCompressSync(bytes).length : bytes.length) / 1000;
  compressed.set(file, size);
  return size;
}

function sum(paths: readonly string[]): number {
  return paths.reduce((total, path) => total + transferred(path), 0);
}

/** kB per million pixels: about the mean of the sample photographs in AVIF. */
const photographWeight = 45;
/** The same of the first pages of the sample certificates, on A4: a scan weighs three times as much. */
const documentWeight = 30;

/** Weight of a page's files. A picture counts by its pixels: a photograph of the owner may have more detail than another. */
function weigh(paths: readonly string[]): number {
  return paths.reduce((total, path) => {
    const sheet = Number(/^\/thumbnails\/.*-(\d+)\.\w+\.avif$/.exec(path)?.[1] ?? 0);
    if (sheet) return total + (sheet ** 2 * Math.SQRT2 * documentWeight) / 1e6;
    const [, name = '', width = 0] = /^\/media\/.*-([a-z]+)-(\d+)\.\w+\.avif$/.exec(path) ?? [];
    const crop = Object.entries(crops).find(([known]) => known === name)?.[1];
    if (!crop) return total + transferred(path);
    const [wide, high] = crop.ratio;
    return total + (Number(width) ** 2 * (high / wide) * photographWeight) / 1e6;
  }, 0);
}

/** The preloaded fonts that the page does not use. */
async function unusedPreloads(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const used = rules
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter(({ style }) =>
        [...document.fonts].some(
          (font) =>
            font.status === 'loaded' &&
            style.getPropertyValue('font-family').includes(font.family.replaceAll('"', '')) &&
            font.weight === style.getPropertyValue('font-weight') &&
            font.unicodeRange === style.getPropertyValue('unicode-range'),
        ),
      )
      .map(({ style }) => /url\("?([^")]+)/.exec(style.getPropertyValue('src'))?.[1] ?? '');
    return [...document.querySelectorAll('link[rel=preload]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((url) => !used.includes(url));
  });
}

/** Pictures that are served much larger than their box, once they are near the viewport. */
async function oversizedPictures(page: Page): Promise<string[]> {
  const oversized: string[] = [];
  for (const picture of await page.locator('main picture img').all()) {
    if (!(await picture.isVisible())) continue; // slides that are not shown yet
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true);
    const [source, ratio] = await picture.evaluate((image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect();
      const bitmap = new URL(image.currentSrc);
      // Pictures of a single size, and drawings, state it themselves.
      const served = Number(/-(\d+)\.\w+\.\w+$/.exec(bitmap.pathname)?.[1] ?? image.naturalWidth);
      const shape = image.naturalWidth / image.naturalHeight;
      // With `object-fit: cover` the picture covers the box in both directions.
      const needed = Math.max(width, height * shape) * devicePixelRatio;
      return [bitmap.pathname, served / needed] as const;
    });
    // The slideshow may have turned meanwhile.
    if (!(ratio <= 1.5) && (await picture.isVisible()))
      oversized.push(`${source}: ${ratio.toFixed(2)} times its box`);
  }
  return oversized;
}

/** Languages of one script fetch the same files; export/budgets.test.ts has the HTML of each. */
const scripts = new Map(locales.map((locale) => [languages[locale].script, locale]));

test.describe('Before any interaction', { tag: '@phone' }, () => {
  for (const locale of scripts.values()) {
    // What the Latin script changes are the fonts, which are the same on all pages.
    for (const route of locale === 'bg' ? routes : (['home', 'contacts'] as const)) {
      test(`${href(locale, route)} is within its budget and uses what it fetches`, async ({
        page,
      }) => {
        const asked = new Set<string>();
        page.on('request', (request) => asked.add(new URL(request.url()).pathname));
        await page.goto(href(locale, route), { waitUntil: 'networkidle' });
        const paths = [...asked];
        const scripts = paths.filter((file) => file.endsWith('.js'));
        const fonts = paths.filter((file) => file.endsWith('.woff2'));

        expect(sum(scripts), scripts.join('\n')).toBeLessThanOrEqual(scriptBudget(route));
        expect(sum(fonts), fonts.join('\n')).toBeLessThanOrEqual(fontBudget(locale));
        expect(
          weigh(paths),
          paths.map((file) => `${transferred(file).toFixed(1)} ${file}`).join('\n'),
        ).toBeLessThanOrEqual(budgets[route]);
        if (languages[locale].script !== 'Cyrillic') {
          expect(fonts.join()).not.toContain('cyrillic');
        }
        expect(await unusedPreloads(page)).toEqual([]);
        expect(await oversizedPictures(page)).toEqual([]);
      });
    }
  }
});

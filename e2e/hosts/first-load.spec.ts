/*
 * The bytes that a phone fetches before any interaction (docs/performance.md), independent of the machine. The sizes of
 * files alone are tested in e2e/export/budgets.test.ts.
 */

import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { languages } from '@/i18n/languages';
import { locales } from '@/i18n/locales';
import { testFolder } from '@/scripts/lib/testBuilds';
import { crops } from '@/site/pictures';
import { href, routes } from '@/site/routes';
import { expect, phone, test } from '../lib/fixtures';

test.use({ ...phone, contextOptions: { reducedMotion: 'no-preference' } });

/** kB (1,000 bytes) of a file of the export, as a CDN sends it. */
function kilobytes(path: string): number {
  const bytes = readFileSync(`${testFolder}${path}${path.endsWith('/') ? 'index.html' : ''}`);
  const isText = /(\/|\.(js|css|svg|txt|webmanifest))$/.test(path);
  return (isText ? brotliCompressSync(bytes).length : bytes.length) / 1000;
}

/** kB per million pixels: about the mean of the sample photographs in AVIF. */
const photographWeight = 45;
/** The same of the first pages of the sample certificates, on A4: a scan weighs three times as much. */
const documentWeight = 30;

/** kB of a file. A picture counts by its pixels: a photograph of the owner may have more detail than another. */
function weight(path: string): number {
  const [, folder, crop = '', width] =
    /^\/(media|thumbnails)\/.*?(?:-([a-z]+))?-(\d+)\.\w+\.avif$/.exec(path) ?? [];
  const pixels = Number(width) ** 2 / 1e6;
  if (folder === 'thumbnails') return pixels * Math.SQRT2 * documentWeight;
  const shape = Object.entries(crops).find(([name]) => name === crop)?.[1].ratio;
  return shape ? pixels * (shape[1] / shape[0]) * photographWeight : kilobytes(path);
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

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
    await expect(picture).toHaveJSProperty('complete', true);
    const [source, ratio] = await picture.evaluate((image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect();
      const { pathname } = new URL(image.currentSrc);
      // Pictures of a single size, and drawings, state it themselves.
      const served = Number(/-(\d+)\.\w+\.\w+$/.exec(pathname)?.[1] ?? image.naturalWidth);
      const shape = image.naturalWidth / image.naturalHeight;
      // With `object-fit: cover` the picture covers the box in both directions.
      const needed = Math.max(width, height * shape) * devicePixelRatio;
      return [pathname, served / needed] as const;
    });
    // The slideshow may have turned meanwhile.
    if (!(ratio <= 1.5) && (await picture.isVisible()))
      oversized.push(`${source}: ${ratio.toFixed(2)} times its box`);
  }
  return oversized;
}

/** Languages of one script fetch the same files; e2e/export/budgets.test.ts has the HTML of each. */
const localeOf = new Map(locales.map((locale) => [languages[locale].script, locale]));

for (const [script, locale] of localeOf) {
  // What the Latin script changes are the fonts, which are the same on all pages.
  for (const route of script === 'Latin' ? (['home', 'contacts'] as const) : routes) {
    test(`before any interaction, ${href(locale, route)} fetches little, and uses it`, async ({
      page,
      site,
    }) => {
      const asked = new Set<string>();
      page.on('request', (request) => asked.add(new URL(request.url()).pathname));
      await site.in(locale).open(route, '', { waitUntil: 'networkidle' });
      const paths = [...asked];
      const ofType = (type: string) => paths.filter((path) => path.endsWith(type));
      const isHome = route === 'home';

      // Other scripts also load the Latin files, for digits and spaces.
      expect(sum(ofType('.woff2').map(kilobytes)), ofType('.woff2').join('\n')).toBeLessThanOrEqual(
        script === 'Latin' ? 50 : 85,
      );
      expect(sum(ofType('.js').map(kilobytes)), ofType('.js').join('\n')).toBeLessThanOrEqual(
        isHome ? 9 : 5,
      );
      const weights = paths.map((path) => `${weight(path).toFixed(1)} ${path}`).join('\n');
      expect(sum(paths.map(weight)), weights).toBeLessThanOrEqual(isHome ? 300 : 150);
      if (script !== 'Cyrillic') expect(paths.join()).not.toContain('cyrillic');
      expect(await unusedPreloads(page)).toEqual([]);
      expect(await oversizedPictures(page)).toEqual([]);
    });
  }
}

/*
 * The bytes that a phone fetches before any interaction (docs/architecture.md), whatever the machine.
 * e2e/export/budgets.test.ts tests the sizes of the files.
 */

import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, phone, test } from '@/e2e/lib/fixtures';
import { languages } from '@/i18n/languages';
import { locales } from '@/i18n/locales';
import { testFolder } from '@/scripts/export/testBuilds';
import { drawnPicture } from '@/site/pictures';
import { href, type Route, routeNames } from '@/site/routes';

test.use({ ...phone, contextOptions: { reducedMotion: 'no-preference' } });

/** The size of a file of the export in kB (1,000 bytes), as a CDN sends it. */
function kilobytes(path: string): number {
  const bytes = readFileSync(`${testFolder}${path}${path.endsWith('/') ? 'index.html' : ''}`);
  const isText = /(\/|\.(js|css|svg|txt|webmanifest))$/.test(path);
  return (isText ? brotliCompressSync(bytes).length : bytes.length) / 1000;
}

/** How many pictures a first visit may fetch: one, two slides, or also the first pages of certificates. */
const picturesOf: Readonly<Partial<Record<Route, number>>> = { home: 2, certificates: 4 };

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

/** Pictures whose file is much larger than their box, once they are near the viewport. */
async function oversizedPictures(page: Page): Promise<string[]> {
  const oversized: string[] = [];
  for (const picture of await page.locator('main picture img').all()) {
    if (!(await picture.isVisible())) continue; // slides that are not shown yet
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    const [source, ratio] = await picture.evaluate((image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect();
      const { pathname } = new URL(image.currentSrc);
      // Pictures with only one size, and drawings, state it themselves.
      const served = Number(/-(\d+)\.\w+\.\w+$/.exec(pathname)?.[1] ?? image.naturalWidth);
      const shape = image.naturalWidth / image.naturalHeight;
      // With `object-fit: cover` the picture covers the box in both directions.
      const needed = Math.max(width, height * shape) * devicePixelRatio;
      return [pathname, served / needed] as const;
    });
    // The slideshow may have turned in the meantime.
    if (!(ratio <= 1.5) && (await picture.isVisible()))
      oversized.push(`${source}: ${ratio.toFixed(2)} times its box`);
  }
  return oversized;
}

/** How many pixels the file of the slideshow's first picture has for each CSS pixel of its box. */
function firstSlideDensity(page: Page): Promise<number> {
  const first = page.locator('site-slideshow img[fetchpriority="high"]');
  return first.evaluate((image: HTMLImageElement) => {
    // The box of all slides, because the slideshow may have turned.
    const { width = 0, height = 0 } = image.closest('[aria-live]')?.getBoundingClientRect() ?? {};
    const served = Number(/-(\d+)\.\w+\.\w+$/.exec(new URL(image.currentSrc).pathname)?.[1]);
    return served / Math.max(width, (height * image.naturalWidth) / image.naturalHeight);
  });
}

/** Languages with the same script fetch the same files. e2e/export/budgets.test.ts tests the HTML of each language. */
const localeOf = new Map(locales.map((locale) => [languages[locale].script, locale]));

for (const [script, locale] of localeOf) {
  // Only the fonts depend on the script, and they are the same on all pages, so one page is enough for the Latin
  // script.
  for (const route of script === 'Latin' ? (['home'] as const) : routeNames) {
    test(`a first visit to ${href(locale, route)} loads little, and uses all that it loads`, async ({
      page,
      site,
    }) => {
      const asked = new Set<string>();
      page.on('request', (request) => asked.add(new URL(request.url()).pathname));
      await site.in(locale).open(route, '', { waitUntil: 'networkidle' });
      const paths = [...asked];
      const fonts = paths.filter((path) => path.endsWith('.woff2'));
      const scripts = paths.filter((path) => path.endsWith('.js'));
      const pictures = paths.filter((path) => /\.(avif|jpg|png)$/.test(path));
      const weights = paths.map((path) => `${kilobytes(path).toFixed(1)} ${path}`).join('\n');
      const isHome = route === 'home';

      // Pages in other scripts also load the Latin files, for digits and spaces.
      expect(sum(fonts.map(kilobytes)), weights).toBeLessThanOrEqual(script === 'Latin' ? 42 : 68);
      expect(sum(scripts.map(kilobytes)), weights).toBeLessThanOrEqual(5);
      // Pictures are counted and not weighed, because an owner's may be heavier than the samples. Their widths are
      // tested below.
      expect(pictures.length, weights).toBeLessThanOrEqual(picturesOf[route] ?? 1);
      const others = paths.filter((path) => !pictures.includes(path));
      expect(sum(others.map(kilobytes)), weights).toBeLessThanOrEqual(isHome ? 130 : 120);
      // The slideshow's first picture is the largest file of a first visit. A phone has about two pixels of it for each
      // CSS pixel.
      if (isHome) {
        const density = await firstSlideDensity(page);
        expect(density).toBeGreaterThanOrEqual(1.7);
        expect(density).toBeLessThanOrEqual(2);
        const opening = pictures.filter((path) => path.includes(drawnPicture));
        expect(opening).toHaveLength(1);
        const total = sum([...others, ...opening].map(kilobytes));
        expect(total, weights).toBeLessThanOrEqual(script === 'Latin' ? 115 : 140);
      }
      if (script !== 'Cyrillic') expect(fonts.join()).not.toContain('cyrillic');
      expect(await oversizedPictures(page)).toEqual([]);
    });
  }
}

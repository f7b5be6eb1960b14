/*
 * The bytes that a phone fetches before any interaction (docs/architecture.md), independent of the machine. The sizes of
 * files alone are tested in e2e/export/budgets.test.ts.
 */

import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { languages } from '@/i18n/languages';
import { locales } from '@/i18n/locales';
import { testFolder } from '@/scripts/lib/testBuilds';
import { href, type Route, routeNames } from '@/site/routes';
import { expect, phone, test } from '../lib/fixtures';

test.use({ ...phone, contextOptions: { reducedMotion: 'no-preference' } });

/** kB (1,000 bytes) of a file of the export, as a CDN sends it. */
function kilobytes(path: string): number {
  const bytes = readFileSync(`${testFolder}${path}${path.endsWith('/') ? 'index.html' : ''}`);
  const isText = /(\/|\.(js|css|svg|txt|webmanifest))$/.test(path);
  return (isText ? brotliCompressSync(bytes).length : bytes.length) / 1000;
}

/** How many pictures a first visit may fetch: one, or two slides, or the sheets of certificates as well. */
const picturesOf: Readonly<Partial<Record<Route, number>>> = { home: 2, certificates: 4 };

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

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
  for (const route of script === 'Latin' ? (['home', 'contacts'] as const) : routeNames) {
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

      // Other scripts also load the Latin files, for digits and spaces.
      expect(sum(fonts.map(kilobytes)), weights).toBeLessThanOrEqual(script === 'Latin' ? 50 : 85);
      expect(sum(scripts.map(kilobytes)), weights).toBeLessThanOrEqual(isHome ? 9 : 5);
      // An owner's may be heavier than the samples, so they are counted; their widths are tested below.
      expect(pictures.length, weights).toBeLessThanOrEqual(picturesOf[route] ?? 1);
      const others = paths.filter((path) => !pictures.includes(path));
      expect(sum(others.map(kilobytes)), weights).toBeLessThanOrEqual(isHome ? 130 : 120);
      if (script !== 'Cyrillic') expect(fonts.join()).not.toContain('cyrillic');
      expect(await oversizedPictures(page)).toEqual([]);
    });
  }
}

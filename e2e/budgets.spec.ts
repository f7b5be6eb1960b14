/* What a page may cost on a phone before the visitor does anything: DESIGN.md section 4. Independent of the machine. */

import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { languages } from '@/i18n/languages';
import type { Locale } from '@/i18n/locales';
import { type Route, routes } from '@/site/routes';
import { expect, test } from './lib/fixtures';

/** kB (1,000 bytes) in all, as transferred with Brotli, at a Pixel 7's 2.6 device pixels. */
const budgets: Record<Route, number> = {
  home: 300,
  services: 150,
  about: 150,
  contacts: 150,
  certificates: 150,
};
const scriptBudget = 5;
/** Pages in another script than Latin load the Latin files too, for digits and spaces. */
const fontBudget = (locale: Locale) => (languages[locale].script === 'Latin' ? 50 : 85);

const compressed = new Map<string, number>();

/** Size of a file of the export as a CDN sends it. */
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

/** Opens a page as on a phone and gives the path of everything that it fetches by itself; the map frame finds its fonts in the cache. */
async function fetched(page: Page, url: string): Promise<string[]> {
  const paths = new Set<string>();
  page.on('request', (request) => paths.add(new URL(request.url()).pathname));
  await page.goto(url, { waitUntil: 'networkidle' });
  return [...paths];
}

function sum(paths: readonly string[]): number {
  return paths.reduce((total, path) => total + transferred(path), 0);
}

test.describe('Until the visitor does something', { tag: '@phone' }, () => {
  for (const route of routes) {
    test(`${route} keeps to its budget`, async ({ page, path, siteLocale }) => {
      const paths = await fetched(page, path(route));
      const scripts = paths.filter((file) => file.endsWith('.js'));
      const fonts = paths.filter((file) => file.endsWith('.woff2'));

      expect(sum(scripts), scripts.join('\n')).toBeLessThanOrEqual(scriptBudget);
      expect(sum(fonts), fonts.join('\n')).toBeLessThanOrEqual(fontBudget(siteLocale));
      expect(
        sum(paths),
        paths.map((file) => `${transferred(file).toFixed(1)} ${file}`).join('\n'),
      ).toBeLessThanOrEqual(budgets[route]);
      if (languages[siteLocale].script !== 'Cyrillic') {
        expect(fonts.join()).not.toContain('cyrillic');
      }
    });

    test(`${route} uses what it preloads, and no picture can shift it`, async ({ page, path }) => {
      await page.goto(path(route), { waitUntil: 'networkidle' });
      const preloads = await page
        .locator('link[rel=preload]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      const used = await page.evaluate(async () => {
        await document.fonts.ready;
        const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
        return rules
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
      });
      expect(preloads.filter((url) => !used.includes(url))).toEqual([]);

      const unsized = page.locator('img:not([width]), img:not([height])');
      await expect(unsized).toHaveCount(0);
    });
  }

  for (const route of routes) {
    test(`${route}: the opening picture stands in the HTML, first in line`, async ({
      page,
      path,
    }) => {
      const response = await page.goto(path(route));
      const html = (await response?.text()) ?? '';
      const [opening = ''] = /<img(?! src="\/logo)[^>]*>/.exec(html) ?? [];
      expect(opening).toContain('fetchPriority="high"');
      expect(opening).not.toContain('loading="lazy"');
    });

    test(`${route}: no picture is much larger than its box`, async ({ page, path }) => {
      await page.goto(path(route));
      const oversized: string[] = [];
      for (const picture of await page.locator('main picture img').all()) {
        if (!(await picture.isVisible())) continue; // the slides that have not come yet
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete))
          .toBe(true);
        const [source, ratio] = await picture.evaluate((image: HTMLImageElement) => {
          const { width, height } = image.getBoundingClientRect();
          const bitmap = new URL(image.currentSrc);
          const served = Number(/-(\d+)\.\w+\.\w+$/.exec(bitmap.pathname)?.[1]);
          const shape = image.naturalWidth / image.naturalHeight;
          // With `object-fit: cover` the picture is as wide as the box or as its height asks.
          const needed = Math.max(width, height * shape) * devicePixelRatio;
          return [bitmap.pathname, served / needed] as const;
        });
        if (!(ratio <= 1.5)) oversized.push(`${source}: ${ratio.toFixed(2)} times its box`);
      }
      expect(oversized).toEqual([]);
    });
  }
});

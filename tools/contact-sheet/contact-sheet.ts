/**
 * Takes a picture of every page in every language, on screen and phone, and lays them out as docs/contact-sheet.jpg, which
 * the README shows: run it after a visible change of the design, and commit the file.
 *
 * Usage: npm run build && npx tsx tools/contact-sheet/contact-sheet.ts
 */
import type { Browser } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { locales } from '@/i18n/locales';
import { colour } from '@/scripts/lib/colours';
import { href, routes } from '@/site/routes';
import { launchBrowser, serveExport } from '../lib/browser';

const screens = [
  { width: 1440, height: 1800, shown: 300 },
  { width: 390, height: 1800, shown: 81 },
] as const;
const gap = 12;
const rowHeight = 375;

const columnWidth = screens.reduce((sum, { shown }) => sum + shown + gap, 0);

async function takeTiles(browser: Browser, origin: string): Promise<OverlayOptions[]> {
  const tiles: OverlayOptions[] = [];
  for (const [row, locale] of locales.entries()) {
    for (const [column, route] of routes.entries()) {
      let left = gap + column * columnWidth;
      for (const { width, height, shown } of screens) {
        const page = await browser.newPage({
          viewport: { width, height },
          reducedMotion: 'reduce',
        });
        await page.goto(origin + href(locale, route), { waitUntil: 'networkidle' });
        const picture = await sharp(await page.screenshot())
          .resize({ width: shown })
          .toBuffer();
        tiles.push({ input: picture, left, top: gap + row * (rowHeight + gap) });
        left += shown + gap;
        await page.close();
      }
    }
  }
  return tiles;
}

const { origin, close } = await serveExport('out');
const browser = await launchBrowser();
const tiles = await takeTiles(browser, origin);
await browser.close();
close();
await sharp({
  create: {
    width: gap + routes.length * columnWidth,
    height: gap + locales.length * (rowHeight + gap),
    channels: 3,
    background: colour('ink'),
  },
})
  .composite(tiles)
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile('docs/contact-sheet.jpg');

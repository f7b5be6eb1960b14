/**
 * Takes a picture of every page in every language, on screen and phone, and lays them out as docs/contact-sheet.jpg.
 *
 * Usage: npm run contact-sheet, after npm run build
 */
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { locales } from '../i18n/locales';
import { href, routes } from '../site/routes';
import { findBrowser } from './lib/browser';
import { serveFolder } from './lib/staticServer';

const screens = [
  { width: 1440, height: 1800, shown: 300 },
  { width: 390, height: 1800, shown: 81 },
] as const;
const gap = 12;
const rowHeight = 375;

const server = await serveFolder('out', 0);
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const tiles: OverlayOptions[] = [];
const columnWidth = screens.reduce((sum, { shown }) => sum + shown + gap, 0);

for (const [row, locale] of locales.entries()) {
  for (const [column, route] of routes.entries()) {
    let left = gap + column * columnWidth;
    for (const { width, height, shown } of screens) {
      const context = await browser.newContext({
        viewport: { width, height },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.goto(origin + href(locale, route), { waitUntil: 'networkidle' });
      const picture = await sharp(await page.screenshot())
        .resize({ width: shown })
        .toBuffer();
      tiles.push({ input: picture, left, top: gap + row * (rowHeight + gap) });
      left += shown + gap;
      await context.close();
    }
  }
}
await browser.close();
server.close();

await sharp({
  create: {
    width: gap + routes.length * columnWidth,
    height: gap + locales.length * (rowHeight + gap),
    channels: 3,
    background: '#0e2a33',
  },
})
  .composite(tiles)
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile('docs/contact-sheet.jpg');

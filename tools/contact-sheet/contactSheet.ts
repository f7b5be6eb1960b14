/**
 * Takes a picture of every page in every language, on a desktop screen and on a phone, and writes them as one picture
 * to docs/contact-sheet.jpg, which the README shows. Run it if the design has changed visibly, and commit the file.
 *
 * Usage: npm run build -- --for-tests && npx tsx tools/contact-sheet/contactSheet.ts
 */
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { locales } from '@/i18n/locales';
import { colour } from '@/scripts/assets/colours';
import { browserArguments, findBrowser } from '@/scripts/browserTests/browser';
import { testFolder } from '@/scripts/export/testBuilds';
import { serveFolder } from '@/scripts/hosts/staticServer';
import { href, routeNames } from '@/site/routes';

/** In CSS px, and the width at which the sheet shows it. */
const screens = [
  { width: 1440, height: 1800, shown: 300 },
  { width: 390, height: 1800, shown: 81 },
] as const;
const gap = 12;
const rowHeight = 375;
const columnWidth = screens.reduce((sum, { shown }) => sum + shown + gap, 0);

const server = await serveFolder(testFolder, 0);
const { port } = server.address() as AddressInfo;
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...browserArguments],
});
const tiles: OverlayOptions[] = [];
for (const [row, locale] of locales.entries())
  for (const [column, route] of routeNames.entries()) {
    let left = gap + column * columnWidth;
    for (const { width, height, shown } of screens) {
      const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
      await page.goto(`http://127.0.0.1:${port}${href(locale, route)}`, {
        waitUntil: 'networkidle',
      });
      const input = await sharp(await page.screenshot())
        .resize({ width: shown })
        .toBuffer();
      tiles.push({ input, left, top: gap + row * (rowHeight + gap) });
      left += shown + gap;
      await page.close();
    }
  }
await browser.close();
server.close();
await sharp({
  create: {
    width: gap + routeNames.length * columnWidth,
    height: gap + locales.length * (rowHeight + gap),
    channels: 3,
    background: colour('ink'),
  },
})
  .composite(tiles)
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile('docs/contact-sheet.jpg');

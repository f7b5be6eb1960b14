/*
 * Compares the pages with pictures that were taken on this machine before (docs/testing.md), without motion and with
 * everything lazy loaded.
 */

import { locales } from '@/i18n/locales';
import { routes } from '@/site/routes';
import { expect, test } from '../lib/fixtures';

// Without motion, slideshow, film and drawings show a fixed state.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** In the page: loads everything lazy; resolves when it can be painted. */
async function loadEverything(): Promise<void> {
  const pictures = [...document.images].filter((picture) => picture.checkVisibility());
  for (const picture of pictures) picture.loading = 'eager';
  const frames = [...document.querySelectorAll('iframe')].map(async (frame) => {
    const loaded = new Promise((resolve) => {
      frame.addEventListener('load', resolve, { once: true });
    });
    frame.loading = 'eager';
    // A frame that has not loaded yet holds an empty page.
    if (frame.contentDocument?.URL === 'about:blank') await loaded;
    await frame.contentDocument?.fonts.ready;
  });
  await Promise.all([
    document.fonts.ready,
    ...pictures.map((picture) => picture.decode()),
    ...frames,
  ]);
}

for (const locale of locales) {
  for (const route of routes) {
    test(`${route} looks as before, ${locale}`, async ({ site, page }) => {
      await site.in(locale).open(route);
      await page.evaluate(loadEverything);
      await expect(page).toHaveScreenshot(`${locale}-${route}.png`, { fullPage: true });
    });
  }
}

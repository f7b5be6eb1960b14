/* Compares the pages with pictures that were taken on this machine earlier (docs/testing.md). */

import { expect, test } from '@/e2e/lib/fixtures';
import { notLoaded } from '@/e2e/lib/measure';
import { desktop, phone, tablet } from '@/e2e/lib/screens';
import { locales } from '@/i18n/locales';
import { routeNames } from '@/site/routes';

// Without motion, the slideshow, the film and the drawings show a fixed state.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [screen, use] of Object.entries({ desktop, tablet, phone }))
  test.describe(`On a ${screen}`, () => {
    test.use(use);

    for (const locale of locales) {
      for (const route of routeNames) {
        test(`${route} looks as before in ${locale}`, async ({ site, page }) => {
          await site.in(locale).open(route);
          await site.passWhole();
          await page.evaluate(async () => {
            for (const lazy of document.querySelectorAll('[loading=lazy]'))
              lazy.setAttribute('loading', 'eager');
            const pictures = [...document.images].filter((picture) => picture.checkVisibility());
            await Promise.all(pictures.map((picture) => picture.decode()));
          });
          await expect.poll(() => page.evaluate(notLoaded)).toEqual([]);
          await expect(page).toHaveScreenshot(`${screen}-${locale}-${route}.png`, {
            fullPage: true,
          });
        });
      }
    }
  });

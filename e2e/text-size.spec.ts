/* Text alone at twice its size, as a visitor sets it in Firefox or on Android: nothing is cut off, covered or beyond the sides. */

import { locales } from '@/i18n/locales';
import { href, routes } from '@/site/routes';
import { expect, test } from './lib/fixtures';
import { beyondTheSides, cutOrCovered } from './lib/sideways';

for (const locale of locales) {
  test(`text at 200 % fits, ${locale}`, async ({ page }) => {
    const paths = [
      ...routes.map((route) => href(locale, route)),
      `${href(locale, 'home')}404.html`,
    ];
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(async () => {
        document.documentElement.style.fontSize = '200%';
        await document.fonts.ready;
      });
      for (const width of [360, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        // Closed and open: the phone menu and the founder's text.
        const open = (isOpen: boolean) =>
          page.evaluate((value) => {
            for (const details of document.querySelectorAll('details')) details.open = value;
          }, isOpen);
        await open(false);
        const covered = await cutOrCovered(page);
        await open(true);
        const beyond = [...(await beyondTheSides(page))];
        expect.soft([...covered, ...beyond], `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}

/* The pages in the pseudo-language (i18n/pseudo.ts): a layout that breaks here would break in German too. */

import { pseudoLocale } from '@/i18n/locales';
import { routePaths } from '@/site/routes';
import { expect, test } from './lib/fixtures';
import { beyondTheSides } from './lib/sideways';

const paths = { ...routePaths, notFound: '404/' };

for (const [name, path] of Object.entries(paths)) {
  test(`${name}: 40 % more text fits`, async ({ page }) => {
    await page.goto(`/${pseudoLocale}/${path}`);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const open of [false, true]) {
        await page.evaluate((isOpen) => {
          for (const details of document.querySelectorAll('details')) details.open = isOpen;
        }, open);
        const excess = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(excess, `at ${width} px`).toBe(0);
        expect(await beyondTheSides(page), `at ${width} px`).toEqual([]);
      }
    }
  });
}

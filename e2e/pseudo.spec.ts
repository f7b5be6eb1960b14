/* The pages in the pseudo-language (i18n/pseudo.ts): a layout that breaks here would break in German too. */

import type { Page } from '@playwright/test';
import { pseudoLocale } from '@/i18n/locales';
import { routePaths } from '@/site/routes';
import { expect, hydrated, test } from './lib/fixtures';
import { beyondTheSides } from './lib/sideways';

/** How far the page is wider than its window, in px. */
const excess = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

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
        expect(await excess(page), `at ${width} px`).toBe(0);
        expect(await beyondTheSides(page), `at ${width} px`).toEqual([]);
      }
    }
  });
}

test('the names of slides never widen the page, also long ones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto(`/${pseudoLocale}/`);
  await hydrated(page);
  const slides = page.locator('input[name="slide"]');
  await slides.evaluateAll((inputs) => {
    for (const input of inputs)
      for (const name of input.parentElement?.querySelectorAll('span') ?? [])
        name.textContent = 'Meno'.repeat(5);
  });
  for (const slide of await slides.all()) {
    await slide.check({ force: true });
    expect(await excess(page)).toBe(0);
  }
});

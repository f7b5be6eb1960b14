/* The pages with longer words: a layout that breaks here would break in German too. */

import type { Page } from '@playwright/test';
import { routePaths } from '@/site/routes';
import { expect, test } from './lib/fixtures';
import { beyondTheSides } from './lib/sideways';

/** How far the page is wider than its window, in px. */
const excess = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Makes the texts of an English page 40 % longer, word by word; figures and addresses stay. */
const lengthen = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node as Text;
      if (text.parentElement?.closest('script, style, noscript')) continue;
      let missing = 0;
      const longer = text.data.replace(/(?<!\S)[^\s@\d]+(?!\S)/g, (word) => {
        missing += word.length * 0.4;
        return word.replace(/[aeiou]/gi, (letter) => {
          if (missing < 1) return letter;
          missing -= 1;
          return letter + letter.toLowerCase();
        });
      });
      // As separate words, since a longer last word would be longer than any real one.
      text.data = `${longer}${' eeeeeee'.repeat(missing / 8)}`;
    }
  });

const paths = { ...routePaths, notFound: '404.html' };

for (const [name, path] of Object.entries(paths)) {
  test(`${name}: 40 % more text fits`, async ({ page }) => {
    await page.goto(`/${path}`);
    await lengthen(page);
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
  await page.goto('/');
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

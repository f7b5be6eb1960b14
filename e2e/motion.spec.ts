/* What is drawn when it comes into view: once, never under reduced motion, never on paper. */

import type { Page } from '@playwright/test';
import { expect, test } from './lib/fixtures';

const waiting = (page: Page) =>
  page
    .locator('site-drawn')
    .evaluateAll((drawings) => drawings.map((drawing) => drawing.matches(':state(waiting)')));

test.describe('The single-line diagram', { tag: '@desktop' }, () => {
  test('is drawn once, when it comes into view', async ({ page, path }) => {
    await page.goto(path('home'));
    await expect.poll(() => waiting(page)).toEqual([true]);

    await page.locator('site-drawn').scrollIntoViewIfNeeded();
    await expect.poll(() => waiting(page)).toEqual([false]);

    await page.evaluate(() => scrollTo(0, 0));
    await page.locator('site-drawn').scrollIntoViewIfNeeded();
    expect(await waiting(page)).toEqual([false]);
  });

  test('stands there at once under reduced motion', async ({ page, path }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path('home'));
    await page.evaluate(() => customElements.whenDefined('site-drawn'));
    expect(await waiting(page)).toEqual([false]);
  });

  test('is whole on paper, whether it was drawn or not', async ({ page, path }) => {
    await page.goto(path('home'));
    await expect.poll(() => waiting(page)).toEqual([true]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('site-drawn svg')).not.toHaveCSS('clip-path', /100%/);
  });
});

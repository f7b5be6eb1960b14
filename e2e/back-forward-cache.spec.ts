/*
 * Pages that the browser keeps in memory are restored at once, in the language of the session. The headless shell has no
 * such cache, so this runs where a whole Chromium is installed.
 */

import type { Page } from '@playwright/test';
import { href } from '@/site/routes';
import { expect, test, translator } from './lib/fixtures';

/** A page that still loads when it is left is not kept. */
const whole = { waitUntil: 'load' } as const;

/** Marks the current document, to recognise it later. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.marked = '';
  });
}

async function goBack(page: Page): Promise<void> {
  // Playwright's own goBack waits for a load event, which a restored page does not fire.
  await page.evaluate(() => {
    setTimeout(() => history.back());
  });
}

// Whatever keeps a page out of the cache is on one of them: slides, film, form, frame.
for (const route of ['home', 'contacts'] as const) {
  test(`${route} is restored from memory`, async ({ page }) => {
    await page.goto(href('it', route), whole);
    await mark(page);
    await page.goto(href('it', 'about'));
    await goBack(page);
    await expect(page).toHaveURL(href('it', route));
    await expect(page.locator('html')).toHaveAttribute('data-marked', '');
  });
}

test('a restored page shows the language chosen meanwhile', async ({ page, guard }) => {
  // Chromium's warning when a cross-faded page is left at once.
  guard.tolerateConsole(/Transition was (aborted|skipped)/);
  await page.goto(href('it', 'services'), whole);
  await mark(page);
  await page.goto(href('bg', 'about'));
  await goBack(page);
  await expect(page).toHaveURL(href('bg', 'services'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    translator('bg')('ServicesOpening.title'),
  );
});

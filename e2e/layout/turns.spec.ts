/* Below the first screen a page is laid out in turns: browser/early/early.ts. */

import { expect, test } from '../lib/fixtures';

test('a link that is pressed before the page is laid out leads to its place', async ({
  site,
  page,
}) => {
  // No turn comes: the press itself has to lay out all.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await site.open('services');
  await expect(page.locator('html')).toHaveAttribute('data-opens');
  const link = page.locator('main a[href*="#"]').last();
  const place = () =>
    page.evaluate(() => document.querySelector(':target')?.getBoundingClientRect().top);
  await link.evaluate((anchor) => anchor instanceof HTMLElement && anchor.click());
  await expect(page.locator('html')).not.toHaveAttribute('data-opens');
  await expect(page.locator(':target')).toBeInViewport();
  const pressed = await place();
  await page.reload();
  await expect.poll(place).toBe(pressed);
});

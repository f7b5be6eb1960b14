/* Far below the first screen a page is laid out late: app/scripts/early.ts. */

import { expect, test } from '../lib/fixtures';

const opens = 'data-opens';

test('a link that is pressed before the page is laid out leads to its place', async ({
  site,
  page,
}) => {
  // No turn comes: the press itself has to lay out all.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await site.open('services');
  await expect(page.locator('html')).toHaveAttribute(opens);
  const link = page.locator('main a[href*="#"]').last();
  const place = () =>
    page.evaluate(() => document.querySelector(':target')?.getBoundingClientRect().top);
  await link.evaluate((anchor) => anchor instanceof HTMLElement && anchor.click());
  await expect(page.locator('html')).not.toHaveAttribute(opens);
  await expect(page.locator(':target')).toBeInViewport();
  const pressed = await place();
  await page.reload();
  await expect.poll(place).toBe(pressed);
});

test('a page that is scrolled is laid out, and a key leads to its true end', async ({
  site,
  page,
}) => {
  await site.open('services');
  await site.scrollTo(1);
  await expect(page.locator('html')).not.toHaveAttribute(opens);
  await site.open('home');
  await expect(page.locator('html')).toHaveAttribute(opens);
  await page.keyboard.press('End');
  await expect(page.locator('html')).not.toHaveAttribute(opens);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
        return scrollHeight - clientHeight - scrollTop;
      }),
    )
    .toBeLessThan(1);
});

/* Back, Forward and reload show the language of the session, even if the address of the entry has another one. */

import { expect, rule, test } from '@/e2e/lib/fixtures';

const hash = (page: { url(): string }) => new URL(page.url()).hash;

test(
  'Back and Forward show the language chosen since, at the scroll position that was left',
  rule('4 Language', '@live'),
  async ({ site, page }) => {
    await site.open('home');
    await site.scrollTo(2400);
    const position = await site.scrollPosition();
    await site.open('services');
    await page.getByRole('main').locator('a[href^="#"]').nth(3).click();
    const section = hash(page);
    expect(section).not.toBe('');
    await site.open('contacts');
    const other = await site.switchTo(site.other, 'contacts');

    await site.travel(-1);
    await other.expect('services');
    await expect.poll(() => hash(page)).toBe(section);
    await expect(page.locator(section)).toBeInViewport();
    await site.travel(-1);
    await expect.poll(() => hash(page)).toBe('');
    await other.expect('services');
    await site.travel(-1);
    await other.expect('home');
    await other.expectScrollPosition(position);
    await site.travel(1);
    await other.expect('services');
  },
);

/*
 * Pages that the browser keeps in memory (the back/forward cache). Only a whole Chromium does so.
 */

import { expect, test } from '@/e2e/lib/fixtures';
import { wholeChromium } from './wholeChromium';

test.use(wholeChromium);

/** A page that is still loading when the visitor leaves it is not kept. */
const whole = { waitUntil: 'load' } as const;

// These pages have everything that might keep a page out of memory: slides, film, form and frame.
for (const route of ['home', 'contacts'] as const) {
  test(`Back restores ${route} from memory, in the language chosen last`, async ({
    site,
    contacts,
    page,
  }) => {
    await site.open(route, '', whole);
    if (route === 'contacts') await contacts.fillIn();
    await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
    await site.open('about', '', whole);
    await site.travel(-1);
    await site.expect(route);
    await expect(page.locator('html')).toHaveAttribute('data-marked');
    if (route === 'contacts') await contacts.expectTyped();
    await site.in('it').open('about', '', whole);
    await site.travel(-1);
    await site.in('it').expect(route);
    if (route === 'contacts') await contacts.in('it').expectTyped();
  });
}

test('what was paused on a later page is paused on a page that is restored from memory', async ({
  site,
  page,
  t,
}) => {
  await site.open('home', '', whole);
  await expect(site.slideshow).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  await site.open('services', '', whole);
  await site.open('home', '', whole);
  await site.slideshow.getByRole('button', { name: t('Motion.pause') }).click();
  await site.travel(-2);
  await expect(page.locator('html')).toHaveAttribute('data-marked');
  await expect(page.locator('site-slideshow')).toHaveAttribute('data-paused', 'true');
  await expect(page.locator('site-slideshow')).toHaveAttribute('data-rotating', 'false');
  // The other way round, too.
  await site.slideshow.getByRole('button', { name: t('Motion.play') }).click();
  await site.travel(2);
  await expect(page.locator('html')).not.toHaveAttribute('data-marked');
  await expect(page.locator('site-slideshow')).toHaveAttribute('data-paused', 'false');
});

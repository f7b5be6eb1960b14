/*
 * Pages that the browser keeps in memory (the back/forward cache). Only the full Chromium does so; the project `memory`
 * runs it.
 */

import { expect, test } from '../lib/fixtures';

/** A page that is still loading when the visitor leaves it is not kept. */
const whole = { waitUntil: 'load' } as const;

// These pages have everything that might keep a page out of memory: slides, film, form and frame.
for (const route of ['home', 'contacts'] as const) {
  test(`Back restores ${route} from memory, in the language chosen last`, {
    tag: '@memory',
  }, async ({ site, contacts, page }) => {
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

/* A flag shows the same page in its language, and takes along what the visitor was doing. */

import { expect, test } from '@/e2e/lib/fixtures';
import { routeNames } from '@/site/routes';

test('a flag keeps query, hash and focus on every page, and adds no history entry', {
  tag: '@live',
}, async ({ site, page }) => {
  let [from, to] = [site.in(site.other), site];
  for (const route of routeNames) {
    await from.open(route, '?from=mail&x=%2F#content');
    const entries = await page.evaluate(() => history.length);
    await site.flag(to.locale).focus();
    await page.keyboard.press('Enter');
    await to.expect(route);
    await expect(page).toHaveURL(to.path(route, '?from=mail&x=%2F#content'));
    await expect(site.flag(to.locale)).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(entries);
    // The session now has the language of this page, so the next page must open in it.
    [from, to] = [to, from];
  }
});

test('a flag keeps the scroll position, there and back', {
  tag: '@live',
}, async ({ site, page }) => {
  // Playwright's own click would scroll to the flag.
  const press = (flag: HTMLElement) => flag.click();
  await site.open('home');
  const middle = await page.evaluate(() => Math.round(document.body.scrollHeight / 2));
  for (const top of [1200, middle]) {
    // Loads everything first, because what loads later would move the page before the click on the flag.
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await site.scrollTo(top);
    const position = await site.scrollPosition();
    await site.flag(site.other).evaluate(press);
    await site.in(site.other).expect('home');
    await site.expectScrollPosition(position, `from ${top} px`);
    await site.flag(site.locale).evaluate(press);
    await site.expect('home');
    const way = async () => Math.abs((await page.evaluate(() => scrollY)) - top);
    await expect.poll(way, 'px from the place').toBeLessThan(40);
  }
});

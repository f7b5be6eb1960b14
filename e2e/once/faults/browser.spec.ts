/*
 * Browsers that lack or distort something, and files that do not arrive. A message in the console that the fault does
 * not explain also fails a test.
 */

import type { Page } from '@playwright/test';
import { written } from '@/e2e/lib/contacts';
import { expect, type Guard, test } from '@/e2e/lib/fixtures';
import { openStreetMapOrigin } from '@/site/map';
import { routeNames } from '@/site/routes';

test.use({
  // Moving parts must not fail either, so motion is allowed.
  contextOptions: { reducedMotion: 'no-preference' },
  // An older browser has no Trusted Types, but this one would still enforce them.
  bypassCSP: true,
});

const sinceBaseline2023 = `
  delete Window.prototype.requestIdleCallback;
  delete window.requestIdleCallback;
  delete window.trustedTypes;
  delete window.navigation;
  delete window.CustomStateSet;
  delete ElementInternals.prototype.states;
  delete Object.groupBy;
  delete Promise.withResolvers;
  delete Set.prototype.union;`;

const olderParts = `
  delete window.IntersectionObserver;
  delete window.ResizeObserver;
  delete Array.prototype.findLastIndex;
  delete Array.prototype.at;`;

async function breakObservers(page: Page, guard: Guard): Promise<void> {
  guard.expectConsole(/IntersectionObserver is not defined/);
  await page.addInitScript(olderParts);
}

async function loseElements(page: Page, guard: Guard): Promise<void> {
  guard.expectConsole(/net::ERR/);
  await page.route(/\/scripts\/(?!enquiry)[^/]*\.js$/, (route) => route.abort());
}

// A device that has been off for years has an old browser and a wrong clock, so these are tested together.
for (const { name, cause, hasScripts = true } of [
  {
    name: 'an older browser whose clock says 1970',
    cause: async (page: Page) => {
      await page.addInitScript(sinceBaseline2023);
      await page.clock.setSystemTime('1970-01-02');
    },
  },
  {
    name: 'a browser so old that a script fails, whose clock says 2100',
    cause: async (page: Page, guard: Guard) => {
      await breakObservers(page, guard);
      await page.clock.setSystemTime('2100-01-02');
    },
  },
  {
    name: 'a browser that does not get the script of the custom elements',
    cause: loseElements,
    hasScripts: false,
  },
])
  test(`the site works in ${name}`, async ({ page, site, contacts, delivery, guard }) => {
    const { t } = site;
    await cause(page, guard);
    await site.open('home');
    await site.passWhole();
    if (hasScripts) {
      await site.slideshow.locator('[data-action="next"]').click();
      await expect(site.slideshow.getByRole('radio').nth(1)).toBeChecked();
    }
    await page.getByText(t('Founder.showMore')).click();
    await expect(page.getByText(t('Founder.showLess'))).toBeVisible();
    const button = page.getByRole('main').getByRole('link', { name: t('Hero.contactUs') });
    await button.click();
    await site.expect('contacts');
    await site.switchTo(site.other, 'contacts');
    const form = contacts.in(site.other);
    await form.fillIn();
    await form.send();
    await form.expectSuccess();
    expect(delivery.sent).toMatchObject([{ byNavigation: false, fields: written }]);
  });

test('links and flags work if the scripts do not load', async ({ page, site }) => {
  await page.route('**/*.js', () => undefined);
  await site.open('home', '', { waitUntil: 'commit' });
  await page.keyboard.press('Shift');
  await site.follow('services');
  await site.switchTo(site.other, 'services');
});

test('if pictures, film and OpenStreetMap do not load, pages are styled and typed text stays', async ({
  page,
  site,
  contacts,
  guard,
}) => {
  guard.expectConsole(/net::ERR/);
  await page.route(/\.css$|^[^?]*\/media\//, (route) =>
    route.request().url().includes('/map/') ? route.continue() : route.abort(),
  );
  await site.open('home');
  await site.film.scrollIntoViewIfNeeded();
  await expect(site.film.locator('video source').last()).toHaveAttribute('src');
  await expect(site.film.locator('button')).toBeHidden();
  for (const route of routeNames) {
    await site.follow(route);
    await expect(page.locator('html')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.locator('img:not([alt])')).toHaveCount(0);
  }

  guard.allowHost(new URL(openStreetMapOrigin).host);
  await page.route(`${openStreetMapOrigin}/**`, (route) => route.abort('connectionrefused'));
  await site.follow('contacts');
  await contacts.fillIn();
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const map = page.frameLocator('iframe');
  const refused = page.waitForEvent('requestfailed', (request) =>
    request.url().startsWith(openStreetMapOrigin),
  );
  await map.getByRole('link', { name: site.t('Map.load') }).click();
  await refused;
  await site.expect('contacts');
  await contacts.expectTyped();
});

/* Files and hosts that do not answer. */

import { openStreetMapOrigin } from '@/site/map';
import { routes } from '@/site/routes';
import { expect, test } from '../lib/fixtures';

// Where a fault makes the browser load a whole page, its cross-fade is part of what must not fail.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('styles, pictures and film are missing: pages are styled', async ({ page, site, guard }) => {
  guard.expectConsole(/net::ERR/);
  await page.route(/\.css$|^[^?]*\/media\//, (route) =>
    route.request().url().includes('/map/') ? route.continue() : route.abort(),
  );
  await site.open('home');
  await site.film.scrollIntoViewIfNeeded();
  await expect(site.film.locator('video source').last()).toHaveAttribute('src');
  await expect(site.film.locator('button')).toBeHidden();
  for (const route of routes) {
    await site.follow(route);
    await expect(page.locator('html')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.locator('img:not([alt])')).toHaveCount(0);
  }
});

test('OpenStreetMap is down: all else of Contacts stays', async ({ page, contacts, guard }) => {
  const { site } = contacts;
  guard.allowHost(new URL(openStreetMapOrigin).host);
  guard.tolerateConsole(/net::ERR/);
  await page.route(`${openStreetMapOrigin}/**`, (route) => route.abort('connectionrefused'));
  await contacts.open();
  await contacts.fillIn();
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const map = page.frameLocator('iframe');
  // One drawing for each width, of which one shows.
  await expect(map.locator('[role="img"] svg:visible')).not.toHaveCount(0);
  const refused = page.waitForEvent('requestfailed');
  await map.getByRole('link', { name: site.t('Map.load') }).click();
  await refused;
  await site.expect('contacts');
  await contacts.expectTyped();
  await expect(page.getByRole('main').getByText(site.t('Company.street')).first()).toBeVisible();
});

import { routeNames } from '@/site/routes';
import { expect, phone, test } from '../lib/fixtures';

test.use({ viewport: phone.viewport });

test('the menu on a phone has a link to every page, and closes after Escape, a click outside or a click on a link', {
  tag: ['@core', '@phone', '@live'],
}, async ({ site, page, t }) => {
  await site.open('services');
  const links = page.getByRole('navigation', { name: t('Header.navigation') }).getByRole('link');
  await expect(links).toHaveCount(0);
  await site.menu.click();
  await expect(links).toHaveText(routeNames.map((route) => t(`Header.links.${route}`)));
  for (const link of await links.all()) await expect(link).toBeInViewport();

  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);
  await expect(site.menu).toBeFocused();

  await site.menu.click();
  // In the margin of the page, below the menu.
  await page.mouse.click(4, phone.viewport.height - 4);
  await expect(links).toHaveCount(0);

  await site.menu.click();
  await site.link('services').click();
  await expect(links).toHaveCount(0);
  await site.expect('services');
});

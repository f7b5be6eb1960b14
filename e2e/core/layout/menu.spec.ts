import { content } from '@/content/current';
import { expect, test } from '@/e2e/lib/fixtures';
import { routeNames } from '@/site/routes';

test.use({ viewport: { width: 360, height: 640 } });

test('the menu on a phone has a link to every page and the telephone, and closes after Escape, a tap beside it or a tap on a link', {
  tag: '@live',
}, async ({ site, page, t }) => {
  await site.open('services');
  const links = page.getByRole('navigation', { name: t('Header.navigation') }).getByRole('link');
  await expect(links).toHaveCount(0);
  await expect(site.menu).toHaveAccessibleName(t('Header.menu'));
  await site.menu.click();
  await expect(site.menu).toHaveAccessibleName(t('Header.close'));
  const names = routeNames.map((route) => t(`Header.links.${route}`));
  await expect(links).toHaveText([...names, content.company.phone]);
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });

  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);
  await expect(site.menu).toBeFocused();

  // The tap hits neither the link nor the label below the menu.
  const below = page.getByRole('main').getByRole('link').last();
  await site.menu.click();
  await below.evaluate((link) => link.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const { x = 0, y = 0, width = 0, height = 0 } = (await below.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(links).toHaveCount(0);
  await site.expect('services');

  await site.menu.click();
  await site.link('services').click();
  await expect(links).toHaveCount(0);
  await site.expect('services');
});

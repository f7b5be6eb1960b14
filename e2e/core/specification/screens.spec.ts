import { expect, rule, test } from '@/e2e/lib/fixtures';
import { routeNames } from '@/site/routes';

test('the navigation leads to all pages', rule('2 Routes', '@live'), async ({ site }) => {
  await site.open('certificates');
  for (const route of routeNames) await site.follow(route);
});

test('Home leads to the form', rule('2 Home', '@live'), async ({ site, contacts, t }) => {
  await site.open('home');
  const main = site.page.getByRole('main');
  await main.getByRole('link', { name: t('Hero.contactUs') }).click();
  await site.expect('contacts');
  await expect(contacts.form).toBeVisible();
});

test(
  'the certificates are on the first screen, whatever its size',
  rule('2 Certificates'),
  async ({ site, page }) => {
    await site.open('certificates');
    const documents = page.locator('main a[type="application/pdf"]');
    for (const [width, height] of [
      [360, 560],
      [390, 664],
      [768, 1024],
      [1366, 650],
      [1440, 789],
      [1920, 940],
      [2560, 1300],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const link of await documents.all()) await expect(link).toBeInViewport({ ratio: 1 });
      // The first certificate hangs over the picture, and covers no corner of the label there. A trial clicks nothing.
      const label = page.locator('#certificates figcaption');
      if (width >= 600) await label.click({ trial: true, position: { x: 1, y: 20 } });
    }
  },
);

test('the founder’s text opens and closes', rule('4 Founder'), async ({ site, t }) => {
  await site.open('home');
  const text = site.page.getByText(t('Founder.more'));
  const showMore = site.page.getByText(t('Founder.showMore'), { exact: true });
  const showLess = site.page.getByText(t('Founder.showLess'), { exact: true });
  await expect(text).toBeHidden();
  await expect(showLess).toBeHidden();
  await showMore.click();
  await expect(text).toBeVisible();
  await expect(showMore).toBeHidden();
  await showLess.click();
  await expect(text).toBeHidden();
  await expect(showMore).toBeVisible();
});

import { expect, rule, test } from '@/e2e/lib/fixtures';
import { openStreetMapOrigin } from '@/site/map';
import { routeNames } from '@/site/routes';

test('the navigation leads to all pages', rule('2 Routes', '@smoke', '@live'), async ({ site }) => {
  await site.open('certificates');
  for (const route of routeNames) await site.follow(route);
});

test('Home leads to the form', rule('2 Home', '@smoke', '@live'), async ({ site, contacts, t }) => {
  await site.open('home');
  const main = site.page.getByRole('main');
  await main.getByRole('link', { name: t('Hero.contactUs') }).click();
  await site.expect('contacts');
  await expect(contacts.form).toBeVisible();
});

test(
  'OpenStreetMap loads only after a click',
  rule('2 Contacts'),
  async ({ site, page, t, guard }) => {
    await site.open('contacts');
    const frame = page.getByTitle(t('Map.title'));
    await frame.scrollIntoViewIfNeeded();
    const map = frame.contentFrame();
    await expect(map.getByRole('img').first()).toBeVisible();
    await expect(map.getByText(t('Company.street')).first()).toBeVisible();

    // The guard has refused OpenStreetMap so far.
    guard.allowHost(new URL(openStreetMapOrigin).host);
    await page.route(`${openStreetMapOrigin}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>OpenStreetMap</h1>' }),
    );
    const entries = await page.evaluate(() => history.length);
    await map.getByRole('link', { name: t('Map.load') }).click();
    await expect(map.getByRole('heading', { name: 'OpenStreetMap' })).toBeVisible();
    await site.expect('contacts');
    // Back then leaves the page, and not only the frame.
    expect(await page.evaluate(() => history.length)).toBe(entries);
  },
);

test(
  'certificates open in new tabs',
  rule('2 Certificates', '@live'),
  async ({ site, context }) => {
    await site.open('certificates');
    for (const link of await site.page.locator('main a[type="application/pdf"]').all()) {
      const opened = context.waitForEvent('page');
      await link.click();
      await (await opened).close();
    }
    await site.expect('certificates');
  },
);

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
      // The first sheet hangs over the picture, and covers no word there. A trial clicks nothing.
      if (width >= 600) await page.locator('#certificates figcaption').click({ trial: true });
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

import { expect, rule, test } from '@/e2e/lib/fixtures';
import { openStreetMapOrigin } from '@/site/map';

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

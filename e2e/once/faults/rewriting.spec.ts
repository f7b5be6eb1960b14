import { content } from '@/content/current';
import { asCloudflareSends } from '@/e2e/lib/cloudflare';
import { expect, test } from '@/e2e/lib/fixtures';

test('the site works if the features of Cloudflare that rewrite pages are on', async ({
  page,
  site,
  contacts,
  delivery,
  guard,
}) => {
  // What Cloudflare adds is refused by the policy of the page, or does not exist here.
  guard.tolerateConsole(/Content Security Policy|cdn-cgi|cloudflareinsights|404/);
  guard.allowHost('static.cloudflareinsights.com');
  const beacons = new Set<string | undefined>();
  page.on('requestfailed', (request) => {
    if (request.url().includes('cloudflareinsights')) beacons.add(request.failure()?.errorText);
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: asCloudflareSends(await response.text()) });
  });
  await contacts.open();
  await site.expect('contacts');
  const addresses = page.locator('main').getByRole('link', { name: content.company.email });
  await expect(addresses.first()).toHaveAttribute('href', `mailto:${content.company.email}`);
  await contacts.fillIn();
  await contacts.send();
  await contacts.expectSuccess();
  expect(delivery.sent.map(({ byNavigation }) => byNavigation)).toEqual([false]);
  expect([...beacons]).toEqual(['csp']);
  const other = await site.switchTo(site.other, 'contacts');
  await other.follow('certificates');
  await expect(page.locator('main')).toContainText(content.company.email);
});

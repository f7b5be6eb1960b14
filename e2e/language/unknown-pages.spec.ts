import { expect, test } from '../lib/fixtures';

const core = { tag: ['@core', '@live'] };

test('an unknown page is a 404 in the language of its address', core, async ({ site, guard }) => {
  guard.tolerateConsole(/404/);
  const response = await site.openUnknown();
  expect(response?.status()).toBe(404);
  await site.expect('notFound', { record: null });
  await site.record(site.other);
  await site.openUnknown();
  await site.expect('notFound', { record: site.other });
});

test(
  'a flag on an unknown page leads to Home, and Back returns',
  core,
  async ({ site, page, guard }) => {
    guard.tolerateConsole(/404/);
    await site.openUnknown('?from=mail#epc');
    const other = await site.switchTo(site.other, 'home');
    await expect(page).toHaveURL(other.path('home'));
    await site.openUnknown();
    await other.open('about');
    await site.travel(-1);
    await site.expect('notFound', { record: site.other });
  },
);

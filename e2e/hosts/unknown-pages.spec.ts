import { expect, rule, test } from '@/e2e/lib/fixtures';

test(
  'an unknown address shows a 404 page in its language, whose link and flags lead to Home',
  rule('2 Routes', '@host-rules', '@live'),
  async ({ site, page, t, guard }) => {
    // Not every browser reports the status.
    guard.tolerateConsole(/404/);
    const response = await site.openUnknown('?from=mail#epc');
    expect(response?.status()).toBe(404);
    await site.expect('notFound', { record: null });
    const other = await site.switchTo(site.other, 'home');
    await expect(page).toHaveURL(other.path('home'));
    await site.record(site.locale);
    await site.openUnknown();
    await page.getByRole('link', { name: t('NotFound.home') }).click();
    await site.expect('home');
    await site.record(site.other);
    // An unknown page neither follows nor changes the recorded language, whether it is opened or reached by Back.
    await site.openUnknown();
    await site.expect('notFound', { record: site.other });
    await other.open('about');
    await site.travel(-1);
    await site.expect('notFound', { record: site.other });
  },
);

import { expectNoFindings } from '@/e2e/lib/axe';
import { expect, phone, test } from '@/e2e/lib/fixtures';

/* States of pages. core/accessibility/axe.spec.ts tests the pages as they open. */

test('axe finds nothing in the open menu of a phone', async ({ site, page }) => {
  await page.setViewportSize(phone.viewport);
  await site.open('home');
  await site.menu.click();
  await expectNoFindings(page, 'header');
});

test('axe finds nothing on the 404', async ({ site, page, guard }) => {
  guard.expectConsole(/404/);
  await site.openUnknown();
  await expectNoFindings(page);
});

test('axe finds nothing in the form after the enquiry was sent', async ({
  contacts,
  page,
  delivery,
}) => {
  await contacts.open();
  await contacts.send();
  await contacts.expectSuccess();
  // Only the form, because the page is scrolled, and axe takes a link that the sticky header covers by half for too
  // small.
  await expectNoFindings(page, 'form');
  expect(delivery.sent).toHaveLength(1);
});

test.describe('With motion', () => {
  test.use({ contextOptions: {} });

  test('axe finds nothing on Home, slides and film paused', async ({ site, page, t }) => {
    await site.open('home');
    await site.slideshow.getByRole('button', { name: t('Motion.pause') }).click();
    await site.film.scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: t('Motion.play') })).toHaveCount(2);
    await expectNoFindings(page);
  });
});

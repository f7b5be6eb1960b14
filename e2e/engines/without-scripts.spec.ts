/* The site without JavaScript. The tests in e2e/export/ check words and links of all pages. */

import { deliveryUrl } from '@/components/contacts/EnquiryForm/delivery';
import { written } from '@/e2e/lib/contacts';
import { deliverySettings as added } from '@/e2e/lib/delivery';
import { expect, test } from '@/e2e/lib/fixtures';
import { services } from '@/site/services';

test.use({ javaScriptEnabled: false });

test('without JavaScript, Home and Contacts can be read, and their flags work', {
  tag: '@live',
}, async ({ site, page }) => {
  for (const route of ['home', 'contacts'] as const) {
    await site.in(site.other).open(route);
    await site.in(site.other).switchTo(site.locale, route, { record: null });
    // No section waits for a script to become visible.
    for (const section of await page.locator('main > *, footer').all())
      await expect(section).toBeVisible();
  }
});

test('without JavaScript, the picture of the film is shown, without the browser’s controls', async ({
  site,
  page,
}) => {
  await site.open('home');
  await expect(page.locator('site-film img')).toBeVisible();
  await expect(page.locator('site-film video')).toBeHidden();
});

test('without JavaScript, the picker shows each slide and no other', async ({ site, t }) => {
  await site.open('home');
  const slides = site.slideshow.locator('[role=group]');
  for (const [index, { id }] of services.entries()) {
    await site.slideshow.locator('label').nth(index).click();
    await expect(slides.filter({ visible: true })).toHaveCount(1);
    await expect(slides.nth(index)).toHaveCSS('opacity', '1');
    const title = t(`Services.${id}.title`);
    await expect(site.slideshow.getByRole('link', { name: title, exact: true })).toBeVisible();
  }
});

test('without JavaScript, the browser sends the enquiry', async ({ contacts, delivery, page }) => {
  await contacts.open();
  await contacts.fillIn();
  await contacts.send();
  await expect(page).toHaveURL(deliveryUrl);
  expect(delivery.sent).toEqual([
    { method: 'POST', url: deliveryUrl, byNavigation: true, fields: written, added },
  ]);
});

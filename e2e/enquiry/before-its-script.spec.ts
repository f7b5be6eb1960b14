import { deliveryUrl } from '@/components/contacts/EnquiryForm/delivery';
import { written } from '../lib/contacts';
import { deliverySettings as added } from '../lib/delivery';
import { expect, test } from '../lib/fixtures';

test('a pressed send waits, and is sent once', { tag: '@core' }, async ({ contacts, delivery }) => {
  const release = await contacts.holdScript();
  await contacts.open();
  await contacts.fillIn();
  await contacts.send();
  await contacts.expectSending();
  await contacts.button.click();
  await contacts.site.expect('contacts');
  expect(delivery.sent).toEqual([]);

  await release();
  await contacts.expectSuccess();
  expect(delivery.sent).toMatchObject([{ byNavigation: false, fields: written, added }]);
});

test('a pressed address or number does not end a send', async ({ contacts, delivery, page }) => {
  page.on('dialog', (dialog) => dialog.dismiss());
  const release = await contacts.holdScript();
  await contacts.open();
  await contacts.fillIn();
  await contacts.send();
  for (const kind of ['mailto', 'tel'])
    await page.locator(`footer a[href^="${kind}:"]`).click({ noWaitAfter: true });
  await contacts.expectTyped();
  await release();
  await contacts.expectSuccess();
  expect(delivery.sent).toHaveLength(1);
});

const missing = { status: 404 };
const changed = { contentType: 'text/javascript', body: 'document.title = "changed"' };
for (const [fault, answers] of [
  ['missing once', [missing]],
  ['missing, as after a deployment', [missing, missing]],
  ['other bytes, which are not run', [changed, changed]],
] as const) {
  test(`${fault}: the text is sent as typed`, async ({ contacts, delivery, guard, page }) => {
    guard.expectConsole(/Failed to load resource|Failed to find a valid digest/);
    for (const answer of answers)
      await page.route('**/scripts/enquiry.*.js', (route) => route.fulfill(answer), { times: 1 });
    await contacts.open();
    await contacts.fillIn();
    await contacts.button.click({ noWaitAfter: true });
    const byNavigation = answers.length > 1;
    await expect
      .poll(() => delivery.sent)
      .toMatchObject([{ byNavigation, fields: written, added }]);
    await expect(page).not.toHaveTitle('changed');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // Over WebDriver BiDi, Firefox runs scripts in any case.
  const tag = ['@core', '@not-firefox'];
  test('the browser sends', { tag }, async ({ contacts, delivery, page }) => {
    await contacts.open();
    await contacts.fillIn();
    await contacts.send();
    await expect(page).toHaveURL(deliveryUrl);
    expect(delivery.sent).toEqual([
      { method: 'POST', url: deliveryUrl, byNavigation: true, fields: written, added },
    ]);
  });
});

import { written } from '@/e2e/lib/contacts';
import { deliverySettings as added } from '@/e2e/lib/delivery';
import { expect, test } from '@/e2e/lib/fixtures';

test('a click on an e-mail address or a phone number does not stop a send that waits', async ({
  contacts,
  delivery,
  page,
}) => {
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
for (const { fault, answers, tag } of [
  { fault: 'is missing once', answers: [missing], tag: ['@night'] },
  { fault: 'is missing, as after a deployment', answers: [missing, missing], tag: [] },
  {
    fault: 'has other bytes, so that the browser refuses it',
    answers: [changed, changed],
    tag: [],
  },
]) {
  test(`if the script ${fault}, the enquiry is sent as typed, and the visitor stays`, {
    tag,
  }, async ({ contacts, delivery, guard, page }) => {
    guard.expectConsole(/Failed to load resource|Failed to find a valid digest/);
    for (const answer of answers)
      await page.route('**/scripts/enquiry.*.js', (route) => route.fulfill(answer), { times: 1 });
    await contacts.open();
    await contacts.fillIn();
    await contacts.send();
    await contacts.expectSuccess();
    await contacts.expectEmpty();
    await contacts.site.expect('contacts');
    expect(delivery.sent).toMatchObject([{ byNavigation: false, fields: written, added }]);
    await expect(page).not.toHaveTitle('changed');
  });
}

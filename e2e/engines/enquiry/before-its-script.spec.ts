import { written } from '@/e2e/lib/contacts';
import { deliverySettings as added } from '@/e2e/lib/delivery';
import { expect, test } from '@/e2e/lib/fixtures';

test('a click on Send waits for the script, which then sends the enquiry once', async ({
  contacts,
  delivery,
}) => {
  const release = await contacts.holdScript();
  await contacts.open();
  await contacts.fillIn();
  await contacts.send();
  await contacts.expectSending();
  // Playwright waits for a button that is not disabled. Visitors do not.
  await contacts.button.click({ force: true });
  await contacts.site.expect('contacts');
  expect(delivery.sent).toEqual([]);

  await release();
  await contacts.expectSuccess();
  expect(delivery.sent).toMatchObject([{ byNavigation: false, fields: written, added }]);
});

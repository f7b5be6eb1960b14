import { content } from '@/content/current';
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

test('with reCAPTCHA, each press of Send without the script says what else to do, until it comes', async ({
  contacts,
  delivery,
  guard,
  page,
  t,
}) => {
  guard.expectConsole(/ERR_FAILED/);
  const { email: address, phone: number } = content.company;
  const bare = (chunks: string) => chunks;
  const words = (name: 'unloaded' | 'unticked') =>
    t.markup(`EnquiryForm.${name}`, { address, number, email: bare, phone: bare });
  // The site under test has no key. A build with one adds this to the page.
  await page.route('**/contacts/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const messages = `<template data-message="unloaded"><div>${words('unloaded')}</div></template>
      <template data-message="unticked"><div>${words('unticked')}</div></template>`;
    const body = html
      .replace('data-enquiry="waiting"', '$& data-recaptcha=""')
      .replace('<template hidden="" data-message="sending">', `${messages}$&`);
    return route.fulfill({ response, body });
  });
  const script = '**/scripts/enquiry.*.js';
  await page.route(script, (route) => route.abort());
  await contacts.open();
  await contacts.fillIn();
  for (const _ of [1, 2]) {
    await contacts.send();
    await contacts.expectSending();
    await expect(contacts.status).toHaveText(words('unloaded'));
    // A scroll to the focus may leave a part of a pixel outside.
    await expect(contacts.status.locator('div')).toBeInViewport({ ratio: 0.99 });
  }
  await page.unroute(script);
  await contacts.send();
  await expect(contacts.status).toHaveText(words('unticked'));
  await contacts.expectTyped();
  expect(delivery.sent).toEqual([]);
});

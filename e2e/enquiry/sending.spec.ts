import { fieldNames } from '../lib/contacts';
import { expect, test } from '../lib/fixtures';

test.beforeEach(async ({ contacts }) => {
  await contacts.open();
});

test('a form that is being sent says so', { tag: '@core' }, async ({ contacts, emailjs, t }) => {
  await contacts.alive();
  await contacts.fillIn();
  const answer = emailjs.hold();
  await contacts.button.dblclick();
  await expect.poll(() => emailjs.sent.length).toBe(1);
  await contacts.expectSending();
  await expect(contacts.status).toHaveText(t('EnquiryForm.sending'));
  for (const name of fieldNames) await expect(contacts.field(name)).not.toBeEditable();
  await contacts.field('name').press('Enter');
  answer();
  await contacts.expectSuccess();
  await expect(contacts.button).toHaveAccessibleName(t('EnquiryForm.send'));
  await expect(contacts.field('name')).toBeEditable();
  expect(emailjs.sent).toHaveLength(1);
});

test('a filled honeypot sends nothing', async ({ contacts, emailjs, guard, page }) => {
  guard.expectConsole(/was not sent: the hidden field/);
  const honeypot = page.locator('#topic');
  await expect(honeypot).not.toBeInViewport();
  await honeypot.fill('https://spam.example', { force: true });
  await contacts.sendInVain();
  await expect(contacts.status).toBeEmpty();
  expect(emailjs.sent).toEqual([]);
});

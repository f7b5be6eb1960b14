import { fieldNames } from '../lib/contacts';
import { expect, test } from '../lib/fixtures';

test('a form that is being sent says so', { tag: '@core' }, async ({ contacts, emailjs, t }) => {
  await contacts.open();
  await contacts.alive();
  await contacts.fillIn();
  // What is written into it is not sent: EnquiryForm.test.tsx.
  await expect(contacts.form.locator('#topic')).not.toBeInViewport();
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

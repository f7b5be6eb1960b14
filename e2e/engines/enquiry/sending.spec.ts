import { fieldNames } from '@/e2e/lib/contacts';
import { expect, test } from '@/e2e/lib/fixtures';

test('while the enquiry is sent, the form says so and cannot be changed', async ({
  contacts,
  delivery,
  t,
}) => {
  await contacts.open();
  await contacts.alive();
  await contacts.fillIn();
  // The honeypot is hidden from visitors. EnquiryForm.test.tsx tests that nothing is sent if it is filled in.
  await expect(contacts.form.locator('#topic')).not.toBeInViewport();
  const answer = delivery.hold();
  await contacts.button.dblclick();
  await expect.poll(() => delivery.sent.length).toBe(1);
  await contacts.expectSending();
  await expect(contacts.status).toHaveText(t('EnquiryForm.sending'));
  for (const name of fieldNames) await expect(contacts.field(name)).not.toBeEditable();
  await contacts.field('name').press('Enter');
  answer();
  await contacts.expectSuccess();
  await expect(contacts.button).toHaveAccessibleName(t('EnquiryForm.send'));
  await expect(contacts.field('name')).toBeEditable();
  expect(delivery.sent).toHaveLength(1);
});

// The number that is sent must be the one that the visitor sees, whether the form's script has loaded or not.
for (const isHeld of [true, false]) {
  const when = isHeld ? 'before the script has loaded' : 'with the script';
  test(`the phone field takes digits in any notation and nothing else, ${when}`, async ({
    contacts,
    delivery,
  }) => {
    const release = isHeld ? await contacts.holdScript() : undefined;
    await contacts.open();
    if (!isHeld) await contacts.alive();
    const phone = contacts.field('phone');
    await phone.pressSequentially('0888 123-45e.6');
    await expect(phone).toHaveValue('0888123456');
    const address = contacts.field('address');
    for (const [text, digits] of [
      ['0888 12 34 56', '0888123456'],
      ['٠٨٨٨ ١٢٣ ٤٥٦', '0888123456'],
      ['＋３５９８８８', '359888'],
      ['+359 (888) 123-456', '359888123456'],
    ] as const) {
      // Pastes from another field, because not every engine lets a test write to the clipboard.
      await address.fill(text);
      for (const key of ['a', 'x']) await address.press(`ControlOrMeta+${key}`);
      for (const key of ['a', 'v']) await phone.press(`ControlOrMeta+${key}`);
      await expect(phone).toHaveValue(digits);
    }
    await phone.press('End');
    await phone.pressSequentially(' 7-8');
    await expect(phone).toHaveValue('35988812345678');
    await release?.();
    await contacts.send();
    await expect
      .poll(() => delivery.sent.map(({ fields }) => Object.fromEntries(fields).phone))
      .toEqual(['35988812345678']);
  });
}

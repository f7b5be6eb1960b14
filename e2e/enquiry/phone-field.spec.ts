import { expect, test } from '../lib/fixtures';

// What is seen is what is sent, before the form's script and with it.
for (const isHeld of [true, false]) {
  const when = isHeld ? 'before the script' : 'with the script';
  test(`${when} it keeps digits only`, async ({ contacts, emailjs, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const release = isHeld ? await contacts.holdScript() : undefined;
    await contacts.open();
    if (!isHeld) await contacts.alive();
    const phone = contacts.field('phone');
    await phone.pressSequentially('0888 123-45e.6');
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown']) await phone.press(key);
    await phone.hover();
    await page.mouse.wheel(0, 20);
    await expect(phone).toHaveValue('0888123456');
    await page.evaluate(() => navigator.clipboard.writeText('+359 (888) 123-456'));
    for (const key of ['a', 'v']) await phone.press(`ControlOrMeta+${key}`);
    await expect(phone).toHaveValue('359888123456');
    await release?.();
    await contacts.send();
    await expect
      .poll(() => emailjs.sent.map(({ fields }) => fields[2]))
      .toEqual([['phone', '359888123456']]);
  });
}

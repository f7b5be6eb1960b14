import { expect, test } from '@/e2e/lib/fixtures';

test('an input method and Enter: the phone has digits, and nothing is sent before the last field', async ({
  contacts,
  delivery,
  page,
}) => {
  await contacts.open();
  await contacts.field('name').focus();
  await page.keyboard.type('Ada');
  for (const name of ['email', 'phone'] as const) {
    await page.keyboard.press('Enter');
    await expect(contacts.field(name)).toBeFocused();
  }
  await page.keyboard.type('00');
  const session = await page.context().newCDPSession(page);
  const text = '+359 888 123-456';
  const { length } = text;
  await session.send('Input.imeSetComposition', {
    text,
    selectionStart: length,
    selectionEnd: length,
  });
  await session.send('Input.insertText', { text });
  await expect(contacts.field('phone')).toHaveValue('00359888123456');
  for (const name of ['address', 'description'] as const) {
    await page.keyboard.press('Enter');
    await expect(contacts.field(name)).toBeFocused();
  }
  await page.keyboard.type('Roof');
  await page.keyboard.press('Enter');
  expect(delivery.sent).toEqual([]);
  await page.keyboard.press('ControlOrMeta+Enter');
  await contacts.expectSuccess();
  await expect(contacts.status.locator('div')).toBeInViewport();
  expect(delivery.sent.map(({ fields }) => Object.fromEntries(fields))).toEqual([
    { name: 'Ada', email: '', phone: '00359888123456', address: '', description: 'Roof\r\n' },
  ]);
});

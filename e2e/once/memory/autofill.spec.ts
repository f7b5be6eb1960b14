/* Chromium's own autofill. Only a whole Chromium has it. */

import type { Contacts } from '@/e2e/lib/contacts';
import { expect, test } from '@/e2e/lib/fixtures';
import { wholeChromium } from './wholeChromium';

test.use(wholeChromium);

const address = {
  NAME_FULL: 'Мария Rossi',
  EMAIL_ADDRESS: 'maria@rossi.example',
  ADDRESS_HOME_LINE1: 'ul. Zornitsa 18',
  ADDRESS_HOME_CITY: 'Sofia',
  ADDRESS_HOME_ZIP: '1164',
  ADDRESS_HOME_COUNTRY: 'BG',
};

/** Fills the form from a field with a contact, as a visitor does who accepts the browser's suggestion. */
async function autofill({ site: { page } }: Contacts, phone: string): Promise<void> {
  const contact = {
    fields: Object.entries({ ...address, PHONE_HOME_WHOLE_NUMBER: phone }).map(([name, value]) => ({
      name,
      value,
    })),
  };
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('Autofill.enable');
  await page.locator('#name').click();
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '#name',
  });
  const { node } = await session.send('DOM.describeNode', { nodeId });
  await session.send('Autofill.trigger', { fieldId: node.backendNodeId, address: contact });
}

for (const { phone, digits, tag } of [
  { phone: '+359888123456', digits: '359888123456', tag: [] },
  { phone: '0888123456', digits: /^(359|0)888123456$/, tag: ['@night'] },
  { phone: '+390612345678', digits: '390612345678', tag: ['@night'] },
])
  test(`autofill of ${phone} fills in the phone, and the town arrives with the address`, {
    tag,
  }, async ({ contacts, delivery }) => {
    await contacts.open();
    await contacts.alive();
    await autofill(contacts, phone);
    await expect(contacts.field('name')).toHaveValue(address.NAME_FULL);
    await expect(contacts.field('phone')).toHaveValue(digits);
    await expect(contacts.field('address')).toHaveValue('ul. Zornitsa 18, Sofia, 1164');
    await contacts.send();
    await contacts.expectSuccess();
    await expect(contacts.field('address')).toHaveValue('');
    expect(delivery.sent.map(({ fields }) => Object.fromEntries(fields).address)).toEqual([
      'ul. Zornitsa 18, Sofia, 1164',
    ]);
  });

test('autofill leaves alone what the visitor has typed', async ({ contacts }) => {
  await contacts.open();
  await contacts.alive();
  await contacts.field('phone').pressSequentially('112');
  await contacts.field('address').pressSequentially('plot 9, Lom');
  await autofill(contacts, '+359888123456');
  await expect(contacts.field('email')).toHaveValue(address.EMAIL_ADDRESS);
  await expect(contacts.field('phone')).toHaveValue('112');
  await expect(contacts.field('address')).toHaveValue('plot 9, Lom');
});

import { written } from '@/e2e/lib/contacts';
import { expect, rule, test } from '@/e2e/lib/fixtures';
import { successMessages } from '@/e2e/lib/literals';

test(
  'success has the specified words, and lasts 3000 ms',
  rule(['4 Success', '8 Messages']),
  async ({ site, contacts, delivery, page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await contacts.open();
    await contacts.fillIn();
    await contacts.send();
    const words = successMessages[site.locale] ?? site.t('EnquiryForm.success');
    const message = contacts.status.getByText(words, { exact: true });
    await expect(message).toBeVisible();
    const language = await message.evaluate((text) => text.closest<HTMLElement>('[lang]')?.lang);
    expect(language).toBe(words === successMessages.en ? 'en' : site.locale);
    await contacts.expectEmpty();
    await page.clock.runFor(2999);
    await expect(contacts.status).toHaveText(words);
    await page.clock.runFor(1);
    await expect(contacts.status).toBeEmpty();
    expect(delivery.sent.map(({ fields }) => fields)).toEqual([written]);
  },
);

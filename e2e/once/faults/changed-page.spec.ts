/*
 * Pages that others have changed: the operating system, translators, password managers, extensions, or other sites in
 * the same tab.
 */

import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/lib/fixtures';
import { translatePage } from '@/e2e/lib/translatedPage';

/** Turns the line with a number in the footer into a link, as phones do. */
async function linkNumbers(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const line of document.querySelectorAll('footer p, footer li')) {
      const text = [...line.childNodes].find((node) => /\d{3}/.test(node.textContent ?? ''));
      const link = document.createElement('a');
      link.href = 'tel:123';
      link.textContent = text?.textContent ?? '';
      text?.replaceWith(link);
    }
  });
}

/** Adds an element after some fields, as password managers do. */
async function addIcons(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const id of ['name', 'email'])
      document.getElementById(id)?.after(document.createElement('com-manager-icon'));
  });
}

const changes = [
  { who: 'the operating system turns numbers into links', change: linkNumbers, keepsForm: true },
  { who: 'a translator changes all texts', change: translatePage, keepsForm: false },
  { who: 'a password manager adds elements', change: addIcons, keepsForm: false },
];

for (const { who, change, keepsForm } of changes) {
  test(`typed text, caret and focus stay if ${who}`, async ({ page, contacts, delivery, t }) => {
    const field = page.locator('#name');
    const typing = () =>
      page.evaluate(() => {
        const focused = document.activeElement as HTMLInputElement;
        return [focused.id, focused.value, focused.selectionStart, focused.selectionEnd];
      });
    const release = await contacts.holdScript();
    await contacts.open();
    await change(page);
    await field.pressSequentially('Мария Rossi');
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowLeft');
    expect(await typing()).toEqual(['name', 'Мария Rossi', 8, 8]);
    await field.evaluate((element) => element.setAttribute('data-before', ''));
    await release();
    await contacts.alive();
    expect(await typing()).toEqual(['name', 'Мария Rossi', 8, 8]);
    if (keepsForm) await expect(field).toHaveAttribute('data-before');
    await page.keyboard.type('!');

    // A translated page also shows what happens.
    const answer = delivery.hold();
    await contacts.button.click();
    await contacts.expectSending();
    answer();
    await expect(contacts.status).toContainText(t('EnquiryForm.success'));
    await expect(contacts.button).toHaveAccessibleName(new RegExp(t('EnquiryForm.send')));
    await expect(field).toHaveValue('');
    expect(Object.fromEntries(delivery.sent[0]?.fields ?? []).name).toBe('Мария Ro!ssi');
  });
}

test('text that a flag would take along waits in the tab if its page does not load', async ({
  page,
  site,
  contacts,
}) => {
  const other = contacts.in(site.other);
  const path = other.site.path('contacts');
  await contacts.open();
  await contacts.fillIn();
  // The server answers with nothing, so the page stays.
  await page.route(path, (route) => route.fulfill({ status: 204 }));
  const answered = page.waitForResponse(path);
  // Pressed without the pointer, because the browser fetches a page as soon as the pointer is on its link.
  await site.flag(site.other).evaluate((link: HTMLElement) => link.click());
  await answered;
  await other.site.open('about');
  await other.site.expect('about');
  await page.unrouteAll();
  await other.open();
  await other.expectTyped();
});

/*
 * Pages that others have changed before or after our scripts: the system, translators, password managers, extensions, other
 * sites in the same tab. "Held": the form's script comes only when it is released, as on a slow network.
 */

import type { Page } from '@playwright/test';
import { type Locale, locales } from '@/i18n/locales';
import { href, routes } from '@/site/routes';
import { enquiry, enquiryForm, expectTyped, field, fillIn, send, written } from './lib/enquiry';
import { alive, expect, holdFormScript, test, translator } from './lib/fixtures';
import { expectPage, flag } from './lib/visit';

/** Wraps each text of the page into elements of its own and changes it, as the translators of browsers do, now and later. */
async function translate(page: Page, { follow = false } = {}): Promise<void> {
  await page.evaluate((follow) => {
    const wrap = (node: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, font'))
          continue;
        const [outer, inner] = ['font', 'font'].map((name) => document.createElement(name));
        if (!outer || !inner) return;
        inner.textContent = `${text.data}*`;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    wrap(document.body);
    if (follow)
      new MutationObserver((records) => {
        for (const { addedNodes } of records) for (const node of addedNodes) wrap(node);
      }).observe(document.body, { childList: true, subtree: true });
  }, follow);
}

/** Puts an element behind fields, as password managers do. */
async function addIcons(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const id of ['name', 'email'])
      document.getElementById(id)?.after(document.createElement('com-manager-icon'));
  });
}

test.describe('The form, held', () => {
  /** Opens Contacts, changes it, and types a name with the caret in its middle. */
  async function typeInto(page: Page, change: () => Promise<unknown>): Promise<void> {
    await change();
    await page.locator('#name').pressSequentially('Мария Rossi');
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowLeft');
  }

  /** What the visitor sees of the field that they type into. */
  const typing = (page: Page) =>
    page.evaluate(() => {
      const field = document.activeElement as HTMLInputElement;
      return [field.id, field.value, field.selectionStart, field.selectionEnd];
    });

  for (const [name, change, keepsElements] of [
    [
      'the system makes links of numbers',
      (page: Page) =>
        page.evaluate(() => {
          for (const part of document.querySelectorAll('footer p, footer li')) {
            const text = [...part.childNodes].find((node) => /\d{3}/.test(node.textContent ?? ''));
            const link = document.createElement('a');
            link.href = 'tel:123';
            link.textContent = text?.textContent ?? '';
            text?.replaceWith(link);
          }
        }),
      true,
    ],
    ['a translator changes all texts', (page: Page) => translate(page), false],
    ['a password manager adds elements behind fields', addIcons, false],
  ] as const) {
    test(`${name}: text, caret and focus stay, and it is sent`, async ({ page, path, emailjs }) => {
      const release = await holdFormScript(page);
      await page.goto(path('contacts'));
      await typeInto(page, () => change(page));
      const before = await typing(page);
      expect(before).toEqual(['name', 'Мария Rossi', 8, 8]);
      await page.locator('#name').evaluate((field) => field.setAttribute('data-before', ''));
      await release();
      await alive(page);
      expect(await typing(page)).toEqual(before);
      if (keepsElements) await expect(page.locator('#name[data-before]')).toBeVisible();
      await page.keyboard.type('!');
      await page.locator('#send').click();
      await expect.poll(() => emailjs.sent.length).toBe(1);
      expect(emailjs.sent[0]?.fields[0]).toEqual(['name', 'Мария Ro!ssi']);
    });
  }

  for (const change of [translate, addIcons]) {
    test(`${change.name}, then Send: one enquiry with the text`, async ({
      page,
      path,
      t,
      emailjs,
    }) => {
      const release = await holdFormScript(page);
      await page.goto(path('contacts'));
      const form = enquiryForm(page, t);
      await fillIn(form, t);
      await change(page);
      await page.locator('#send').click();
      await expect(page.locator('#send [data-sending="true"]')).toBeVisible();
      await expect(page.locator('#name')).not.toBeEditable();
      await release();
      await expect(page.getByRole('status')).not.toBeEmpty();
      await expect.poll(() => emailjs.sent.length).toBe(1);
      expect(emailjs.sent[0]?.byNavigation).toBe(false);
      expect(emailjs.sent[0]?.fields.slice(0, 5)).toEqual(written);
      // The next one is sent, too.
      await expect(page.locator('#name')).toHaveValue('');
      await page.locator('#name').fill('Ada');
      await page.locator('#send').click();
      await expect.poll(() => emailjs.sent.length).toBe(2);
    });
  }

  test('a letter that an input method composes is not lost', async ({ page, path }) => {
    const release = await holdFormScript(page);
    await page.goto(path('contacts'));
    await translate(page);
    await page.locator('#name').focus();
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', {
      text: 'に',
      selectionStart: 1,
      selectionEnd: 1,
    });
    await release();
    await page.waitForResponse(/\/scripts\/enquiry\./);
    await expect(page.locator('[data-enquiry]')).toHaveAttribute('data-enquiry', 'waiting');
    await session.send('Input.insertText', { text: '日本' });
    await alive(page);
    await expect(page.locator('#name')).toHaveValue('日本');
    await expect(page.locator('#name')).toBeFocused();
  });

  test('Send, then an address or a number is pressed: the text stays until success', async ({
    page,
    path,
    t,
    emailjs,
  }) => {
    page.on('dialog', (dialog) => dialog.dismiss());
    const release = await holdFormScript(page);
    await page.goto(path('contacts'));
    const form = enquiryForm(page, t);
    await fillIn(form, t);
    await send(form, t);
    for (const kind of ['mailto', 'tel'])
      await page.locator(`footer a[href^="${kind}:"]`).first().click({ noWaitAfter: true });
    await expectTyped(form, t);
    await release();
    await expect(page.getByRole('status')).toHaveText(t('EnquiryForm.success'));
    expect(emailjs.sent).toHaveLength(1);
  });
});

test('A form that is translated while it is used: sent, said, and used again', async ({
  page,
  path,
  emailjs,
}) => {
  await page.goto(path('contacts'));
  await alive(page);
  await translate(page, { follow: true });
  for (const count of [1, 2]) {
    await page.locator('#name').fill(enquiry.name);
    const release = emailjs.hold();
    await page.locator('#send').click();
    await expect(page.locator('#send [data-sending="true"]')).toBeVisible();
    release();
    await expect(page.getByRole('status').locator('p')).toBeVisible();
    await expect(page.locator('#send [data-sending="false"]')).toBeVisible();
    expect(emailjs.sent).toHaveLength(count);
  }
});

test('A flag of a translated page: the page of the other language, whole', async ({ page }) => {
  for (const route of routes) {
    await page.goto(href('bg', route));
    await translate(page);
    await flag(page, 'it').click();
    await expectPage(page, 'it', route);
    await expect(page.locator('font')).toHaveCount(0);
  }
});

test('An extension has a Trusted Types policy named "default": languages are recorded, flags work', async ({
  page,
  guard,
}) => {
  guard.tolerateConsole(/Trusted/i);
  await page.addInitScript(() => {
    try {
      window.trustedTypes?.createPolicy('default', { createScriptURL: String });
    } catch {
      // The page's own policy refuses it.
    }
  });
  await page.goto('/it/');
  await expectPage(page, 'it', 'home');
  await page.goto('/services/');
  await expectPage(page, 'it', 'services');
  await flag(page, 'bg').click();
  await expectPage(page, 'bg', 'services');
});

test('An extension breaks what one step of the early script needs: the others run', async ({
  page,
  guard,
}) => {
  guard.expectConsole(/taken/);
  await page.addInitScript(() => {
    performance.getEntriesByType = () => {
      throw new Error('taken');
    };
  });
  await page.goto('/it/services/');
  await flag(page, 'bg').click();
  await expectPage(page, 'bg', 'services', { record: 'bg' });
});

test.describe('The name of the tab', () => {
  test('set by another site in any form fills in and sends nothing', async ({
    page,
    path,
    t,
    emailjs,
  }) => {
    const fields = JSON.stringify([path('contacts'), [['name', 'Eve']], true]);
    await page.addInitScript((name) => {
      window.name = name;
    }, `enquiry:${fields}`);
    await page.goto(path('contacts'));
    await alive(page);
    await expect(field(enquiryForm(page, t), t, 'name')).toHaveValue('');
    expect(emailjs.sent).toEqual([]);
  });

  test('holds nothing of an enquiry, whatever the visitor does', async ({ page, path, t }) => {
    await page.goto(path('contacts'));
    await fillIn(enquiryForm(page, t), t);
    await page.locator('header a').first().click();
    await page.waitForURL(path('home'));
    expect(await page.evaluate(() => window.name)).toBe('');
  });
});

/** Everything that a page of the site can read in this tab. */
const traces = (page: Page) =>
  page.evaluate(() => {
    const { navigation } = window as {
      navigation?: { entries(): { getState(): unknown }[] };
    };
    return JSON.stringify([
      { ...sessionStorage },
      { ...localStorage },
      document.cookie,
      window.name,
      history.state,
      navigation?.entries().map((entry) => entry.getState()),
    ]);
  });

test.describe('Nothing of an enquiry stays behind', () => {
  const left = new RegExp(
    Object.values(enquiry)
      .map((text) => text.slice(0, 9))
      .join('|'),
  );

  test('a hop that does not arrive is dropped by the next page', async ({ page }) => {
    const t = translator('en');
    await page.goto('/contacts/');
    await fillIn(enquiryForm(page, t), t);
    // The server has nothing to show, so the page stays.
    await page.route('**/it/contacts/', (route) => route.fulfill({ status: 204 }));
    const answered = page.waitForResponse('**/it/contacts/');
    // Without the pointer, for which the browser would have fetched the page already.
    await flag(page, 'it').evaluate((link: HTMLElement) => link.click());
    await answered;
    await page.goto('/about-us/');
    await expectPage(page, 'it', 'about');
    expect(await traces(page)).not.toMatch(left);
    await page.unrouteAll();
    await page.goto('/it/contacts/');
    await expect(page.locator('#name')).toHaveValue('');
  });

  for (const locale of locales.filter((other): other is Locale => other !== 'en')) {
    test(`after a hop to ${locale}, and after success`, async ({ page, emailjs }) => {
      await page.goto('/contacts/');
      await fillIn(enquiryForm(page, translator('en')), translator('en'));
      await flag(page, locale).click();
      await expectPage(page, locale, 'contacts');
      const t = translator(locale);
      await expectTyped(enquiryForm(page, t), t);
      expect(await traces(page)).not.toMatch(left);
      await send(enquiryForm(page, t), t);
      await expect(page.getByRole('status')).toHaveText(t('EnquiryForm.success'));
      expect(await traces(page)).not.toMatch(left);
      expect(emailjs.sent).toHaveLength(1);
    });
  }
});

/* The enquiry form (docs/architecture.md), beyond what specification.spec.ts tests. */

import { languages } from '@/i18n/languages';
import { href } from '@/site/routes';
import {
  enquiry,
  enquiryForm,
  everythingStored,
  expectTyped,
  failure,
  field,
  fieldNames,
  fillIn,
  send,
  typedText,
  written,
} from './lib/enquiry';
import { alive, expect, holdFormScript, test, translator } from './lib/fixtures';

const sdkParts = [
  ['lib_version', '4.4.1'],
  ['service_id', 'service_under_test'],
  ['template_id', 'template_under_test'],
  ['user_id', 'key_under_test'],
];

const idParts = sdkParts.slice(1);

test.describe('Sending', () => {
  test.beforeEach(async ({ page, path }) => {
    await page.goto(path('contacts'));
  });

  test('the button shows that it is sending, then the success is announced', async ({
    page,
    t,
    emailjs,
  }) => {
    const release = emailjs.hold();
    const form = enquiryForm(page, t);
    await fillIn(form, t);
    await send(form, t);
    await expect(form.getByRole('button', { name: t('EnquiryForm.sending') })).toBeVisible();
    await expect(page.getByRole('status')).toHaveText(t('EnquiryForm.sending'));
    release();
    await expect(page.getByRole('status')).toHaveText(t('EnquiryForm.success'));
    await expect(form.getByRole('button', { name: t('EnquiryForm.send') })).toBeVisible();
    expect(emailjs.sent.map(({ fields }) => fields)).toEqual([[...written, ...sdkParts]]);
  });

  test('Enter in a field sends', async ({ page, t, emailjs }) => {
    const form = enquiryForm(page, t);
    await field(form, t, 'name').fill('Мария');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText(t('EnquiryForm.success'));
    expect(emailjs.sent).toHaveLength(1);
    expect(emailjs.sent[0]?.fields[0]).toEqual(['name', 'Мария']);
  });

  test('an empty form is sent', async ({ page, t, emailjs }) => {
    await send(enquiryForm(page, t), t);
    await expect(page.getByRole('status')).toHaveText(t('EnquiryForm.success'));
    expect(emailjs.sent.map(({ fields }) => fields)).toEqual([
      [...fieldNames.map((name) => [name, '']), ...sdkParts],
    ]);
  });

  test('a double click sends once', async ({ page, t, emailjs }) => {
    await alive(page);
    const release = emailjs.hold();
    const form = enquiryForm(page, t);
    await fillIn(form, t);
    await form.getByRole('button', { name: t('EnquiryForm.send') }).dblclick();
    // And once more, certainly during the first send.
    await expect.poll(() => emailjs.sent.length).toBe(1);
    await field(form, t, 'name').press('Enter');
    release();
    await expect(page.getByRole('status')).toHaveText(t('EnquiryForm.success'));
    expect(emailjs.sent).toHaveLength(1);
  });

  test('a different enquiry right after the first is sent; a second press of Send is not', async ({
    page,
    t,
    emailjs,
  }) => {
    const form = enquiryForm(page, t);
    await fillIn(form, t);
    await send(form, t);
    await expect(page.getByRole('status')).toHaveText(t('EnquiryForm.success'));
    await send(form, t);
    await expect(page.getByRole('status')).toHaveText(t('EnquiryForm.success'));
    await field(form, t, 'name').fill('Ada');
    await send(form, t);
    await expect.poll(() => emailjs.sent.length).toBe(2);
    expect(emailjs.sent[1]?.fields[0]).toEqual(['name', 'Ada']);
  });

  test('while it is sent, fields are read-only, and leaving asks', async ({
    page,
    t,
    emailjs,
    siteLocale,
  }) => {
    const other = siteLocale === 'it' ? 'en' : 'it';
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      return dialog.dismiss();
    });
    const release = emailjs.hold();
    const form = enquiryForm(page, t);
    await fillIn(form, t);
    await send(form, t);
    await expect.poll(() => emailjs.sent.length).toBe(1);
    for (const name of fieldNames) await expect(field(form, t, name)).not.toBeEditable();
    await page
      .getByRole('link', { name: languages[other].name, exact: true })
      .click({ noWaitAfter: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await expectTyped(form, t);
    release();
    await expect(page.getByRole('status')).toHaveText(t('EnquiryForm.success'));
    await expect(field(form, t, 'name')).toBeEditable();
    await page.getByRole('link', { name: languages[other].name, exact: true }).click();
    await expect(page).toHaveURL(href(other, 'contacts'));
    expect(asked).toHaveLength(1);
  });

  for (const [answer, cause, network] of [
    ['refusal', /refused it with status 400: The service ID not found/, /status of 400/],
    ['offline', /could not be reached/, /net::ERR_INTERNET_DISCONNECTED/],
  ] as const) {
    test(`failure (${answer}): logged with its cause, the text stays, a retry is sent`, async ({
      page,
      t,
      emailjs,
      guard,
    }) => {
      guard.expectConsole(cause);
      guard.expectConsole(network);
      emailjs.answerWith(answer);
      const form = enquiryForm(page, t);
      await fillIn(form, t);
      const logged = failure(page);
      await send(form, t);
      await logged;
      await expect(page.getByRole('status')).toBeEmpty();
      await expectTyped(form, t);

      emailjs.answerWith('success');
      await send(form, t);
      await expect(page.getByRole('status')).toHaveText(t('EnquiryForm.success'));
      expect(emailjs.sent.map(({ fields }) => fields)).toEqual([
        [...written, ...sdkParts],
        [...written, ...sdkParts],
      ]);
    });
  }

  test('typed text is never stored, sent or not', async ({ page, t, emailjs, guard, context }) => {
    guard.expectConsole(/was not sent/);
    guard.expectConsole(/status of 400/);
    const form = enquiryForm(page, t);

    emailjs.answerWith('refusal');
    await fillIn(form, t);
    const logged = failure(page);
    await send(form, t);
    await logged;
    expect(await everythingStored(context, page)).not.toMatch(typedText);

    emailjs.answerWith('success');
    await send(form, t);
    await expect(page.getByRole('status')).toHaveText(t('EnquiryForm.success'));
    expect(await everythingStored(context, page)).not.toMatch(typedText);
  });
});

test.describe('Validation', () => {
  test.beforeEach(async ({ page, path }) => {
    await page.goto(path('contacts'));
  });

  test('a filled honeypot sends nothing and is logged', async ({ page, t, emailjs, guard }) => {
    guard.expectConsole(/The enquiry was not sent: the hidden field/);
    const form = enquiryForm(page, t);
    await fillIn(form, t);
    const honeypot = page.locator('#topic');
    await expect(honeypot).not.toBeInViewport();
    await honeypot.fill('https://spam.example', { force: true });
    const logged = failure(page);
    await send(form, t);
    await logged;
    expect(emailjs.sent).toEqual([]);
    await expect(page.getByRole('status')).toBeEmpty();
  });
});

test.describe('The phone', () => {
  // What is seen is what is sent, before the form's script and with it.
  for (const isHeld of [true, false]) {
    test(`keeps the digits that are typed and pasted, ${isHeld ? 'before' : 'with'} the script`, async ({
      page,
      path,
      t,
      emailjs,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const release = isHeld ? await holdFormScript(page) : undefined;
      await page.goto(path('contacts'));
      if (!isHeld) await alive(page);
      const phone = field(enquiryForm(page, t), t, 'phone');
      await phone.pressSequentially('0888 123-45e.6');
      await expect(phone).toHaveValue('0888123456');
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown']) await phone.press(key);
      await phone.hover();
      await page.mouse.wheel(0, 20);
      await expect(phone).toHaveValue('0888123456');
      await page.evaluate(() => navigator.clipboard.writeText('+359 (888) 123-456'));
      await phone.press('ControlOrMeta+a');
      await phone.press('ControlOrMeta+v');
      await expect(phone).toHaveValue('359888123456');
      await release?.();
      await send(enquiryForm(page, t), t);
      await expect.poll(() => emailjs.sent.length).toBe(1);
      expect(Object.fromEntries(emailjs.sent[0]?.fields ?? []).phone).toBe('359888123456');
    });
  }

  test('is the only field that the mouse wheel leaves', async ({ page, path, t }) => {
    await page.goto(path('contacts'));
    const form = enquiryForm(page, t);
    for (const name of fieldNames) {
      await field(form, t, name).focus();
      await field(form, t, name).hover();
      await page.mouse.wheel(0, 2);
      const focused = await field(form, t, name).evaluate((it) => it === document.activeElement);
      expect({ name, focused }).toEqual({ name, focused: name !== 'phone' });
    }
  });
});

test.describe('An enquiry about a service', () => {
  test('names it once, and not again after it is sent', async ({
    page,
    path,
    t,
    emailjs,
    siteLocale,
  }) => {
    const other = siteLocale === 'it' ? 'en' : 'it';
    await page.goto(`${path('contacts')}?service=epc`);
    const description = page.locator('#description');
    await expect(description).toHaveValue(new RegExp(t('Services.epc.title')));
    await send(enquiryForm(page, t), t);
    await expect.poll(() => emailjs.sent.length).toBe(1);
    await expect(description).toHaveValue('');
    await expect(page).toHaveURL(path('contacts'));
    await page.getByRole('link', { name: languages[other].name, exact: true }).click();
    await expect(page).toHaveURL(href(other, 'contacts'));
    await alive(page);
    await expect(description).toHaveValue('');
  });
});

test.describe('Before the form’s script has loaded', () => {
  test('a pressed send loads no page and is sent once, with the typed text', async ({
    page,
    path,
    t,
    emailjs,
  }) => {
    const release = await holdFormScript(page);
    await page.goto(path('contacts'));
    const form = enquiryForm(page, t);
    await fillIn(form, t);
    await send(form, t);
    await form.getByRole('button', { name: t('EnquiryForm.sending') }).click();
    await expect(page).toHaveURL(path('contacts'));
    expect(emailjs.sent).toEqual([]);

    await release();
    await expect(page.getByRole('status')).toHaveText(t('EnquiryForm.success'));
    expect(emailjs.sent).toHaveLength(1);
    expect(emailjs.sent[0]?.byNavigation).toBe(false);
    expect(emailjs.sent[0]?.fields).toEqual([...written, ...sdkParts]);
  });

  test('native validation applies, too', async ({ page, path, t, emailjs }) => {
    const release = await holdFormScript(page);
    await page.goto(path('contacts'));
    const form = enquiryForm(page, t);
    const email = field(form, t, 'email');
    await email.fill('maria(at)rossi');
    await send(form, t);
    await release();
    await alive(page);
    await expect(email).toHaveValue('maria(at)rossi');
    await email.fill(enquiry.email);
    await send(form, t);
    await expect(page.getByRole('status')).toHaveText(t('EnquiryForm.success'));
    expect(emailjs.sent).toHaveLength(1);
  });

  test('a pressed send is carried over a flag, and is sent once', async ({
    page,
    path,
    t,
    siteLocale,
    emailjs,
  }) => {
    const other = siteLocale === 'it' ? 'en' : 'it';
    page.on('dialog', (dialog) => dialog.accept());
    const release = await holdFormScript(page);
    await page.goto(path('contacts'));
    await fillIn(enquiryForm(page, t), t);
    await send(enquiryForm(page, t), t);
    await page.getByRole('link', { name: languages[other].name, exact: true }).click();
    await expect(page).toHaveURL(href(other, 'contacts'));
    await release();
    await expect(page.getByRole('status')).toHaveText(translator(other)('EnquiryForm.success'));
    expect(emailjs.sent.map(({ fields }) => fields)).toEqual([[...written, ...sdkParts]]);
  });

  test('a send that waits for 10 s is made by the browser', async ({ page, path, t, emailjs }) => {
    await page.clock.install();
    await holdFormScript(page);
    await page.goto(path('contacts'));
    const form = enquiryForm(page, t);
    await fillIn(form, t);
    await send(form, t);
    await page.clock.fastForward(9000);
    expect(emailjs.sent).toHaveLength(0);
    await page.clock.fastForward(1500);
    await expect.poll(() => emailjs.sent.map(({ byNavigation }) => byNavigation)).toEqual([true]);
    expect(emailjs.sent[0]?.fields).toEqual([...written, ...idParts]);
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("the browser's own POST reaches EmailJS once, with the ids", async ({
    page,
    path,
    t,
    emailjs,
  }) => {
    await page.goto(path('contacts'));
    const form = enquiryForm(page, t);
    await fillIn(form, t);
    await send(form, t);
    await expect(page).toHaveURL('https://api.emailjs.com/api/v1.0/email/send-form');
    expect(emailjs.sent).toEqual([
      {
        method: 'POST',
        url: 'https://api.emailjs.com/api/v1.0/email/send-form',
        byNavigation: true,
        fields: [...written, ...idParts],
      },
    ]);
  });
});

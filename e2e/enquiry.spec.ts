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
import { expect, hydrated, test, translator, withLateRuntime } from './lib/fixtures';

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
    await expect(form.getByRole('button')).toHaveText(t('EnquiryForm.sending'));
    await expect(page.getByRole('status')).toHaveText(t('EnquiryForm.sending'));
    release();
    await expect(page.getByRole('status')).toHaveText(t('EnquiryForm.success'));
    await expect(form.getByRole('button')).toHaveText(t('EnquiryForm.send'));
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
    await hydrated(page);
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

  test('one enquiry is sent in 10 s, also across languages', async ({
    page,
    path,
    t,
    siteLocale,
    emailjs,
    guard,
  }) => {
    guard.expectConsole(/The enquiry was not sent: the last one was less than 10 s ago/);
    const now = new Date('2026-06-21T12:00:00');
    await page.clock.install({ time: now });
    // A minute: the clock runs until then, and on a slow machine the call itself takes more than a second.
    await page.clock.pauseAt(now.getTime() + 60_000);
    await page.goto(path('contacts'));
    await hydrated(page);
    await send(enquiryForm(page, t), t);
    await expect(page.getByRole('status')).toHaveText(t('EnquiryForm.success'));

    const other = siteLocale === 'it' ? 'en' : 'it';
    const words = translator(other);
    await page.getByRole('link', { name: languages[other].name, exact: true }).click();
    await expect(page).toHaveURL(href(other, 'contacts'));
    const form = enquiryForm(page, words);
    await fillIn(form, words);
    await page.clock.runFor(9999);
    const logged = failure(page);
    await send(form, words);
    await logged;
    expect(emailjs.sent).toHaveLength(1);
    await expect(form.locator('#description')).toHaveValue(enquiry.description);

    await page.clock.runFor(1);
    await send(form, words);
    await expect(page.getByRole('status')).toHaveText(words('EnquiryForm.success'));
    expect(emailjs.sent[1]?.fields).toEqual([...written, ...sdkParts]);
  });

  test('a send continues through a language switch', async ({ page, t, siteLocale, emailjs }) => {
    const other = siteLocale === 'it' ? 'en' : 'it';
    await hydrated(page);
    const release = emailjs.hold();
    const form = enquiryForm(page, t);
    await fillIn(form, t);
    await send(form, t);
    await expect.poll(() => emailjs.sent.length).toBe(1);
    await page.getByRole('link', { name: languages[other].name, exact: true }).click();
    await expect(page).toHaveURL(href(other, 'contacts'));
    const after = enquiryForm(page, translator(other));
    await expect(after.getByRole('button')).toHaveText(translator(other)('EnquiryForm.sending'));
    release();
    await expect(page.getByRole('status')).toHaveText(translator(other)('EnquiryForm.success'));
    await expect(after.locator('#description')).toHaveValue('');
    expect(emailjs.sent).toHaveLength(1);
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
    const honeypot = page.locator('#company-url');
    await expect(honeypot).not.toBeInViewport();
    await honeypot.fill('https://spam.example', { force: true });
    const logged = failure(page);
    await send(form, t);
    await logged;
    expect(emailjs.sent).toEqual([]);
    await expect(page.getByRole('status')).toBeEmpty();
  });
});

test.describe('Before the runtime has loaded', () => {
  test('a pressed send loads no page and is sent once, with the typed text', async ({
    page,
    path,
    t,
    emailjs,
  }) => {
    const release = await withLateRuntime(page);
    await page.goto(path('contacts'));
    const form = enquiryForm(page, t);
    await fillIn(form, t);
    await send(form, t);
    await form.getByRole('button').click();
    await expect(page).toHaveURL(path('contacts'));
    expect(emailjs.sent).toEqual([]);

    await release();
    await expect(page.getByRole('status')).toHaveText(t('EnquiryForm.success'));
    expect(emailjs.sent).toHaveLength(1);
    expect(emailjs.sent[0]?.byNavigation).toBe(false);
    expect(emailjs.sent[0]?.fields).toEqual([...written, ...sdkParts]);
  });

  test('typed text stays, and is sent later', async ({ page, path, t, emailjs }) => {
    const release = await withLateRuntime(page);
    await page.goto(path('contacts'));
    const form = enquiryForm(page, t);
    await fillIn(form, t);
    await release();
    await hydrated(page);
    await expectTyped(form, t);
    await send(form, t);
    await expect(page.getByRole('status')).toHaveText(t('EnquiryForm.success'));
    expect(emailjs.sent.map(({ fields }) => fields)).toEqual([[...written, ...sdkParts]]);
  });

  test('native validation applies, too', async ({ page, path, t, emailjs }) => {
    const release = await withLateRuntime(page);
    await page.goto(path('contacts'));
    const form = enquiryForm(page, t);
    const email = field(form, t, 'email');
    await email.fill('maria(at)rossi');
    await send(form, t);
    await release();
    await hydrated(page);
    await expect(email).toHaveValue('maria(at)rossi');
    await email.fill(enquiry.email);
    await send(form, t);
    await expect(page.getByRole('status')).toHaveText(t('EnquiryForm.success'));
    expect(emailjs.sent).toHaveLength(1);
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

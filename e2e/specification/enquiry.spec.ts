import { sendFormUrl } from '@/site/emailjs';
import { routes } from '@/site/routes';
import { typedText, written } from '../lib/contacts';
import { expect, rule, test } from '../lib/fixtures';

test(
  'typed text is stored nowhere: not when it is refused, nor sent, nor left behind',
  rule('3 Enquiry'),
  async ({ site, contacts, emailjs, guard }) => {
    guard.tolerateConsole(/was not sent|status of 400/);
    emailjs.answerWith('refusal');
    await contacts.open();
    await contacts.fillIn();
    await contacts.sendInVain();
    expect(await contacts.traces()).not.toMatch(typedText);

    emailjs.answerWith('success');
    await contacts.send();
    await contacts.expectSuccess();
    expect(await contacts.traces()).not.toMatch(typedText);

    await contacts.fillIn();
    await site.open('home');
    expect(await contacts.traces()).not.toMatch(typedText);
    await contacts.open();
    await contacts.expectEmpty();
  },
);

test(
  'the browser itself checks the e-mail address, and nothing is sent until it is one',
  rule('5 Validation'),
  async ({ contacts, emailjs }) => {
    await contacts.open();
    const email = contacts.field('email');
    await email.fill('maria');
    await contacts.send();
    await expect(email).toBeFocused();
    await expect(contacts.form.locator('input:invalid')).toHaveCount(1);
    await expect(contacts.status).toBeEmpty();
    expect(emailjs.sent).toEqual([]);

    await email.pressSequentially('@rossi.example');
    await contacts.send();
    await contacts.expectSuccess();
    expect(emailjs.sent).toHaveLength(1);
  },
);

test('no field is required', rule('5 Validation'), async ({ contacts, emailjs }) => {
  await contacts.open();
  await contacts.send();
  await contacts.expectSuccess();
  expect(emailjs.sent.map(({ fields }) => fields)).toEqual([written.map(([name]) => [name, ''])]);
});

test(
  'no field has a length, and the phone takes digits, which are sent as typed',
  rule('5 Validation'),
  async ({ contacts, emailjs }) => {
    await contacts.open();
    const phone = contacts.field('phone');
    await phone.pressSequentially('call 00359888123456000000');
    await expect(phone).toHaveValue('00359888123456000000');
    const description = 'слънце '.repeat(3000);
    await contacts.field('name').fill('x');
    await contacts.field('description').fill(description);
    await contacts.send();
    await contacts.expectSuccess();
    expect(Object.fromEntries(emailjs.sent[0]?.fields ?? [])).toMatchObject({
      name: 'x',
      phone: '00359888123456000000',
      description,
    });
  },
);

test(
  'one multipart POST to EmailJS, with version and ids; no other call on any page, and no cookie',
  rule('7 Request'),
  async ({ site, contacts, page, emailjs, context }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const type = request.headers()['content-type']?.split(';')[0];
      // The guard refuses other hosts.
      if (!['GET', 'HEAD'].includes(request.method())) calls.push(`${request.method()} ${type}`);
    });
    for (const route of [...routes, 'contacts'] as const) {
      await site.open(route);
      // Also loads everything lazy: pictures, film, map.
      await page.keyboard.press('End');
    }
    await contacts.fillIn();
    await contacts.send();
    await contacts.expectSuccess();
    expect(calls).toEqual(['POST multipart/form-data']);
    expect(sendFormUrl).toBe('https://api.emailjs.com/api/v1.0/email/send-form');
    expect(emailjs.sent).toEqual([
      {
        method: 'POST',
        url: sendFormUrl,
        byNavigation: false,
        fields: written,
        ids: {
          lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
          service_id: 'service_under_test',
          template_id: 'template_under_test',
          user_id: 'key_under_test',
        },
      },
    ]);
    expect(await context.cookies()).toEqual([]);
  },
);

test(
  'sending fails when an id is missing, and names the setting',
  rule('8 Sending'),
  async ({ contacts, page, emailjs, guard }) => {
    for (const [id, setting] of [
      ['key_under_test', 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY'],
      ['service_under_test', 'NEXT_PUBLIC_EMAILJS_SERVICE_ID'],
      ['template_under_test', 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID'],
    ] as const) {
      guard.expectConsole(new RegExp(`was not sent: .*required.*${setting}`));
      await contacts.open();
      // What a build without this setting gives the form's script.
      await page.locator('[data-enquiry]').evaluate((form: HTMLElement, value) => {
        form.dataset.props = form.dataset.props?.replace(value, '');
      }, id);
      await contacts.fillIn();
      await contacts.sendInVain();
      await contacts.expectTyped();
    }
    await expect(contacts.status).toBeEmpty();
    expect(emailjs.sent).toEqual([]);
  },
);

test(
  'sending fails when the element is not a form',
  rule('8 Sending'),
  async ({ contacts, emailjs, guard }) => {
    guard.expectConsole(/was not sent: .*expected to be the HTML form element/);
    await contacts.open();
    await contacts.alive();
    // The SDK knows a form by its nodeName.
    await contacts.form.evaluate((form) =>
      Object.defineProperty(form, 'nodeName', { value: 'DIV' }),
    );
    await contacts.sendInVain();
    await expect(contacts.status).toBeEmpty();
    expect(emailjs.sent).toEqual([]);
  },
);

import { deliveryVariables } from '@/components/contacts/EnquiryForm/delivery';
import { addedBySdk } from '@/components/contacts/EnquiryForm/deliveryFixture';
import { fieldNames, typedText, written } from '@/e2e/lib/contacts';
import { deliverySettings, disguise, disguised, specifiedUrl } from '@/e2e/lib/delivery';
import { expect, rule, test } from '@/e2e/lib/fixtures';
import { routeNames } from '@/site/routes';

test(
  'no typed text is stored beyond the visit, nor while its page is open',
  rule('3 Enquiry'),
  async ({ site, contacts, delivery, guard, page, context }) => {
    guard.tolerateConsole(/was not sent|status of 400/);
    delivery.answerWith('refusal');
    await contacts.open();
    await contacts.fillIn();
    await contacts.sendInVain();
    expect(await contacts.traces(), 'after a failure').not.toMatch(typedText);
    await site.switchTo(site.other, 'contacts');
    await contacts.in(site.other).expectTyped();
    expect(await contacts.traces(), 'over a flag').not.toMatch(typedText);

    // On another page, session storage has it, which ends with the tab.
    await site.open('home');
    expect(JSON.stringify(await context.storageState({ indexedDB: true }))).not.toMatch(typedText);
    expect(await page.evaluate(() => Object.keys({ ...sessionStorage }).sort())).toEqual([
      'draft',
      'lang',
    ]);

    delivery.answerWith('success');
    await contacts.open();
    await contacts.expectTyped();
    await contacts.send();
    await contacts.expectSuccess();
    expect(await contacts.traces(), 'after a success').not.toMatch(typedText);
    await site.open('home');
    expect(await contacts.traces(), 'on the next page').not.toMatch(typedText);
  },
);

test('a failure shows nothing', rule('4 Failure'), async ({ contacts, page, delivery, guard }) => {
  guard.expectConsole(/not sent: .*status 400: The service ID not found/);
  guard.tolerateConsole(/status of 400/);
  delivery.answerWith('refusal');
  await contacts.open();
  await contacts.alive();
  await contacts.fillIn();
  const before = await page.locator('body').ariaSnapshot();
  await contacts.sendInVain();
  await expect(contacts.button).toHaveAccessibleName(contacts.site.t('EnquiryForm.send'));
  expect(await page.locator('body').ariaSnapshot()).toBe(before);
  await contacts.expectTyped();
});

test(
  'only the form of the e-mail address is checked: no field is required or bounded',
  rule('5 Validation'),
  async ({ contacts, delivery }) => {
    await contacts.open();
    const email = contacts.field('email');
    await email.fill('maria');
    await contacts.send();
    await expect(email).toBeFocused();
    await expect(contacts.form.locator('input:invalid')).toHaveCount(1);
    await expect(contacts.status).toBeEmpty();
    expect(delivery.sent).toEqual([]);

    await email.clear();
    const phone = '00359888123456000000';
    await contacts.field('phone').pressSequentially(`call ${phone}`);
    await expect(contacts.field('phone')).toHaveValue(phone);
    const description = 'слънце <b>"&\u202e\u{1f31e} '.repeat(2000);
    await contacts.field('name').fill('x');
    await contacts.field('description').fill(description);
    await contacts.send();
    await contacts.expectSuccess();

    await email.fill('maria@rossi.example');
    await contacts.send();
    await expect.poll(() => delivery.sent.length).toBe(2);
    const empty = Object.fromEntries(fieldNames.map((name) => [name, '']));
    expect(delivery.sent.map(({ fields }) => Object.fromEntries(fields))).toEqual([
      { ...empty, name: 'x', phone, description },
      { ...empty, email: 'maria@rossi.example' },
    ]);
  },
);

test('one POST is the only call', rule('7 Request'), async ({ site, contacts, delivery }) => {
  const { page } = site;
  const calls: string[] = [];
  page.on('request', (request) => {
    const type = request.headers()['content-type']?.split(';')[0];
    // The guard refuses requests to other hosts.
    if (!['GET', 'HEAD'].includes(request.method())) calls.push(`${request.method()} ${type}`);
  });
  for (const route of [...routeNames, 'contacts'] as const) {
    await site.open(route);
    // This also loads everything lazy: pictures, film and map.
    await page.keyboard.press('End');
  }
  await contacts.fillIn();
  await contacts.send();
  await contacts.expectSuccess();
  expect(calls).toEqual(['POST multipart/form-data']);
  const bySdk = Object.fromEntries(
    Object.entries(addedBySdk).map(([name, value]) => [name, expect.stringMatching(value)]),
  );
  expect(delivery.sent).toEqual([
    {
      method: 'POST',
      url: specifiedUrl,
      byNavigation: false,
      fields: written,
      added: { ...deliverySettings, ...bySdk },
    },
  ]);
  expect(await page.context().cookies()).toEqual([]);
});

test('sending without an id fails', rule('8 Sending'), async ({ contacts, delivery, guard }) => {
  const fails = async (cause: string) => {
    guard.expectConsole(new RegExp(`was not sent: .*${cause}`));
    await contacts.sendInVain();
    await expect(contacts.status).toBeEmpty();
    await contacts.expectTyped();
    expect(delivery.sent).toEqual([]);
  };
  await contacts.open();
  // A build without the setting passes an empty value to the form's script. EnquiryForm.test.tsx tests each setting.
  const [{ variable, field }] = deliveryVariables;
  await contacts.site.page.locator('[data-props]').evaluate((form: HTMLElement, value) => {
    form.dataset.props = form.dataset.props?.replace(value, '');
  }, deliverySettings[field]);
  await contacts.fillIn();
  await fails(`not set when this site was built: ${variable}`);
  await contacts.open();
  await contacts.alive();
  // The form has kept what was typed. Firefox's driver would add to it instead of replacing it.
  await contacts.expectTyped();
  await contacts.form.evaluate(disguise);
  await fails(disguised);
});

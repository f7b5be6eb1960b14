/* Bad input in a real browser. The unit tests have thousands more cases (site/fuzz.test.ts, browser/early). */

import fc from 'fast-check';
import { sendFormUrl } from '@/site/emailjs';
import { expect, test } from '../lib/fixtures';

/** Values of a failure come again with its seed; E2E_SEED tries others. */
const seed = Number(process.env.E2E_SEED ?? 6);

const bad = [
  ...['..', '%2e%2e', '%2f%2fevil.example', '%00', '%'],
  ...['\\evil.example', '/evil.example', '@evil.example'],
  '<script>document.title="reached"</script>',
  '"><img src=x onerror="document.title=\'reached\'">',
  'javascript:document.title="reached"',
  ...['\u202egnp', 'услуги', 'خدمات', '服务', '\u{1f31e}', 'it', 'bg'],
  'x'.repeat(8192),
];
const text = fc.oneof(fc.constantFrom(...bad), fc.string({ unit: 'grapheme', maxLength: 30 }));
const binary = (maxLength: number) => fc.oneof(text, fc.string({ unit: 'binary', maxLength }));

const addresses = fc.record({
  path: fc.oneof(
    fc.constantFrom('/', '/it/', '/bg/contacts/', '/services/'),
    fc.array(text, { maxLength: 4 }).map((parts) => `/${parts.map(encodeURI).join('/')}`),
  ),
  query: text,
  hash: text,
  session: text,
});

const enquiries = fc.record({
  name: text,
  email: fc.constantFrom('', 'a@b.example'),
  phone: fc.constantFrom('', '00359', '-1', '1e5', '359888123456000000000'),
  address: binary(40),
  description: binary(200),
});

test.slow();

test(`addresses of seed ${seed}: none leads away`, async ({ page, site, baseURL, guard }) => {
  // Invalid addresses are answered with 404, or by the engine with 400 or 414.
  guard.tolerateConsole(/Failed to load resource/);
  await page.goto('/robots.txt');
  for (const { path, query, hash, session } of fc.sample(addresses, { numRuns: 12, seed })) {
    await site.record(session);
    const url = `${baseURL}${path.replace(/^\/+/, '/')}?${encodeURI(query)}#${encodeURI(hash)}`;
    await page.goto(url);
    expect(new URL(page.url()).origin, url).toBe(baseURL);
    expect(await page.title(), url).not.toContain('reached');
  }
});

test(`enquiries of seed ${seed}: fields are sent unchanged`, async ({
  page,
  contacts,
  emailjs,
}) => {
  await page.clock.install();
  await contacts.open();
  await contacts.alive();
  const large = { description: `${'Щ'.repeat(104)}\n`.repeat(5000) };
  const cases = [...fc.sample(enquiries, { numRuns: 11, seed }), large];
  for (const values of cases) {
    const answer = page.waitForResponse(sendFormUrl);
    // Set by script, as password managers do, since no keyboard has control characters.
    const standing = await contacts.form.evaluate((form: HTMLFormElement, entries) => {
      for (const [name, value] of Object.entries(entries)) {
        const field = form.elements.namedItem(name) as HTMLInputElement;
        field.value = value;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      const data = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
      form.requestSubmit();
      return data;
    }, values);
    await answer;
    const asSent = standing.map(([name, text]) => [name, text.replace(/\r\n?|\n/g, '\r\n')]);
    expect(emailjs.sent.at(-1)?.fields).toEqual(asSent);
    await expect(contacts.button).not.toHaveAttribute('aria-disabled');
    await page.clock.fastForward(10_000);
  }
  expect(emailjs.sent).toHaveLength(cases.length);
  expect(await page.title()).not.toContain('reached');
});

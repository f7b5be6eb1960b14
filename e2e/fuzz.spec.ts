/* Bad input in a real browser. The unit tests have thousands more cases (site/fuzz.test.ts, browser/early). */

import fc from 'fast-check';
import { sendFormUrl } from '@/site/emailjs';
import { enquiryForm, fieldNames } from './lib/enquiry';
import { alive, expect, test } from './lib/fixtures';

const bad = fc.constantFrom(
  ...[
    '..',
    '%2e%2e',
    '%2f%2fevil.example',
    '%00',
    '%',
    '\\evil.example',
    '/evil.example',
    '@evil.example',
  ],
  ...[
    '<script>document.title="reached"</script>',
    '"><img src=x onerror="document.title=\'reached\'">',
  ],
  ...[
    'javascript:document.title="reached"',
    '\u202egnp',
    'услуги',
    'خدمات',
    '服务',
    '\u{1f31e}',
    'it',
    'bg',
  ],
  'x'.repeat(8192),
);
const text = fc.oneof(bad, fc.string({ unit: 'grapheme', maxLength: 30 }));

test('12 addresses, each with its own session: no script runs, no redirect leaves the site', async ({
  page,
  baseURL,
  guard,
}) => {
  // Invalid addresses are answered with 404, or by the engine with 400 or 414.
  guard.tolerateConsole(/Failed to load resource/);
  await page.goto('/robots.txt');
  const cases = fc.sample(
    fc.record({
      path: fc.oneof(
        fc.constantFrom('/', '/it/', '/bg/contacts/', '/services/'),
        fc.array(text, { maxLength: 4 }).map((parts) => `/${parts.map(encodeURI).join('/')}`),
      ),
      query: text,
      hash: text,
      session: text,
    }),
    { numRuns: 12, seed: 6 },
  );
  for (const { path, query, hash, session } of cases) {
    await page.evaluate((value) => sessionStorage.setItem('lang', value), session);
    const url = `${baseURL}${path.replace(/^\/+/, '/')}?${encodeURI(query)}#${encodeURI(hash)}`;
    await page.goto(url);
    expect(new URL(page.url()).origin, url).toBe(baseURL);
    expect(await page.title(), url).not.toContain('reached');
  }
});

test.slow();

test('12 enquiries: the values of the fields are sent unchanged', async ({
  page,
  path,
  t,
  emailjs,
}) => {
  await page.clock.install();
  await page.goto(path('contacts'));
  await alive(page);
  const form = enquiryForm(page, t);
  const cases = fc.sample(
    fc.record({
      name: text,
      email: fc.constantFrom('', 'a@b.example'),
      phone: fc.constantFrom('', '00359', '-1', '1e5', '359888123456000000000'),
      address: fc.oneof(text, fc.string({ unit: 'binary', maxLength: 40 })),
      description: fc.oneof(text, fc.string({ unit: 'binary', maxLength: 200 })),
    }),
    { numRuns: 11, seed: 6 },
  );
  cases.push({
    ...cases[0],
    name: 'large',
    email: '',
    phone: '',
    address: '',
    description: `${'Щ'.repeat(104)}\n`.repeat(5000),
  });
  for (const values of cases) {
    const answer = page.waitForResponse(sendFormUrl);
    // Set by script, as password managers do, since no keyboard has control characters.
    const standing = await form.evaluate((element: HTMLFormElement, entries) => {
      for (const [name, value] of Object.entries(entries)) {
        const field = element.elements.namedItem(name) as HTMLInputElement;
        field.value = value;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      const data = [...new FormData(element)].map(([name, value]) => [name, String(value)]);
      element.requestSubmit();
      return data;
    }, values);
    await answer;
    const normalized = standing.map(([name, value]) => [name, value?.replace(/\r\n?|\n/g, '\r\n')]);
    expect(emailjs.sent.at(-1)?.fields.slice(0, fieldNames.length)).toEqual(normalized);
    await expect(form.getByRole('button')).not.toHaveAttribute('aria-disabled');
    await page.clock.fastForward(10_000);
  }
  expect(emailjs.sent).toHaveLength(cases.length);
  expect(await page.title()).not.toContain('reached');
});

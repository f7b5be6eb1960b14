/*
 * The optional reCAPTCHA. The export under test has no key: if something of Google's loads without one, `guard` fails every
 * test of the form. Here the test writes a key into the page, and plays Google.
 */

import type { Page } from '@playwright/test';
import { expect, type Guard, test } from '../lib/fixtures';

/** Plays Google's script, as far as the page uses it. */
const googleScript = `
  let count = 1;
  const answer = document.createElement('textarea');
  answer.name = 'g-recaptcha-response';
  answer.hidden = true;
  window.grecaptcha = {
    ready: (run) => setTimeout(run),
    render: (place, { sitekey }) => {
      place.append(answer);
      answer.value = 'token 1 of ' + sitekey;
      return 0;
    },
    reset: () => { answer.value = 'token ' + ++count; },
  };`;

/** Gives the site a key and extends its policy, as the build does; returns the requests to Google. */
async function withKey(page: Page, guard: Guard): Promise<URL[]> {
  const asked: URL[] = [];
  guard.allowHost('www.google.com');
  await page.route('https://www.google.com/**', (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({ contentType: 'text/javascript', body: googleScript });
  });
  await page.route('**/contacts/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replace('recaptchaKey&quot;:&quot;', 'recaptchaKey&quot;:&quot;key_1')
      .replace('data-enquiry="waiting"', '$& data-guarded=""')
      .replace("script-src 'self'", '$& https://www.google.com/recaptcha/')
      .replace("; trusted-types 'none'", '')
      // The container of Google's box, which a build with a key has in its HTML.
      .replace(/<div class="([\w-]+_)end"/, '<div class="$1recaptcha"></div>$&');
    await route.fulfill({ response, body });
  });
  return asked;
}

test('it loads at the first focus, and is sent once', async ({
  page,
  contacts,
  emailjs,
  guard,
}) => {
  const asked = await withKey(page, guard);
  const answer = contacts.form.locator('[name="g-recaptcha-response"]');
  await contacts.open();
  // Without the focus: a send without an answer must wait for another press.
  await contacts.button.evaluate((button: HTMLButtonElement) => button.click());
  await contacts.alive();
  expect([...asked, ...emailjs.sent]).toEqual([]);

  await contacts.field('name').focus();
  await expect(answer).toHaveValue('token 1 of key_1');
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/recaptcha/api.js']);
  expect(asked[0]?.searchParams.get('hl')).toBe(contacts.site.locale);

  await contacts.send();
  await contacts.expectSuccess();
  expect(emailjs.sent).toHaveLength(1);
  expect(emailjs.sent[0]?.fields).toContainEqual(['g-recaptcha-response', 'token 1 of key_1']);
  await expect(answer).toHaveValue('token 2');
});

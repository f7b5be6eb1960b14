/*
 * The optional reCAPTCHA. The export under test has no key, so the first test applies to every site without one; the others
 * write the key into the page. Google is intercepted at the network.
 */

import type { Page } from '@playwright/test';
import { enquiryForm, field, send } from './lib/enquiry';
import { alive, expect, type Guard, test } from './lib/fixtures';

/** Plays Google's script, as far as the page uses it. */
const googleScript = `
  let count = 0;
  window.grecaptcha = {
    ready: (run) => setTimeout(run),
    render: (place, { sitekey }) => {
      const answer = document.createElement('textarea');
      answer.name = 'g-recaptcha-response';
      answer.hidden = true;
      place.append(answer);
      answer.value = 'token 1 of ' + sitekey;
      window.resetCaptcha = () => { answer.value = 'token ' + (++count + 1) + ' of ' + sitekey; };
      return 0;
    },
    reset: () => window.resetCaptcha(),
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
    await route.fulfill({
      response,
      body: html
        .replace(
          '&quot;recaptchaKey&quot;:&quot;&quot;',
          '&quot;recaptchaKey&quot;:&quot;key_1&quot;',
        )
        .replace('data-enquiry="waiting"', 'data-enquiry="waiting" data-guarded=""')
        .replace("script-src 'self'", "script-src 'self' https://www.google.com/recaptcha/")
        .replace("; trusted-types 'none'", '')
        // The container of Google's box, which a build with a key has in its HTML.
        .replace(/<div class="([\w-]+_)end"/, '<div class="$1recaptcha"></div>$&'),
    });
  });
  return asked;
}

test.describe('reCAPTCHA', () => {
  test('without a key nothing of Google’s loads', async ({ page, path, t, emailjs }) => {
    // The guard reports requests to any other host.
    await page.goto(path('contacts'));
    const form = enquiryForm(page, t);
    await field(form, t, 'name').focus();
    await alive(page);
    await send(form, t);
    await expect(page.getByRole('status')).toHaveText(t('EnquiryForm.success'));
    expect(emailjs.sent[0]?.fields.map(([name]) => name)).not.toContain('g-recaptcha-response');
  });

  test('with a key it loads at the first focus in the form, and its answer is sent once', async ({
    page,
    path,
    t,
    siteLocale,
    emailjs,
    guard,
  }) => {
    const asked = await withKey(page, guard);
    await page.goto(path('contacts'));
    await alive(page);
    expect(asked).toEqual([]);

    const form = enquiryForm(page, t);
    const answer = form.locator('[name="g-recaptcha-response"]');
    await field(form, t, 'name').fill('Мария');
    await expect(answer).toHaveValue('token 1 of key_1');
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/recaptcha/api.js']);
    expect(asked[0]?.searchParams.get('hl')).toBe(siteLocale);

    await send(form, t);
    await expect(page.getByRole('status')).toHaveText(t('EnquiryForm.success'));
    expect(emailjs.sent).toHaveLength(1);
    expect(emailjs.sent[0]?.fields).toContainEqual(['g-recaptcha-response', 'token 1 of key_1']);
    await expect(answer).toHaveValue('token 2 of key_1');
  });

  test('with a key, a send pressed before it has loaded is not sent by itself', async ({
    page,
    path,
    t,
    emailjs,
    guard,
  }) => {
    await withKey(page, guard);
    await page.goto(path('contacts'));
    const form = enquiryForm(page, t);
    await form.getByRole('button').evaluate((button: HTMLButtonElement) => button.click());
    await alive(page);
    expect(emailjs.sent).toEqual([]);
    await form.getByRole('button').focus();
    await expect(form.locator('[name="g-recaptcha-response"]')).toHaveValue('token 1 of key_1');
    await send(form, t);
    await expect(page.getByRole('status')).toHaveText(t('EnquiryForm.success'));
  });
});

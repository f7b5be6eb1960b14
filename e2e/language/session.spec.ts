/* The rules of docs/architecture.md, "The language of a visit". browser/language/decideLanguage.test.ts has all their cases. */

import { locales } from '@/i18n/locales';
import { routes } from '@/site/routes';
import { written } from '../lib/contacts';
import { expect, rule, test } from '../lib/fixtures';

test(
  'each page opened directly is in its language, which is recorded',
  rule('4 Language', '@live'),
  async ({ site }) => {
    for (const route of routes) {
      await site.open(route);
      await site.expect(route);
    }
  },
);

test('a bare address shows the recorded language, with query and hash', async ({ site, page }) => {
  await site.open('home');
  for (const route of routes) {
    await site.in('en').open(route, '?from=mail&x=%2F#content');
    await site.expect(route);
    await expect(page).toHaveURL(site.path(route, '?from=mail&x=%2F#content'));
  }
});

test('an address with a prefix shows its language, whatever is recorded', async ({ site }) => {
  await site.in('en').open('about');
  for (const stored of locales) {
    for (const opened of site.in('en').others) {
      await site.record(stored);
      await site.in(opened).open('about');
      await site.in(opened).expect('about');
    }
  }
});

test('a bare address adds one entry to the history', async ({ site }) => {
  await site.open('home');
  await site.in('en').open('services');
  await site.expect('services');
  await site.travel(-1);
  await site.expect('home');
});

test('the wrong language is never painted', async ({ site, page }) => {
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

test('a page whose language does not answer becomes readable at its bare address', async ({
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
  // Playwright's own functions wait for the page that never comes.
  const readable = page.waitForEvent('console', (message) => message.text() === 'readable');
  await site.in('en').open('contacts', '', { waitUntil: 'commit' });
  await readable;
});

test('the link to the company’s own website keeps the language', async ({ site, page }) => {
  await site.open('contacts');
  // As on the site's own domain.
  await page
    .getByRole('main')
    .locator('a[href^="https://"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.href = new URL('/', location.href).href;
      link.click();
    });
  await site.expect('home');
});

test('a second tab has its own session', async ({ site, page, context }) => {
  await site.open('services');
  const second = await context.newPage();
  await second.goto(site.in('en').path('services'));
  await expect(second.locator('html')).toHaveAttribute('lang', 'en');
  await expect(second).toHaveURL(site.in('en').path('services'));
  await page.goto(site.in('en').path('services'));
  await site.expect('services');
});

// site/fuzz.test.ts and browser/early have thousands more.
for (const nonsense of ['//evil.example', '<img src=x onerror=console.error(1)>']) {
  test(`where ${nonsense} is recorded, the address decides`, async ({ site }) => {
    await site.in('en').open('home');
    await site.record(nonsense);
    const documents = site.countDocuments();
    await site.in('en').open('services');
    await site.in('en').expect('services');
    expect(documents()).toBe(1);
    await site.record(nonsense);
    await site.open('services');
    await site.expect('services');
  });
}

for (const path of ['//evil.example/services/', '/it//evil.example/']) {
  test(`a path that looks like another host stays on the site: ${path}`, async ({
    site,
    page,
    guard,
    baseURL,
  }) => {
    guard.expectConsole(/404/);
    await site.in('it').open('home');
    await page.goto(`${baseURL}${path}`);
    await site.switchTo('bg', 'home');
  });
}

/** In the page. EmailJS's library reads local storage as it loads. */
function denyStorage(): void {
  const deny = {
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  Object.defineProperty(window, 'sessionStorage', { ...deny, configurable: true });
  Object.defineProperty(window, 'localStorage', { ...deny, configurable: true });
  Object.defineProperty(document, 'cookie', deny);
  Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
}

/** In the page. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

for (const [state, breakIt, record] of [
  ['is denied, cookies too', denyStorage, 'blocked'],
  ['is full', fillStorage, null],
] as const) {
  test.describe(`Storage ${state}`, () => {
    test.beforeEach(({ page }) => page.addInitScript(breakIt));

    test('the address decides; links, flags, Back and the enquiry work', async ({
      site,
      contacts,
      emailjs,
    }) => {
      await site.open('home');
      await site.follow('contacts', { record });
      const italian = await site.switchTo('it', 'contacts', { record });
      await site.in('en').open('services');
      await site.in('en').expect('services', { record });
      await site.travel(-1);
      await italian.expect('contacts', { record });
      await contacts.in('it').fillIn();
      await contacts.in('it').send();
      await contacts.in('it').expectSuccess();
      expect(emailjs.sent.map(({ fields }) => fields)).toEqual([written]);
    });

    test('a flag asks before typed text is lost', async ({ site, contacts, page }) => {
      await contacts.open();
      await contacts.fillIn();
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.type());
        return dialog.dismiss();
      });
      await site.flag('it').click({ noWaitAfter: true });
      await expect.poll(() => asked).toEqual(['beforeunload']);
      await contacts.expectTyped();
    });

    test('the slideshow can be paused', async ({ site, t, page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await site.open('home');
      await site.slideshow.getByRole('button', { name: t('Motion.pause') }).click();
      await expect(site.slideshow.getByRole('button', { name: t('Motion.play') })).toBeVisible();
    });
  });
}

test.describe('A page that the browser loads ahead', () => {
  test('is recorded when it is shown', async ({ site, page }) => {
    await site.open('services');
    // A prerendered page reads and writes a copy of the session.
    await site.flag('it').hover();
    await site.expect('services');
    await site.switchTo('it', 'services');
    await page.goto(site.in('en').path('contacts'));
    await site.in('it').expect('contacts');
  });

  test('decides nothing before', async ({ site, page }) => {
    await page.addInitScript(() => {
      let isPrerendering = window.top === window;
      Object.defineProperty(document, 'prerendering', { get: () => isPrerendering });
      Object.assign(window, {
        show: () => {
          isPrerendering = false;
          document.dispatchEvent(new Event('prerenderingchange'));
        },
      });
    });
    await site.open('services', '', { waitUntil: 'load' });
    expect(await site.session()).toEqual({});
    await page.evaluate(() => (window as unknown as { show(): void }).show());
    await site.expect('services');
  });
});

/*
 * Faults of hosts, network and browser. Each test causes one: the visitor can still do what they came for, no typed text is
 * lost, and the console has no unexpected error (the fixture's guard). docs/reliability.md lists them.
 */

import type { Locator, Page } from '@playwright/test';
import { sendFormUrl } from '@/site/emailjs';
import { openStreetMapOrigin } from '@/site/map';
import type { Route } from '@/site/routes';
import type { RuntimeScript } from '@/site/runtime';
import { enquiryForm, expectTyped, failure, fillIn, send, written } from './lib/enquiry';
import { expect, hydrated, test, translator } from './lib/fixtures';
import { countDocuments, expectPage as expectWholePage, flag, navigationLink } from './lib/visit';

// With motion: where a fault makes the browser load a whole page, its cross-fade is part of what must not fail.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Chromium's own message about a missing file. */
const fileIsMissing =
  /Failed to load resource|net::ERR|Failed to find a valid digest in the 'integrity'/;

function status(page: Page): Locator {
  return page.getByRole('status');
}

async function expectPage(
  page: Page,
  route: Route,
  locale: 'bg' | 'it' = 'bg',
  options?: { record: string | null },
): Promise<void> {
  await expectWholePage(page, locale, route, options);
}

test.describe('EmailJS', () => {
  test('answers 400, 413, 429, 500: each time the text stays; the next send is accepted', async ({
    page,
    path,
    t,
    emailjs,
    guard,
  }) => {
    const refusals = [
      [400, 'The template ID not found'],
      [413, 'Variables size limit exceeded, max 50Kb'],
      [429, 'Too Many Requests'],
      [500, '<html><body>Internal Server Error</body></html>'],
    ] as const;
    await page.goto(path('contacts'));
    const form = enquiryForm(page, t);
    await fillIn(form, t);
    for (const [code, body] of refusals) {
      guard.expectConsole(new RegExp(`was not sent: EmailJS refused it with status ${code}: `));
      guard.expectConsole(new RegExp(`status of ${code}`));
      emailjs.answerWith({ status: code, body });
      const logged = failure(page);
      await send(form, t);
      await logged;
      await expectTyped(form, t);
      await expect(status(page)).toBeEmpty();
    }
    emailjs.answerWith('success');
    await send(form, t);
    await expect(status(page)).toHaveText(t('EnquiryForm.success'));
    expect(emailjs.sent).toHaveLength(refusals.length + 1);
  });

  test('answers 200 with an unexpected body: that is a success', async ({
    page,
    path,
    t,
    emailjs,
  }) => {
    emailjs.answerWith({ status: 200, body: '<!doctype html><script>alert(1)</script>' });
    await page.goto(path('contacts'));
    await send(enquiryForm(page, t), t);
    await expect(status(page)).toHaveText(t('EnquiryForm.success'));
  });

  test('answers after 20 s: the button shows that it is sending, then the success', async ({
    page,
    path,
    t,
    emailjs,
  }) => {
    await page.clock.install();
    await page.goto(path('contacts'));
    await hydrated(page);
    const release = emailjs.hold();
    const form = enquiryForm(page, t);
    await fillIn(form, t);
    await send(form, t);
    await expect.poll(() => emailjs.sent.length).toBe(1);
    await page.clock.fastForward(20_000);
    await expect(form.getByRole('button')).toHaveText(t('EnquiryForm.sending'));
    release();
    await expect(status(page)).toHaveText(t('EnquiryForm.success'));
  });

  test('never answers: after 30 s a retry is possible, with the same text', async ({
    page,
    path,
    t,
    emailjs,
    guard,
  }) => {
    guard.expectConsole(/was not sent: EmailJS has not answered within 30 s/);
    await page.clock.install();
    await page.goto(path('contacts'));
    await hydrated(page);
    const release = emailjs.hold();
    const form = enquiryForm(page, t);
    await fillIn(form, t);
    await send(form, t);
    await expect.poll(() => emailjs.sent.length).toBe(1);
    await page.clock.fastForward(30_000);
    await expect(form.getByRole('button')).toHaveText(t('EnquiryForm.send'));
    await expectTyped(form, t);
    release();
    await send(form, t);
    await expect(status(page)).toHaveText(t('EnquiryForm.success'));
    expect(emailjs.sent).toHaveLength(2);
  });
});

test.describe('The network', () => {
  test('fails while the visitor types: the text stays, and can be sent later', async ({
    page,
    path,
    context,
    t,
    emailjs,
    guard,
  }) => {
    guard.expectConsole(/was not sent: EmailJS could not be reached/);
    guard.expectConsole(/ERR_INTERNET_DISCONNECTED/);
    await page.goto(path('contacts'));
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const form = enquiryForm(page, t);
    await fillIn(form, t);
    emailjs.answerWith('offline');
    await context.setOffline(true);
    const logged = failure(page);
    await send(form, t);
    await logged;
    await expectTyped(form, t);

    emailjs.answerWith('success');
    await context.setOffline(false);
    await send(form, t);
    await expect(status(page)).toHaveText(t('EnquiryForm.success'));
    expect(emailjs.sent.at(-1)?.fields.slice(0, 5)).toEqual(written);
  });

  test('fails before the runtime has loaded: a pressed send waits until the browser is online', async ({
    page,
    path,
    context,
    t,
    emailjs,
    guard,
  }) => {
    guard.expectConsole(/ERR_INTERNET_DISCONNECTED/);
    await page.goto(path('contacts'), { waitUntil: 'networkidle' });
    await context.setOffline(true);
    const form = enquiryForm(page, t);
    const broken = page.waitForEvent('requestfailed');
    await fillIn(form, t);
    await broken;
    await send(form, t);
    await expect(form).toHaveAttribute('data-enquiry', 'pressed');
    await context.setOffline(false);
    await expect(status(page)).toHaveText(t('EnquiryForm.success'));
    expect(emailjs.sent.map(({ byNavigation }) => byNavigation)).toEqual([false]);
    expect(emailjs.sent[0]?.fields.slice(0, 5)).toEqual(written);
  });

  test('never delivers scripts: text, links and flags work as HTML', async ({ page, path, t }) => {
    await page.route('**/*.js', () => undefined);
    await page.goto(path('home'), { waitUntil: 'commit' });
    await page.keyboard.press('Shift');
    await navigationLink(page, t, 'services').click({ noWaitAfter: true });
    await expectPage(page, 'services');
    await flag(page, 'it').click({ noWaitAfter: true });
    await expectPage(page, 'services', 'it');
  });
});

/** URLs of the scripts that a page loads at the first interaction, and of the custom elements' script. */
async function scriptsOf(page: Page, url: string): Promise<string[]> {
  await page.goto(url);
  const runtime = await page.locator('#runtime').textContent();
  const behaviours = await page.locator('script[src]').first().getAttribute('src');
  const listed = JSON.parse(runtime ?? '[]') as RuntimeScript[];
  return [...listed.map(([url]) => url), behaviours ?? ''];
}

/** The runtime's scripts are all loaded in one way: the first and the last stand for them, beside the custom elements' script. */
function telling(scripts: readonly string[]): string[] {
  expect(scripts.length).toBeGreaterThan(5);
  return [...scripts.slice(0, 1), ...scripts.slice(-2)];
}

test.describe('A script', () => {
  test.slow();

  const changed = { contentType: 'text/javascript', body: 'document.title = "changed"' };
  for (const [failure, times, answer] of [
    ['fails once', 1, { status: 404 }],
    ['fails for good', Number.POSITIVE_INFINITY, { status: 404 }],
    ['has other bytes, and is not run', Number.POSITIVE_INFINITY, changed],
  ] as const) {
    test(`${failure} (each in turn): the enquiry is sent as typed`, async ({
      page,
      context,
      path,
      t,
      emailjs,
      guard,
    }) => {
      guard.expectConsole(fileIsMissing);
      const scripts = telling(await scriptsOf(page, path('contacts')));
      const visits = scripts.map(async (script) => {
        const broken = await context.newPage();
        let failures = 0;
        await broken.route(`**${script}`, (route) => {
          failures += 1;
          return failures <= times ? route.fulfill(answer) : route.continue();
        });
        await broken.goto(path('contacts'));
        const form = enquiryForm(broken, t);
        await fillIn(form, t);
        const sent = broken.waitForResponse(sendFormUrl);
        await form.getByRole('button').click({ noWaitAfter: true });
        const isRuntime = script.startsWith('/_next/');
        expect((await sent).request().isNavigationRequest(), script).toBe(isRuntime && times > 1);
        expect(failures).toBeGreaterThan(0);
        await expect(broken).not.toHaveTitle('changed');
      });
      await Promise.all(visits);
      expect(emailjs.sent).toHaveLength(scripts.length);
      for (const { fields } of emailjs.sent) {
        expect(fields.slice(0, 5)).toEqual(written);
        expect(fields.filter(([name]) => name === 'user_id')).toEqual([
          ['user_id', 'key_under_test'],
        ]);
      }
    });
  }

  test('of Home fails (each in turn): slides, text and links work', async ({
    page,
    context,
    path,
    t,
    guard,
  }) => {
    guard.expectConsole(fileIsMissing);
    const visits = telling(await scriptsOf(page, path('home'))).map(async (script) => {
      const broken = await context.newPage();
      await broken.route(`**${script}`, (route) => route.abort());
      await broken.goto(path('home'));
      await broken.getByText(t('Founder.showMore')).click();
      await expect(broken.getByText(t('Founder.showLess'))).toBeVisible();
      await expect(broken.getByRole('heading', { level: 1 })).toBeVisible();
      await broken
        .getByRole('main')
        .getByRole('link', { name: t('Hero.contactUs') })
        .click();
      await expectPage(broken, 'contacts');
    });
    await Promise.all(visits);
  });

  test('of the next page fails: the link loads the whole page', async ({
    page,
    path,
    t,
    guard,
  }) => {
    const home = new Set(await scriptsOf(page, path('home')));
    const scripts = await scriptsOf(page, path('contacts'));
    const own = scripts.filter((script) => script.includes('/chunks/') && !home.has(script));
    expect(own.length).toBeGreaterThan(0);
    guard.expectConsole(fileIsMissing);
    guard.expectConsole(/falling back to hard navigation/);
    guard.tolerateConsole(/uncaught: .*(Failed to load chunk|Transition was skipped)/);
    await page.goto(path('home'));
    await hydrated(page);
    for (const script of own) await page.route(`**${script}`, (route) => route.abort());
    const documents = countDocuments(page);
    await navigationLink(page, t, 'contacts').click();
    await expectPage(page, 'contacts');
    expect(documents()).toBeGreaterThan(0);
  });
});

test('stylesheets, pictures and film are missing: all pages are styled and readable, and links work', async ({
  page,
  path,
  t,
  guard,
}) => {
  guard.expectConsole(fileIsMissing);
  // If a stylesheet of the next page fails, the whole page is loaded, with the styles in its HTML.
  guard.tolerateConsole(
    /falling back to hard navigation|uncaught: (Event|.*Transition was skipped)/,
  );
  await page.route(/\.css$|^[^?]*\/media\//, (route) =>
    route.request().url().includes('/map/') ? route.continue() : route.abort(),
  );
  await page.goto(path('home'));
  await hydrated(page);
  await page.locator('site-film').scrollIntoViewIfNeeded();
  for (const route of ['services', 'about', 'certificates', 'contacts', 'home'] as const) {
    const link = navigationLink(page, t, route);
    await link.click();
    await expectPage(page, route);
    // Styles come from the first page, then from the HTML of each next one.
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(245, 241, 232)');
  }
  for (const picture of await page.locator('img').all()) {
    await expect(picture).toHaveAttribute('alt');
  }
});

test.describe('Storage', () => {
  const faults = {
    'is denied, cookies too': () => {
      const deny = {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'sessionStorage', { ...deny, configurable: true });
      Object.defineProperty(window, 'localStorage', { ...deny, configurable: true });
      Object.defineProperty(document, 'cookie', deny);
      Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
    },
    'is full': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  } as const;

  for (const [name, breakIt] of Object.entries(faults)) {
    test(`${name}: pages, languages and the enquiry work`, async ({ page, t, path, emailjs }) => {
      await page.addInitScript(breakIt);
      const record = name === 'is full' ? null : 'blocked';
      await page.goto(path('home'));
      await hydrated(page);
      await navigationLink(page, t, 'contacts').click();
      await expectPage(page, 'contacts', 'bg', { record });
      const form = enquiryForm(page, t);
      await fillIn(form, t);
      await flag(page, 'it').click();
      await expectPage(page, 'contacts', 'it', { record });
      const italian = translator('it');
      const after = enquiryForm(page, italian);
      await expectTyped(after, italian);
      await send(after, italian);
      await expect(status(page)).toHaveText(italian('EnquiryForm.success'));
      expect(emailjs.sent[0]?.fields.slice(0, 5)).toEqual(written);
    });
  }
});

test.describe('An older browser', () => {
  // It has no Trusted Types; this browser would still enforce them.
  test.use({ bypassCSP: true });

  test('without startViewTransition and requestIdleCallback works the same', async ({
    page,
    path,
    t,
    emailjs,
  }) => {
    await page.addInitScript(() => {
      for (const [object, name] of [
        [Document.prototype, 'startViewTransition'],
        [Window.prototype, 'requestIdleCallback'],
        [window, 'requestIdleCallback'],
        [Window.prototype, 'cancelIdleCallback'],
        [window, 'cancelIdleCallback'],
        [window, 'trustedTypes'],
        [window, 'navigation'],
      ] as const) {
        Reflect.deleteProperty(object, name);
      }
    });
    await page.goto(path('home'));
    await hydrated(page);
    const documents = countDocuments(page);
    await navigationLink(page, t, 'contacts').click();
    await expectPage(page, 'contacts');
    await flag(page, 'it').click();
    await expectPage(page, 'contacts', 'it');
    expect(documents()).toBe(0);
    // The next page loads the runtime by itself.
    await page.goto(path('contacts'));
    await expect(page.locator('html')).toHaveAttribute('data-runtime', 'alive');
    await send(enquiryForm(page, t), t);
    await expect(status(page)).toHaveText(t('EnquiryForm.success'));
    expect(emailjs.sent).toHaveLength(1);
  });
});

test.describe('A deployment between two clicks', () => {
  /** From now on the files of this build are missing, until the next document, which is of the next build. */
  async function deploy(page: Page): Promise<void> {
    let deployed = false;
    await page.route(/\/_next\/static\/|\.txt(\?|$)/, (route) =>
      deployed ? route.continue() : route.fulfill({ status: 404, contentType: 'text/html' }),
    );
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) deployed = true;
    });
  }

  test('a link loads the whole page', async ({ page, path, t, guard }) => {
    guard.tolerateConsole(fileIsMissing);
    await page.goto(path('home'));
    await hydrated(page);
    await deploy(page);
    const documents = countDocuments(page);
    await navigationLink(page, t, 'certificates').click();
    await expectPage(page, 'certificates');
    expect(documents()).toBeGreaterThan(0);
    await expect(page.locator('html')).toHaveAttribute('data-runtime', 'alive');
  });

  test('a flag loads the whole page, and keeps typed text', async ({
    page,
    path,
    t,
    guard,
    emailjs,
  }) => {
    guard.tolerateConsole(fileIsMissing);
    // The runtime prefetches the other languages when it has loaded; here the deployment was before.
    await page.route(/\.txt(\?|$)/, (route) => route.fulfill({ status: 404 }));
    await page.goto(path('contacts'));
    await hydrated(page);
    await fillIn(enquiryForm(page, t), t);
    const documents = countDocuments(page);
    await flag(page, 'it').click();
    await expectPage(page, 'contacts', 'it');
    expect(documents()).toBeGreaterThan(0);
    const italian = translator('it');
    const form = enquiryForm(page, italian);
    await expectTyped(form, italian);
    await send(form, italian);
    await expect(status(page)).toHaveText(italian('EnquiryForm.success'));
    expect(emailjs.sent[0]?.fields.slice(0, 5)).toEqual(written);
  });

  test('before the first interaction: the enquiry is still sent', async ({
    page,
    path,
    t,
    guard,
    emailjs,
  }) => {
    guard.expectConsole(fileIsMissing);
    await page.goto(path('contacts'));
    await deploy(page);
    const form = enquiryForm(page, t);
    await fillIn(form, t);
    await form.getByRole('button').click({ noWaitAfter: true });
    await expect.poll(() => emailjs.sent.length).toBe(1);
    expect(emailjs.sent[0]?.fields.slice(0, 5)).toEqual(written);
  });
});

test('a flag before the runtime has loaded keeps typed text', async ({ page, path, t, guard }) => {
  guard.expectConsole(fileIsMissing);
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.goto(path('contacts'));
  await fillIn(enquiryForm(page, t), t);
  await flag(page, 'it').click();
  await expectPage(page, 'contacts', 'it');
  await expectTyped(enquiryForm(page, translator('it')), translator('it'));
});

test.describe('The clock', () => {
  for (const year of [1970, 2100]) {
    test(`is wrong (${year}): the site works`, async ({ page, path, t, emailjs }) => {
      await page.clock.setSystemTime(new Date(`${year}-01-02T00:00:00Z`));
      await page.goto(path('home'));
      await hydrated(page);
      await navigationLink(page, t, 'contacts').click();
      await expectPage(page, 'contacts');
      await send(enquiryForm(page, t), t);
      await expect(status(page)).toHaveText(t('EnquiryForm.success'));
      expect(emailjs.sent).toHaveLength(1);
    });
  }

  test('is set back a day after an enquiry: the next one is not blocked', async ({
    page,
    path,
    t,
    emailjs,
  }) => {
    await page.clock.setSystemTime(new Date('2026-06-21T12:00:00Z'));
    await page.goto(path('contacts'));
    const form = enquiryForm(page, t);
    await send(form, t);
    await expect(status(page)).toHaveText(t('EnquiryForm.success'));
    await page.clock.setSystemTime(new Date('2026-06-20T12:00:00Z'));
    await send(form, t);
    await expect.poll(() => emailjs.sent.length).toBe(2);
  });
});

test('OpenStreetMap is down: the drawn map and the address show, and the page still works', async ({
  page,
  path,
  t,
  guard,
}) => {
  guard.allowHost(new URL(openStreetMapOrigin).host);
  guard.tolerateConsole(fileIsMissing);
  await page.route(`${openStreetMapOrigin}/**`, (route) => route.abort('connectionrefused'));
  await page.goto(path('contacts'));
  await fillIn(enquiryForm(page, t), t);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const map = page.frameLocator('iframe');
  await expect(map.getByRole('img').first()).toBeVisible();
  const refused = page.waitForEvent('requestfailed');
  await map.getByRole('link', { name: t('Map.load') }).click();
  await refused;
  await expectPage(page, 'contacts');
  await expectTyped(enquiryForm(page, t), t);
  await expect(page.getByRole('main').getByText(t('Company.street')).first()).toBeVisible();
});

// Headless Chromium has no back/forward cache: the test fires the event of a restored page.
test('a page restored from the back/forward cache keeps typed text, and shows the language chosen meanwhile', async ({
  page,
  path,
  t,
  guard,
}) => {
  // React's warning about the transition that the page load aborts.
  guard.tolerateConsole(/Transition was skipped/);
  const restore = () =>
    page.evaluate(() => {
      for (const type of ['pagehide', 'pageshow']) {
        dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
      }
    });
  await page.goto(path('contacts'));
  await hydrated(page);
  await fillIn(enquiryForm(page, t), t);
  await restore();
  await expectPage(page, 'contacts');
  await expectTyped(enquiryForm(page, t), t);

  await page.evaluate(() => sessionStorage.setItem('lang', 'it'));
  await restore();
  await expectPage(page, 'contacts', 'it');
  await expectTyped(enquiryForm(page, translator('it')), translator('it'));
});

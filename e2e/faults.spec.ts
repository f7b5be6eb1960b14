/*
 * Faults of hosts, network and browser. Each test causes one: the visitor can still do what they came for, no typed text is
 * lost, and the console has no unexpected error (the fixture's guard). docs/reliability.md lists them.
 */

import type { Locator, Page } from '@playwright/test';
import { openStreetMapOrigin } from '@/site/map';
import type { Route } from '@/site/routes';
import { enquiryForm, expectTyped, failure, fillIn, send, written } from './lib/enquiry';
import { alive, expect, test, translator } from './lib/fixtures';
import { expectPage as expectWholePage, flag, navigationLink, passWhole } from './lib/visit';

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
    await alive(page);
    const release = emailjs.hold();
    const form = enquiryForm(page, t);
    await fillIn(form, t);
    await send(form, t);
    await expect.poll(() => emailjs.sent.length).toBe(1);
    await page.clock.fastForward(20_000);
    await expect(form.getByRole('button', { name: t('EnquiryForm.sending') })).toBeVisible();
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
    await alive(page);
    const release = emailjs.hold();
    const form = enquiryForm(page, t);
    await fillIn(form, t);
    await send(form, t);
    await expect.poll(() => emailjs.sent.length).toBe(1);
    await page.clock.fastForward(30_000);
    await expect(form.getByRole('button', { name: t('EnquiryForm.send') })).toBeVisible();
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
    await alive(page);
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

  test('fails before the form’s script has loaded: a pressed send waits until the browser is online', async ({
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
    await expect(form.getByRole('button', { name: t('EnquiryForm.sending') })).toBeVisible();
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

test.describe('The form’s script', () => {
  const file = '**/scripts/enquiry.*.js';
  const changed = { contentType: 'text/javascript', body: 'document.title = "changed"' };
  for (const [failure, times, answer] of [
    ['fails once', 1, { status: 404 }],
    ['fails for good, as after a deployment', Number.POSITIVE_INFINITY, { status: 404 }],
    ['has other bytes, and is not run', Number.POSITIVE_INFINITY, changed],
  ] as const) {
    test(`${failure}: the enquiry is sent as typed`, async ({ page, path, t, emailjs, guard }) => {
      guard.expectConsole(fileIsMissing);
      let failures = 0;
      await page.route(file, (route) => {
        failures += 1;
        return failures <= times ? route.fulfill(answer) : route.continue();
      });
      await page.goto(path('contacts'));
      const form = enquiryForm(page, t);
      await fillIn(form, t);
      await form.getByRole('button').click({ noWaitAfter: true });
      await expect.poll(() => emailjs.sent.length).toBe(1);
      expect(emailjs.sent[0]?.byNavigation).toBe(times > 1);
      const fields = emailjs.sent[0]?.fields ?? [];
      expect(fields.slice(0, 5)).toEqual(written);
      expect(fields.filter(([name]) => name === 'user_id')).toEqual([
        ['user_id', 'key_under_test'],
      ]);
      await expect(page).not.toHaveTitle('changed');
    });
  }
});

test('The script of the custom elements fails: slides, text, links and the form work', async ({
  page,
  path,
  t,
  guard,
  emailjs,
}) => {
  guard.expectConsole(fileIsMissing);
  await page.route('**/scripts/{behaviours,estimate}.*.js', (route) => route.abort());
  await page.goto(path('home'));
  await page.getByText(t('Founder.showMore')).click();
  await expect(page.getByText(t('Founder.showLess'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('Hero.contactUs') })
    .click();
  await expectPage(page, 'contacts');
  await fillIn(enquiryForm(page, t), t);
  await send(enquiryForm(page, t), t);
  await expect(status(page)).toHaveText(t('EnquiryForm.success'));
  expect(emailjs.sent).toHaveLength(1);
});

test('stylesheets, pictures and film are missing: all pages are styled and readable, and links work', async ({
  page,
  path,
  t,
  guard,
}) => {
  guard.expectConsole(fileIsMissing);
  await page.route(/\.css$|^[^?]*\/media\//, (route) =>
    route.request().url().includes('/map/') ? route.continue() : route.abort(),
  );
  await page.goto(path('home'));
  const film = page.locator('site-film');
  await film.scrollIntoViewIfNeeded();
  await expect(film.locator('video source').last()).toHaveAttribute('src');
  await expect(film.locator('button')).toBeHidden();
  for (const route of ['services', 'about', 'certificates', 'contacts', 'home'] as const) {
    const link = navigationLink(page, t, route);
    await link.click();
    await expectPage(page, route);
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
      await navigationLink(page, t, 'contacts').click();
      await expectPage(page, 'contacts', 'bg', { record });
      await flag(page, 'it').click();
      await expectPage(page, 'contacts', 'it', { record });
      const italian = translator('it');
      const form = enquiryForm(page, italian);
      await fillIn(form, italian);
      await send(form, italian);
      await expect(status(page)).toHaveText(italian('EnquiryForm.success'));
      expect(emailjs.sent[0]?.fields.slice(0, 5)).toEqual(written);
    });
  }
});

test.describe('An older browser', () => {
  // It has no Trusted Types; this browser would still enforce them.
  test.use({ bypassCSP: true });

  test('without what is newer than Baseline 2023 works the same', async ({
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
        [window, 'trustedTypes'],
        [window, 'navigation'],
        [window, 'CustomStateSet'],
        [ElementInternals.prototype, 'states'],
        [Object, 'groupBy'],
        [Promise, 'withResolvers'],
        [Set.prototype, 'union'],
      ] as const) {
        Reflect.deleteProperty(object, name);
      }
    });
    await page.goto(path('home'));
    await passWhole(page);
    await navigationLink(page, t, 'contacts').click();
    await expectPage(page, 'contacts');
    await flag(page, 'it').click();
    await expectPage(page, 'contacts', 'it');
    const italian = translator('it');
    await send(enquiryForm(page, italian), italian);
    await expect(status(page)).toHaveText(italian('EnquiryForm.success'));
    expect(emailjs.sent).toHaveLength(1);
  });

  test('in a still older one, a script that fails costs only itself', async ({
    page,
    path,
    t,
    emailjs,
    guard,
  }) => {
    guard.expectConsole(/IntersectionObserver is not defined/);
    await page.addInitScript(() => {
      for (const [object, name] of [
        [window, 'IntersectionObserver'],
        [window, 'ResizeObserver'],
        [Array.prototype, 'findLastIndex'],
        [Array.prototype, 'at'],
      ] as const) {
        Reflect.deleteProperty(object, name);
      }
    });
    await page.goto(path('home'));
    await passWhole(page);
    await page.locator('[data-action="next"]').click();
    await expect(page.locator('input[name="slide"]').nth(1)).toBeChecked();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await flag(page, 'it').click();
    await expectPage(page, 'home', 'it');
    const italian = translator('it');
    await navigationLink(page, italian, 'contacts').click();
    await expectPage(page, 'contacts', 'it');
    await fillIn(enquiryForm(page, italian), italian);
    await send(enquiryForm(page, italian), italian);
    await expect.poll(() => emailjs.sent.length).toBe(1);
    expect(emailjs.sent[0]?.fields.slice(0, 5)).toEqual(written);
    await page.goto(path('home'));
    await expect(page.getByText(t('Founder.showMore'))).toBeVisible();
  });
});

test.describe('The clock', () => {
  for (const year of [1970, 2100]) {
    test(`is wrong (${year}): the site works`, async ({ page, path, t, emailjs }) => {
      await page.clock.setSystemTime(new Date(`${year}-01-02T00:00:00Z`));
      await page.goto(path('home'));
      await navigationLink(page, t, 'contacts').click();
      await expectPage(page, 'contacts');
      await send(enquiryForm(page, t), t);
      await expect(status(page)).toHaveText(t('EnquiryForm.success'));
      expect(emailjs.sent).toHaveLength(1);
    });
  }
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
  // The transition of a page that is left at once.
  guard.tolerateConsole(/Transition was (skipped|aborted)/);
  const restore = () =>
    page.evaluate(() => {
      for (const type of ['pagehide', 'pageshow']) {
        dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
      }
    });
  await page.goto(path('contacts'));
  await alive(page);
  await fillIn(enquiryForm(page, t), t);
  await restore();
  await expectPage(page, 'contacts');
  await expectTyped(enquiryForm(page, t), t);

  await page.evaluate(() => sessionStorage.setItem('lang', 'it'));
  await restore();
  await expectPage(page, 'contacts', 'it');
  await expectTyped(enquiryForm(page, translator('it')), translator('it'));
});

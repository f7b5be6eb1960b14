/*
 * The customer's specification, under its own headings, as far as it takes a browser; e2e/export/specification.test.ts tests
 * the rest in the HTML. Other rules are tested in the other files.
 */

import type { Locator, Page } from '@playwright/test';
import { isLocale, locales } from '@/i18n/locales';
import { href, routes } from '@/site/routes';
import { services } from '@/site/services';
import {
  enquiry,
  enquiryForm,
  everythingStored,
  expectTyped,
  failure,
  field,
  fieldNames,
  fillIn,
  send,
  typedText,
  written,
} from './lib/enquiry';
import { alive, expect, sessionOf, type Translate, test } from './lib/fixtures';
import { successMessages } from './lib/literals';
import { expectPage, flag, menu, navigationLink, slideshowOf } from './lib/visit';

/** Time of the tests' clock; any will do. */
const noon = new Date('2026-06-21T12:00:00');

/** Shortest time between two enquiries, in ms. */
const sendInterval = 10_000;

async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: noon });
  // A minute: the clock runs until then, and on a slow machine the call itself takes more than a second.
  await page.clock.pauseAt(noon.getTime() + 60_000);
}

/** Expects a slide by its accessible name and its position in the picker, from 0. */
async function expectSlide(slideshow: Locator, t: Translate, index: number): Promise<void> {
  const title = t(`Services.${services[index]?.id ?? 'studies'}.title`);
  const position = t('Slideshow.position', { number: String(index + 1), total: '8' });
  const slide = slideshow.getByRole('group', { name: `${position}: ${title}`, exact: true });
  await expect(slide).toHaveCSS('opacity', '1');
  await expect(slide.getByRole('img')).toBeVisible();
  await expect(slideshow.getByRole('radio').nth(index)).toBeChecked();
}

/**
 * Advances the clock by whole intervals until the slideshow shows the slide: its own interval then ends with one of these,
 * whenever it was started.
 */
async function untilSlide(slideshow: Locator, t: Translate, index: number): Promise<void> {
  await expect
    .poll(async () => {
      await slideshow.page().clock.runFor(3000);
      return slideshow.getByRole('radio').nth(index).isChecked();
    })
    .toBe(true);
  await expectSlide(slideshow, t, index);
}

test.describe('2. Screens and routes', () => {
  test('the navigation leads to each page', { tag: '@both' }, async ({
    page,
    path,
    t,
    isMobile,
    siteLocale,
  }) => {
    await page.goto(path('certificates'));
    for (const route of routes) {
      if (isMobile) await menu(page, t).click();
      await navigationLink(page, t, route).click();
      await expectPage(page, siteLocale, route);
    }
  });

  test('any other route is a 404 with a link to Home', async ({
    page,
    path,
    t,
    guard,
    siteLocale,
  }) => {
    guard.expectConsole(/404/);
    const response = await page.goto(`${path('home')}prices/`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('NotFound.title'));
    await page.getByRole('link', { name: t('NotFound.home') }).click();
    await expectPage(page, siteLocale, 'home');
  });

  test('Home: the contact-us button leads to the contacts page', async ({
    page,
    path,
    t,
    siteLocale,
  }) => {
    await page.goto(path('home'));
    await page
      .getByRole('main')
      .getByRole('link', { name: t('Hero.contactUs') })
      .click();
    await expectPage(page, siteLocale, 'contacts');
    await expect(enquiryForm(page, t)).toBeVisible();
  });

  test('Home: looping muted background video', { tag: '@both' }, async ({ page, path }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(path('home'));
    const video = page.locator('video');
    await video.scrollIntoViewIfNeeded();
    await expect
      .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime))
      .toBeGreaterThan(0);
    expect(
      await video.evaluate(({ muted, loop, controls, paused }: HTMLVideoElement) => ({
        muted,
        loop,
        controls,
        paused,
      })),
    ).toEqual({ muted: true, loop: true, controls: false, paused: false });

    // Eight times as fast, so that the test sees the end of the film and its restart.
    const furthest = await video.evaluate(
      (film: HTMLVideoElement) =>
        new Promise<number>((resolve) => {
          let last = film.currentTime;
          film.playbackRate = 8;
          film.addEventListener('timeupdate', () => {
            if (film.currentTime < last) resolve(last);
            last = film.currentTime;
          });
        }),
    );
    expect(furthest).toBeGreaterThan(1);
    await expect(video).toHaveJSProperty('paused', false);
  });

  test('Contacts: the embedded map, and OpenStreetMap after a click', async ({
    page,
    path,
    t,
    guard,
  }) => {
    await page.goto(path('contacts'));
    const frame = page.getByTitle(t('Map.title'));
    await frame.scrollIntoViewIfNeeded();
    const map = frame.contentFrame();
    await expect(map.getByRole('img').first()).toBeVisible();
    await expect(map.getByText(t('Company.street')).first()).toBeVisible();

    // It loads in the same frame; the guard has refused earlier requests.
    guard.allowHost('www.openstreetmap.org');
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>OpenStreetMap</h1>' }),
    );
    const entries = await page.evaluate(() => history.length);
    await map.getByRole('link', { name: t('Map.load') }).click();
    await expect(map.getByRole('heading', { name: 'OpenStreetMap' })).toBeVisible();
    await expect(page).toHaveURL(path('contacts'));
    // Back then leaves the page, not only the frame.
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('Certificates: the documents open in a new tab', async ({ page, path, context }) => {
    await page.goto(path('certificates'));
    for (const link of await page.locator('main a[type="application/pdf"]').all()) {
      const opened = context.waitForEvent('page');
      await link.click();
      await (await opened).close();
      await expect(page).toHaveURL(path('certificates'));
    }
  });
});

test.describe('3. Entities', () => {
  test('an enquiry is not stored: no storage of the browser holds typed text', async ({
    page,
    path,
    t,
    context,
  }) => {
    await page.goto(path('contacts'));
    await alive(page);
    await fillIn(enquiryForm(page, t), t);
    await page.goto(path('home'));
    expect(await everythingStored(context, page)).not.toMatch(typedText);
    await page.goto(path('contacts'));
    await expect(field(enquiryForm(page, t), t, 'email')).toHaveValue('');
  });
});

test.describe('4. States and transitions', () => {
  test('language: default en, kept in session storage under the key lang', async ({ page }) => {
    await page.goto('/');
    await expectPage(page, 'en', 'home');
    expect(await sessionOf(page)).toMatchObject({ lang: 'en' });
  });

  test('language: a flag changes it immediately and it persists for the session', async ({
    page,
  }) => {
    await page.goto('/services/');
    await flag(page, 'it').click();
    await expectPage(page, 'it', 'services');
    // Bare addresses show the session's language on every later page.
    for (const route of ['about', 'home'] as const) {
      await page.goto(href('en', route));
      await expectPage(page, 'it', route);
    }
    await page.reload();
    await expectPage(page, 'it', 'home');
  });

  test('slideshow: cycles 0 to 7, then returns to 0, every 3000 ms', async ({ page, path, t }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await stopClock(page);
    await page.goto(path('home'));
    const slideshow = slideshowOf(page, t);
    await expectSlide(slideshow, t, 0);
    await untilSlide(slideshow, t, 1);
    // Exactly to the millisecond; the pictures are checked where the cycle starts over.
    const picked = slideshow.getByRole('radio', { checked: true });
    const ids: readonly string[] = services.map(({ id }) => id);
    for (const index of [1, 2, 3, 4, 5, 6, 7, 0]) {
      await expect(picked).toHaveValue(ids[index] ?? '');
      await page.clock.runFor(2999);
      await expect(picked).toHaveValue(ids[index] ?? '');
      await page.clock.runFor(1);
    }
    await expectSlide(slideshow, t, 1);
  });

  test('founder: collapsed by default; the toggle expands or collapses it', async ({
    page,
    path,
    t,
  }) => {
    await page.goto(path('home'));
    const extra = page.getByText(t('Founder.more'));
    await expect(extra).toBeHidden();
    for (const [press, other] of [
      ['showMore', 'showLess'],
      ['showLess', 'showMore'],
    ] as const) {
      await page.getByText(t(`Founder.${press}`), { exact: true }).click();
      await expect(extra).toBeVisible({ visible: press === 'showMore' });
      await expect(page.getByText(t(`Founder.${press}`), { exact: true })).toBeHidden();
      await expect(page.getByText(t(`Founder.${other}`), { exact: true })).toBeVisible();
    }
  });

  for (const siteLocale of locales) {
    test.describe(siteLocale, () => {
      test.use({ siteLocale });

      test('enquiry: the success message shows for 3000 ms, also after a second one', async ({
        page,
        path,
        t,
        emailjs,
      }) => {
        await stopClock(page);
        await page.goto(path('contacts'));
        const form = enquiryForm(page, t);
        const message = page.getByText(successMessages[siteLocale] ?? t('EnquiryForm.success'), {
          exact: true,
        });
        for (const count of [1, 2]) {
          await fillIn(form, t);
          await send(form, t);
          await expect(message).toBeVisible();
          expect(emailjs.sent).toHaveLength(count);
          for (const name of fieldNames) await expect(field(form, t, name)).toHaveValue('');
          const language = await message.evaluate((text) =>
            text.closest('[lang]')?.getAttribute('lang'),
          );
          expect(language).toBe(
            successMessages[siteLocale] === successMessages.en ? 'en' : siteLocale,
          );
          await page.clock.runFor(2999);
          await expect(message).toBeVisible();
          await page.clock.runFor(1);
          await expect(message).toBeHidden();
          await page.clock.runFor(sendInterval);
        }
      });
    });
  }

  test('enquiry: on failure nothing visible happens; the error is only written to the console', async ({
    page,
    path,
    t,
    emailjs,
    guard,
  }) => {
    guard.expectConsole(/The enquiry was not sent: .*400.*The service ID not found/);
    guard.expectConsole(/status of 400/);
    emailjs.answerWith('refusal');
    await page.goto(path('contacts'));
    await alive(page);
    const form = enquiryForm(page, t);
    await fillIn(form, t);
    const before = await page.locator('body').ariaSnapshot();
    const failed = failure(page);
    await send(form, t);
    await failed;
    await expect(form.getByRole('button', { name: t('EnquiryForm.send') })).toBeVisible();
    expect(await page.locator('body').ariaSnapshot()).toBe(before);
    await expectTyped(form, t);
  });
});

test.describe('5. Validation rules', () => {
  test.beforeEach(async ({ page, path }) => {
    await page.goto(path('contacts'));
  });

  test('email: native validation only', async ({ page, t, emailjs }) => {
    const form = enquiryForm(page, t);
    await fillIn(form, t);
    const email = field(form, t, 'email');
    await email.fill('maria at rossi');
    await send(form, t);
    // The browser focuses the invalid field.
    await expect(email).toBeFocused();
    await expect(form.locator('input:invalid')).toHaveCount(1);
    await expect(page.getByRole('status')).toBeEmpty();
    expect(emailjs.sent).toEqual([]);

    await email.fill(enquiry.email);
    await send(form, t);
    await expect(page.getByRole('status')).toHaveText(t('EnquiryForm.success'));
    expect(emailjs.sent).toHaveLength(1);
  });

  test('phone: digits only, sent as typed, never as a parsed number', async ({
    page,
    t,
    emailjs,
  }) => {
    const form = enquiryForm(page, t);
    const phone = field(form, t, 'phone');
    await phone.pressSequentially('call');
    await expect(phone).toHaveValue('');
    await phone.pressSequentially('00359888123456000000');
    await send(form, t);
    await expect(page.getByRole('status')).toHaveText(t('EnquiryForm.success'));
    expect(new Map(emailjs.sent[0]?.fields).get('phone')).toBe('00359888123456000000');
  });

  test('no length bounds', async ({ page, t, emailjs }) => {
    const form = enquiryForm(page, t);
    const long = 'слънце '.repeat(3000);
    await field(form, t, 'name').fill('x');
    await field(form, t, 'description').fill(long);
    await send(form, t);
    await expect(page.getByRole('status')).toHaveText(t('EnquiryForm.success'));
    expect(new Map(emailjs.sent[0]?.fields).get('description')).toBe(long);
  });
});

test.describe('7. The calls it makes', () => {
  test('one POST of multipart form data to EmailJS, and no other, on any page', async ({
    page,
    path,
    t,
    emailjs,
    baseURL,
    context,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { origin } = new URL(request.url());
      const reading = ['GET', 'HEAD'].includes(request.method()) && origin === baseURL;
      if (!reading) calls.push(`${request.method()} ${request.url()}`);
    });
    for (const route of [...routes, 'contacts'] as const) {
      await page.goto(path(route));
      // Also loads everything lazy: pictures, film, map.
      await page.keyboard.press('End');
    }
    const form = enquiryForm(page, t);
    await fillIn(form, t);
    await send(form, t);
    await expect(page.getByRole('status')).toHaveText(t('EnquiryForm.success'));
    expect(calls).toEqual(['POST https://api.emailjs.com/api/v1.0/email/send-form']);
    expect(emailjs.sent).toEqual([
      {
        method: 'POST',
        url: 'https://api.emailjs.com/api/v1.0/email/send-form',
        byNavigation: false,
        fields: [
          ...written,
          ['lib_version', expect.stringMatching(/^\d+\.\d+\.\d+$/)],
          ['service_id', 'service_under_test'],
          ['template_id', 'template_under_test'],
          ['user_id', 'key_under_test'],
        ],
      },
    ]);
    expect(await context.cookies()).toEqual([]);
  });
});

test.describe('8. Error catalogue', () => {
  const missing = [
    ['user id', 'key_under_test', 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY'],
    ['service id', 'service_under_test', 'NEXT_PUBLIC_EMAILJS_SERVICE_ID'],
    ['template id', 'template_under_test', 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID'],
  ] as const;

  test.describe('with a build that lacks an id', () => {
    // The HTML is rewritten, so the hashes in its policy no longer fit.
    test.use({ bypassCSP: true });

    for (const [name, id, variable] of missing) {
      test(`the e-mail sending step fails when the ${name} is missing`, async ({
        page,
        path,
        t,
        emailjs,
        guard,
      }) => {
        // The page that a build without this variable would make.
        await page.route(
          (url) => url.pathname === path('contacts'),
          async (route) => {
            if (route.request().resourceType() !== 'document') return route.fallback();
            const response = await route.fetch();
            const html = await response.text();
            expect(html).toContain(id);
            return route.fulfill({ response, body: html.replaceAll(id, '') });
          },
        );
        guard.expectConsole(new RegExp(`The enquiry was not sent: .*required.*${variable}`));
        await page.goto(path('contacts'));
        const form = enquiryForm(page, t);
        await fillIn(form, t);
        const failed = failure(page);
        await send(form, t);
        await failed;
        expect(emailjs.sent).toEqual([]);
        await expect(page.getByRole('status')).toBeEmpty();
        await expectTyped(form, t);
      });
    }
  });

  test('the e-mail sending step fails when the form element given is not a form', async ({
    page,
    path,
    t,
    emailjs,
    guard,
  }) => {
    guard.expectConsole(/The enquiry was not sent: .*expected to be the HTML form element/);
    await page.goto(path('contacts'));
    await alive(page);
    const form = enquiryForm(page, t);
    // The SDK recognises a form by its nodeName.
    await form.evaluate((element) => Object.defineProperty(element, 'nodeName', { value: 'DIV' }));
    const failed = failure(page);
    await send(form, t);
    await failed;
    expect(emailjs.sent).toEqual([]);
    await expect(page.getByRole('status')).toBeEmpty();
  });
});

test('9. Session storage key: lang, and no other storage holds the language', async ({
  page,
  path,
  siteLocale,
}) => {
  await page.goto(path('contacts'));
  await alive(page);
  const entries = Object.entries(await sessionOf(page)).filter(([, value]) => isLocale(value));
  expect(entries).toEqual([['lang', siteLocale]]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

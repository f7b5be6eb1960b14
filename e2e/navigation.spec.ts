/*
 * Fast, early and repeated actions of a visitor. The languages change within the tests, so they run once and not per
 * language.
 */

import type { Locator, Page } from '@playwright/test';
import { locales } from '@/i18n/locales';
import { sendFormUrl } from '@/site/emailjs';
import { href, type Route } from '@/site/routes';
import { enquiry, enquiryForm, fillIn, send, typedText } from './lib/enquiry';
import { expect, hydrated, test, translator, withLateRuntime } from './lib/fixtures';
import { countDocuments, expectPage, flag, place } from './lib/visit';

const phone = { width: 390, height: 844 };
const t = translator('en');

/** A link of the header's row, which phones show in the menu. */
function headerLink(page: Page, route: Route): Locator {
  const { pathname } = new URL(page.url());
  const locale = locales.find((other) => pathname.startsWith(`/${other}/`)) ?? 'en';
  return page.locator(`header a[href="${href(locale, route)}"]:not([data-locale])`).first();
}

/** Delays matching payloads of soft navigation until the returned function is called. */
async function holdPayloads(page: Page, path: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}*.txt*`, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** In one step: near the window, the frame is replaced by one in the page's language. */
const showMap = (page: Page) =>
  page.locator('iframe').evaluate((frame) => frame.scrollIntoView({ behavior: 'instant' }));

test.describe('a switch of language', () => {
  test('is not given up for figures that are typed meanwhile', async ({ page }) => {
    const release = await holdPayloads(page, '/it/');
    await page.goto('/');
    await hydrated(page);
    await flag(page, 'it').click();
    await page.getByRole('textbox', { name: t('Estimate.area') }).fill('33');
    await expect(page).toHaveURL(/area=33/);
    release();
    await expectPage(page, 'it', 'home');
  });

  test('keeps opened text, the picked slide and the pause', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await hydrated(page);
    await page.locator('summary', { hasText: t('Founder.showMore') }).click();
    await page.locator('input[name="slide"]').nth(4).check({ force: true });
    await page.locator('[data-action="rotate"]').click();
    await flag(page, 'it').click();
    await expectPage(page, 'it', 'home');
    await expect(page.locator('main details').first()).toHaveAttribute('open');
    await expect(page.locator('input[name="slide"]').nth(4)).toBeChecked();
    await expect(
      page.getByRole('button', { name: translator('it')('Motion.play'), exact: true }).first(),
    ).toBeVisible();
  });

  test('keeps the place in every language, and to the px back in the first one', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    await hydrated(page);
    for (const top of [1200, 3400, 5800]) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      const before = await place(page);
      for (const locale of ['bg', 'it'] as const) {
        await flag(page, locale).evaluate((link: HTMLElement) => link.click());
        await expectPage(page, locale, 'home');
        const after = await place(page);
        expect(after.section).toBe(before.section);
        const seen = `${top} px, ${locale}: ${before.share} of section ${before.section}`;
        expect(Math.abs(after.share - before.share), seen).toBeLessThan(0.05);
      }
      await flag(page, 'en').evaluate((link: HTMLElement) => link.click());
      await expectPage(page, 'en', 'home');
      expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(40);
    }
  });

  test('changes the map’s language, loaded or not, and adds no entry to the history', async ({
    page,
  }) => {
    await page.goto('/contacts/');
    await hydrated(page);
    const entries = await page.evaluate(() => history.length);
    const frame = page.frameLocator('iframe');
    for (const locale of ['it', 'bg'] as const) {
      await flag(page, locale).click();
      await expectPage(page, locale, 'contacts');
      await showMap(page);
      await expect(frame.locator('html')).toHaveAttribute('lang', locale);
    }
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('on another page lets Back return to the place in the page', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(() => scrollTo({ top: 4800, behavior: 'instant' }));
    const before = await place(page);
    await headerLink(page, 'about').evaluate((link: HTMLElement) => link.click());
    await expectPage(page, 'en', 'about');
    await flag(page, 'it').click();
    await expectPage(page, 'it', 'about');
    await page.goBack();
    await expectPage(page, 'it', 'home');
    await expect.poll(async () => (await place(page)).section).toBe(before.section);
    expect(Math.abs((await place(page)).share - before.share)).toBeLessThan(0.05);
  });

  test('by the flag of the current language does not affect the next navigation', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }));
    const before = await place(page);
    await headerLink(page, 'services').click();
    await expectPage(page, 'en', 'services');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await flag(page, 'en').click();
    await page.goBack();
    await expectPage(page, 'en', 'home');
    await expect.poll(async () => (await place(page)).section).toBe(before.section);
    expect(await page.locator('main > *').count()).toBeGreaterThan(4);
    await headerLink(page, 'about').click();
    await expectPage(page, 'en', 'about');
    await expect(page.locator('#content')).toBeFocused();
  });

  test('that a link overtakes is dropped as a whole', async ({ page, guard }) => {
    guard.tolerateConsole(/Failed to fetch|falling back to browser navigation/);
    const release = await holdPayloads(page, '/it/');
    await page.goto('/');
    await hydrated(page);
    await flag(page, 'it').click();
    await expectPage(page, 'en', 'home');
    await headerLink(page, 'services').click();
    await expectPage(page, 'en', 'services');
    release();
    await expectPage(page, 'en', 'services');
    // A choice that is still waiting would be recorded as the document is left.
    await page.reload();
    await expectPage(page, 'en', 'services');
  });

  test('by two flags within 50 ms ends in the language of the second', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    for (const [first, second] of [
      ['it', 'bg'],
      ['en', 'it'],
      ['bg', 'it'],
    ] as const) {
      await page.evaluate(
        (pair) => {
          for (const locale of pair)
            document.querySelector<HTMLElement>(`a[data-locale="${locale}"]`)?.click();
        },
        [first, second],
      );
      await expectPage(page, second, 'home');
    }
  });

  test('whose payload is late never leaves the page without a title', async ({ page }) => {
    const release = await holdPayloads(page, '/it/**tree');
    await page.goto('/services/');
    await hydrated(page);
    await page.evaluate(() =>
      new MutationObserver(() => {
        if (document.title === '') console.error('without a title');
      }).observe(document.head, { childList: true, subtree: true, characterData: true }),
    );
    await flag(page, 'it').click();
    release();
    await expectPage(page, 'it', 'services');
  });

  test('on the 404 never leaves the page without a title', async ({ page, guard }) => {
    guard.expectConsole(/404/);
    await page.goto('/bg/prices/solar/');
    await page.keyboard.press('Shift');
    const documents = countDocuments(page);
    await flag(page, 'en').click();
    await expectPage(page, 'en', 'home');
    // Only a page load leaves the 404, and the new document has its title.
    expect(documents()).toBe(1);
  });
});

test.describe('Back', () => {
  test('to an address with a hash shows its page, without a page load', async ({ page }) => {
    await page.goto('/services/');
    await hydrated(page);
    const documents = countDocuments(page);
    await page.locator('main a[href^="#"]').nth(3).click();
    const { hash } = new URL(page.url());
    expect(hash).not.toBe('');
    await headerLink(page, 'contacts').click();
    await expectPage(page, 'en', 'contacts');
    await page.goBack();
    await expectPage(page, 'en', 'services');
    expect(new URL(page.url()).hash).toBe(hash);
    await page.goBack();
    await expectPage(page, 'en', 'services');
    expect(documents()).toBe(0);
  });

  test('an anchor pressed while a link is followed leaves page and URL agreed', async ({
    page,
  }) => {
    await page.goto('/services/');
    await hydrated(page);
    for (const route of ['about', 'services'] as const) {
      await headerLink(page, route).click();
      await expectPage(page, 'en', route);
    }
    for (const [path, hash] of [
      [href('en', 'about'), true],
      [href('en', 'certificates'), false],
    ] as const) {
      await page.evaluate(
        ([to, anchorFirst]) => {
          const anchor = document.querySelector<HTMLElement>('main a[href^="#"]');
          const link = document.querySelector<HTMLElement>(`header a[href="${to}"]`);
          if (anchorFirst) link?.click();
          anchor?.click();
          if (!anchorFirst) link?.click();
        },
        [path, hash] as const,
      );
      await expectPage(page, 'en', path === href('en', 'about') ? 'about' : 'certificates');
      await page.goBack();
      await expectPage(page, 'en', 'services');
    }
  });

  test('to an anchor from before the runtime shows its page', async ({ page }) => {
    await page.goto('/services/');
    await page.evaluate(() => {
      location.hash = 'planning';
    });
    await hydrated(page);
    await page.evaluate(() => {
      location.hash = 'repowering';
    });
    await headerLink(page, 'contacts').click();
    await expectPage(page, 'en', 'contacts');
    await page.evaluate(() => history.go(-3));
    await expectPage(page, 'en', 'services');
  });

  test('before the runtime changes the page, not only the URL', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await headerLink(page, 'services').click();
    await expectPage(page, 'en', 'services');
    const release = await withLateRuntime(page);
    await page.reload();
    await page.goBack({ waitUntil: 'commit' });
    await expectPage(page, 'en', 'home');
    await release();
  });

  test('from the map’s frame, after a switch, leaves the page at the first press', async ({
    page,
    guard,
  }) => {
    guard.allowHost('www.openstreetmap.org');
    await page
      .context()
      .route('https://www.openstreetmap.org/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>OpenStreetMap</title>' }),
      );
    await page.goto('/');
    await hydrated(page);
    await headerLink(page, 'contacts').click();
    await expectPage(page, 'en', 'contacts');
    await showMap(page);
    const frame = page.frameLocator('iframe');
    await frame.locator('a[href*="openstreetmap"]').first().click();
    await expect
      .poll(() => page.frames().some((one) => one.url().includes('openstreetmap')))
      .toBe(true);
    await flag(page, 'it').click();
    await expectPage(page, 'it', 'contacts');
    await page.goBack();
    await expectPage(page, 'it', 'home');
  });

  test('over an anchor, after a switch, keeps the map in the new language', async ({ page }) => {
    await page.goto('/contacts/');
    await hydrated(page);
    const map = page.frameLocator('iframe').locator('html');
    await showMap(page);
    await expect(map).toHaveAttribute('lang', 'en');
    await page.evaluate(() => {
      location.hash = 'content';
    });
    await flag(page, 'it').click();
    await expectPage(page, 'it', 'contacts');
    await showMap(page);
    await expect(map).toHaveAttribute('lang', 'it');
    await page.goBack();
    await expectPage(page, 'it', 'contacts');
    await expect(page).toHaveURL(/\/contacts\/$/);
    await expect(map).toHaveAttribute('lang', 'it');
  });
});

test('a reload while Back is still loading shows the language of the session', async ({ page }) => {
  // Back's entry has the prefix of an earlier language until the router has replaced it.
  await page.goto('/bg/contacts/');
  await page.evaluate(() => sessionStorage.setItem('lang', 'en'));
  await page.reload();
  await expectPage(page, 'en', 'contacts');
});

test.describe('a link', () => {
  test('shows a loading sign until a late page is there', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const sign = page.locator('#loading');
    const release = await holdPayloads(page, '/about-us/');
    await headerLink(page, 'about').click();
    await expect(sign).toHaveText(t('Navigation.loading'));
    release();
    await expectPage(page, 'en', 'about');
    await expect(sign).toHaveText('');
  });

  test('clicked every 40 ms, in turn with others, causes no error', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    // The guard fails on any uncaught error.
    await page.evaluate(async () => {
      for (let press = 0; press < 12; press += 1) {
        document.querySelector<HTMLElement>(`header li:nth-child(${(press % 5) + 1}) a`)?.click();
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
    });
    await expectPage(page, 'en', 'services');
  });
});

test.describe('the phone’s menu', () => {
  test.use({ viewport: phone });

  test('closes on the link of the current page, on Escape and on a press outside', async ({
    page,
  }) => {
    await page.goto('/services/');
    await hydrated(page);
    const menu = page.locator('details[data-menu]');
    const summary = menu.locator('summary');
    await summary.click();
    await menu.locator('[aria-current="page"]').click();
    await expect(menu).not.toHaveAttribute('open');
    await summary.click();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
    await summary.click();
    // Below the menu, in the page's margin.
    await page.mouse.click(4, phone.height - 4);
    await expect(menu).not.toHaveAttribute('open');
    await expectPage(page, 'en', 'services');
  });
});

test.describe('an enquiry', () => {
  test('that is accepted while the visitor is on another page leaves an empty form when they return', async ({
    page,
    emailjs,
  }) => {
    await page.goto('/contacts/');
    await hydrated(page);
    const form = enquiryForm(page, t);
    await fillIn(form, t);
    const release = emailjs.hold();
    await send(form, t);
    await expect.poll(() => emailjs.sent.length).toBe(1);
    await headerLink(page, 'home').click();
    await expectPage(page, 'en', 'home');
    const accepted = page.waitForResponse(sendFormUrl);
    release();
    await accepted;
    await headerLink(page, 'contacts').click();
    await expectPage(page, 'en', 'contacts');
    for (const field of await form.getByRole('textbox').all()) await expect(field).toHaveValue('');
    await expect(form.getByRole('status')).toHaveText(t('EnquiryForm.success'));
  });

  test('pressed before the runtime has loaded shows that it is being sent', async ({
    page,
    emailjs,
  }) => {
    const release = await withLateRuntime(page);
    await page.goto('/contacts/', { waitUntil: 'domcontentloaded' });
    const form = enquiryForm(page, t);
    await fillIn(form, t);
    await form.getByRole('button').click();
    await expect(form.getByRole('button', { name: t('EnquiryForm.sending') })).toBeVisible();
    await release();
    await expect.poll(() => emailjs.sent.length).toBe(1);
  });

  test('is sent by the browser when the runtime does not load within 10 s', async ({
    page,
    emailjs,
  }) => {
    await page.clock.install();
    await withLateRuntime(page);
    await page.goto('/contacts/', { waitUntil: 'domcontentloaded' });
    const form = enquiryForm(page, t);
    await fillIn(form, t);
    await form.getByRole('button').click();
    await page.clock.fastForward(9000);
    expect(emailjs.sent).toHaveLength(0);
    await page.clock.fastForward(1500);
    await expect.poll(() => emailjs.sent.map(({ byNavigation }) => byNavigation)).toEqual([true]);
  });

  test('pressed before the runtime has loaded is sent when the visitor leaves the page', async ({
    page,
    emailjs,
  }) => {
    await withLateRuntime(page);
    await page.goto('/contacts/', { waitUntil: 'domcontentloaded' });
    const form = enquiryForm(page, t);
    await fillIn(form, t);
    await form.getByRole('button').click();
    // The page stays until its beacon is seen: of a page that has left, Playwright may miss it (microsoft/playwright#20952).
    await page.route(new URL(href('en', 'home'), page.url()).href, async (route) => {
      await expect.poll(() => emailjs.sent.length).toBe(1);
      await route.continue();
    });
    await headerLink(page, 'home').click();
    await expectPage(page, 'en', 'home');
    const fields = Object.fromEntries(emailjs.sent[0]?.fields ?? []);
    expect(fields.name).toMatch(typedText);
    expect(fields.service_id).not.toBe('');
    await page.goBack({ waitUntil: 'domcontentloaded' });
    expect(emailjs.sent).toHaveLength(1);
  });

  test('pressed before the runtime has loaded is carried over a switch, and is sent once', async ({
    page,
    emailjs,
  }) => {
    const release = await withLateRuntime(page);
    await page.goto('/contacts/', { waitUntil: 'domcontentloaded' });
    const form = enquiryForm(page, t);
    await fillIn(form, t);
    await form.getByRole('button').click();
    await flag(page, 'it').click();
    await expectPage(page, 'it', 'contacts');
    await release();
    await expect.poll(() => emailjs.sent.length).toBe(1);
    const italian = enquiryForm(page, translator('it'));
    await expect(italian.getByRole('status')).toHaveText(translator('it')('EnquiryForm.success'));
    expect(emailjs.sent).toHaveLength(1);
  });

  test('under the mouse wheel keeps its focus, except in the number field, which keeps its value', async ({
    page,
  }) => {
    await page.goto('/contacts/');
    await hydrated(page);
    const form = enquiryForm(page, t);
    for (const name of ['name', 'email', 'address'] as const) {
      const field = form.locator(`#${name}`);
      await field.focus();
      await field.hover();
      await page.mouse.wheel(0, 20);
      await expect(field).toBeFocused();
    }
    const phone = form.locator('#phone');
    await phone.fill(enquiry.phone);
    await phone.hover();
    await page.mouse.wheel(0, 20);
    await expect(phone).not.toBeFocused();
    await expect(phone).toHaveValue(enquiry.phone);
  });
});

test('the film’s pause button works on every visit', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  for (let visit = 1; visit <= 3; visit += 1) {
    const film = page.locator('site-film');
    await film.scrollIntoViewIfNeeded();
    const button = film.getByRole('button');
    await expect(button).toBeVisible();
    const isPaused = () => film.evaluate((element) => element.querySelector('video')?.paused);
    await expect.poll(isPaused).toBe(false);
    await button.click();
    await expect.poll(isPaused).toBe(true);
    await button.click();
    await expect.poll(isPaused).toBe(false);
    // On later visits the script comes from the browser's cache, and runs before the element's children are parsed.
    await page.goto('/services/');
    await page.goto('/');
  }
});

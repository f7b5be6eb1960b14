/*
 * Languages, session and history by the rules of docs/architecture.md ("The language of a visit"), language by language. That
 * Back, Forward and links agree in any order is tested in navigation.spec.ts and random-walk.spec.ts.
 */

import type { Page } from '@playwright/test';
import { type Locale, locales } from '@/i18n/locales';
import { drawnPicture, isPhotograph } from '@/site/pictures';
import { href, routes } from '@/site/routes';
import { enquiryForm, expectTyped, fillIn, send, written } from './lib/enquiry';
import { alive, expect, test, translator } from './lib/fixtures';
import {
  blockStorage,
  countDocuments,
  expectPage,
  flag,
  menu,
  others,
  place,
  slideshowOf,
  startSessionWith,
} from './lib/visit';

test.describe('URLs', () => {
  for (const locale of locales) {
    test(`each page opened directly in ${locale} is in that language, which is recorded`, async ({
      page,
    }) => {
      for (const route of routes) {
        await page.goto(href(locale, route));
        await expectPage(page, locale, route);
      }
    });
  }
});

test.describe('Session language', () => {
  // The script in <head> is the same on all pages.
  for (const [stored, pages] of [
    ['en', ['services']],
    ['it', ['services']],
    ['bg', routes],
  ] as const) {
    test(`bare URLs show the recorded ${stored}, with query and hash`, async ({ page }) => {
      await startSessionWith(page, stored);
      for (const route of pages) {
        await page.goto(`${href('en', route)}?from=mail&x=%2F#content`);
        await expectPage(page, stored, route);
        await expect(page).toHaveURL(`${href(stored, route)}?from=mail&x=%2F#content`);
      }
    });
  }

  test('a prefixed URL opened directly wins over the recorded language', async ({ page }) => {
    await page.goto(href('en', 'about'));
    for (const stored of locales) {
      for (const opened of others('en')) {
        await page.evaluate((value) => sessionStorage.setItem('lang', value), stored);
        await page.goto(href(opened, 'about'));
        await expectPage(page, opened, 'about');
      }
    }
  });

  test('the redirect from a bare URL to the recorded language adds no history entry', async ({
    page,
  }) => {
    await page.goto('/it/');
    await page.goto('/services/');
    await expectPage(page, 'it', 'services');
    await page.goBack();
    await expectPage(page, 'it', 'home');
  });

  test('the wrong language is never painted', async ({ page }) => {
    await startSessionWith(page, 'bg');
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const seen = document.querySelector('h1')?.checkVisibility({ visibilityProperty: true })
          ? document.title
          : '';
        if (document.documentElement.lang === 'en' && seen) console.error(`painted: ${seen}`);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/services/');
    await expectPage(page, 'bg', 'services');
  });

  test('links between pages stay in the language, and so does a reload', async ({ page }) => {
    await page.goto('/bg/');
    await page
      .getByRole('link', { name: translator('bg')('Hero.contactUs') })
      .first()
      .click();
    await expectPage(page, 'bg', 'contacts');
    await page.reload();
    await expectPage(page, 'bg', 'contacts');
  });

  test('a second tab has its own session', async ({ page, context }) => {
    await page.goto('/it/services/');
    const second = await context.newPage();
    await second.goto('/services/');
    await expectPage(second, 'en', 'services');
    await page.goto('/services/');
    await expectPage(page, 'it', 'services');
  });

  // site/fuzz.test.ts and browser/early have thousands more.
  for (const nonsense of ['//evil.example', '<img src=x onerror=console.error(1)>']) {
    test(`invalid stored value (${nonsense}): the URL decides`, async ({ page }) => {
      await startSessionWith(page, nonsense);
      const documents = countDocuments(page);
      await page.goto('/services/');
      await expectPage(page, 'en', 'services');
      expect(documents()).toBe(1);
      await page.evaluate((value) => sessionStorage.setItem('lang', value), nonsense);
      await page.goto('/bg/services/');
      await expectPage(page, 'bg', 'services');
    });
  }

  for (const path of ['//evil.example/services/', '/it//evil.example/']) {
    test(`a path that looks like another host stays on the site: ${path}`, async ({
      page,
      guard,
      baseURL,
    }) => {
      guard.expectConsole(/404/);
      await startSessionWith(page, 'it');
      await page.goto(`${baseURL}${path}`);
      await flag(page, 'bg').click();
      await expectPage(page, 'bg', 'home');
    });
  }

  test.describe('storage blocked', () => {
    const record = 'blocked';
    test.beforeEach(({ page }) => blockStorage(page));

    test('the URL alone decides', async ({ page }) => {
      for (const locale of locales) {
        await page.goto(href(locale, 'home'));
        await expectPage(page, locale, 'home', { record });
      }
    });

    test('flags and Back work', async ({ page }) => {
      await page.goto('/services/');
      await flag(page, 'bg').click();
      await expectPage(page, 'bg', 'services', { record });
      await flag(page, 'en').click();
      await expectPage(page, 'en', 'services', { record });
      await page.goto('/it/about-us/');
      await page.goBack();
      await expectPage(page, 'en', 'services', { record });
    });

    test('a flag asks before typed text is lost', async ({ page }) => {
      await page.goto('/contacts/');
      await page.locator('#name').fill('Мария');
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.type());
        return dialog.dismiss();
      });
      await flag(page, 'it').click({ noWaitAfter: true });
      await expect.poll(() => asked).toEqual(['beforeunload']);
      await expect(page.locator('#name')).toHaveValue('Мария');
    });

    test('pausing the slideshow works', async ({ page }) => {
      const t = translator('en');
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto('/');
      const slideshow = slideshowOf(page, t);
      await slideshow.getByRole('button', { name: t('Motion.pause') }).click();
      await expect(slideshow.getByRole('button', { name: t('Motion.play') })).toBeVisible();
    });
  });
});

test.describe('Back and Forward', () => {
  /** Chromium's warning when a cross-faded page is left for a document without the transition. */
  const transitionToPlainText = /ViewTransition opt-in disabled/;

  test('show the recorded language', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('link', { name: translator('en')('Hero.contactUs') })
      .first()
      .click();
    await expectPage(page, 'en', 'contacts');
    await flag(page, 'it').click();
    await expectPage(page, 'it', 'contacts');

    await page.goBack();
    await expectPage(page, 'it', 'home');
    await page.goForward();
    await expectPage(page, 'it', 'contacts');
    await flag(page, 'bg').click();
    await expectPage(page, 'bg', 'contacts');
    await page.goBack();
    await expectPage(page, 'bg', 'home');
  });

  test('across pages of another prefix: the recorded language wins', async ({ page }) => {
    await page.goto('/it/services/');
    await page.goto('/bg/about-us/');
    await page.goto('/bg/contacts/');
    await page.goBack();
    await expectPage(page, 'bg', 'about');
    await page.goBack();
    await expectPage(page, 'bg', 'services');
    await page.goForward();
    await expectPage(page, 'bg', 'about');
    await page.goForward();
    await expectPage(page, 'bg', 'contacts');
  });

  test('to a prefixed page when English is recorded', async ({ page }) => {
    await page.goto('/it/services/');
    await page.goto('/it/about-us/');
    await flag(page, 'en').click();
    await expectPage(page, 'en', 'about');
    await page.goBack();
    await expectPage(page, 'en', 'services');
    await page.goForward();
    await expectPage(page, 'en', 'about');
  });

  test('to a page of an earlier document, with query and hash', async ({ page, guard }) => {
    guard.tolerateConsole(transitionToPlainText);
    await page.goto('/it/services/?from=mail#epc');
    await page.goto('/robots.txt');
    await page.goto('/bg/');
    await page.goBack();
    await page.goBack();
    await expectPage(page, 'bg', 'services');
    await expect(page).toHaveURL('/bg/services/?from=mail#epc');
    await page.goForward();
    await expect(page).toHaveURL('/robots.txt');
  });

  test('a page restored from the back/forward cache', async ({ page }) => {
    await page.goto('/it/services/');
    // Headless browsers and Playwright have no such cache: the test fires the event that browsers fire.
    await page.evaluate(() => {
      sessionStorage.setItem('lang', 'bg');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expectPage(page, 'bg', 'services');
  });

  test('is no trap: a switch adds no entry, and Back leaves the site', async ({ page, guard }) => {
    guard.tolerateConsole(transitionToPlainText);
    await page.goto('/robots.txt');
    await page.goto('/contacts/');
    for (const locale of ['it', 'bg', 'en', 'bg'] as const) {
      await flag(page, locale).click();
      await expectPage(page, locale, 'contacts');
    }
    await page.goBack();
    await expect(page).toHaveURL('/robots.txt');
  });
});

test.describe('A flag', () => {
  for (const route of routes) {
    test(`on ${route} replaces the page by the same one, with query, hash and focus`, {
      // A phone differs in its menu alone.
      tag: route === 'contacts' ? '@both' : [],
    }, async ({ page }) => {
      await page.goto(`${href('en', route)}?from=mail&x=%2F#content`);
      const length = await page.evaluate(() => history.length);
      // English last: its bare URL shows the recorded language.
      for (const locale of ['it', 'bg', 'en'] as const) {
        await flag(page, locale).focus();
        await page.keyboard.press('Enter');
        await expectPage(page, locale, route);
        await expect(page).toHaveURL(`${href(locale, route)}?from=mail&x=%2F#content`);
        await expect(flag(page, locale)).toBeFocused();
      }
      expect(await page.evaluate(() => history.length)).toBe(length);
    });
  }

  test('keeps opened texts, the picked slide and the pause', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await page.locator('summary', { hasText: translator('en')('Founder.showMore') }).click();
    await page.locator('[data-action="rotate"]').click();
    await page.locator('input[name="slide"]').nth(4).check({ force: true });
    await flag(page, 'it').click();
    await expectPage(page, 'it', 'home');
    await expect(page.locator('main details').first()).toHaveAttribute('open');
    await expect(page.locator('input[name="slide"]').nth(4)).toBeChecked();
    await expect(
      page.getByRole('button', { name: translator('it')('Motion.play'), exact: true }).first(),
    ).toBeVisible();
  });

  // A photograph has no drawing over it.
  if (!isPhotograph(drawnPicture))
    test('keeps the edge between drawing and picture', async ({ page }) => {
      await page.goto('/');
      const slideshow = page.locator('site-slideshow');
      await slideshow.locator('input[type="range"]').fill('30');
      await flag(page, 'it').click();
      await expectPage(page, 'it', 'home');
      await expect(slideshow.locator('input[type="range"]')).toHaveValue('30');
      await expect(slideshow).toHaveAttribute('style', /--cut: ?calc\(22px \+ 0?\.3 /);
    });

  test('keeps the place in every language, and to some px back in the first one', {
    tag: '@both',
  }, async ({ page }) => {
    await page.goto('/');
    for (const top of [1200, 3400, 5800]) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      const before = await place(page);
      for (const locale of ['bg', 'it', 'en'] as const) {
        await flag(page, locale).evaluate((link: HTMLElement) => link.click());
        await expectPage(page, locale, 'home');
        const seen = `${top} px, ${locale}: ${before.share} of section ${before.section}`;
        await expect
          .poll(() => place(page), seen)
          .toEqual({ section: before.section, share: expect.closeTo(before.share, 1) });
      }
      expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(40);
    }
  });

  test('shows the next page at its place at once: nothing blank, no jump', async ({ page }) => {
    await page.goto('/services/');
    await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }));
    await flag(page, 'it').evaluate((link: HTMLElement) => link.click());
    await expectPage(page, 'it', 'services');
    await page.waitForFunction(() => performance.getEntriesByType('paint').length === 2);
    // The first frame has the content; an empty one before it would be the end of the cross-fade.
    const [first, content] = await page.evaluate(() =>
      performance.getEntriesByType('paint').map(({ startTime }) => startTime),
    );
    expect(first).toBe(content);
  });

  test('keeps typed text, before the form’s script and with it, until it is sent', async ({
    page,
    emailjs,
  }) => {
    await page.goto('/contacts/');
    await fillIn(enquiryForm(page, translator('en')), translator('en'));
    for (const locale of ['it', 'bg'] as const) {
      const t = translator(locale);
      await flag(page, locale).click();
      await expectPage(page, locale, 'contacts');
      await expectTyped(enquiryForm(page, t), t);
      await alive(page);
    }
    const t = translator('bg');
    await send(enquiryForm(page, t), t);
    await expect(page.getByRole('status')).toHaveText(t('EnquiryForm.success'));
    expect(emailjs.sent.map(({ fields }) => fields.slice(0, 5))).toEqual([written]);
    await flag(page, 'en').click();
    await expectPage(page, 'en', 'contacts');
    await expect(page.locator('#name')).toHaveValue('');
  });

  test('then Back and Forward: what was typed is there, and is sent', async ({ page, emailjs }) => {
    await page.goto('/');
    await page.goto('/contacts/');
    await fillIn(enquiryForm(page, translator('en')), translator('en'));
    await flag(page, 'it').click();
    await expectPage(page, 'it', 'contacts');
    await page.goBack();
    await expectPage(page, 'it', 'home');
    await page.goForward();
    await expectPage(page, 'it', 'contacts');
    const t = translator('it');
    await expectTyped(enquiryForm(page, t), t);
    await send(enquiryForm(page, t), t);
    await expect.poll(() => emailjs.sent.length).toBe(1);
    expect(emailjs.sent[0]?.fields.slice(0, 5)).toEqual(written);
  });

  test('on another page, then Back: what was typed before it is there, in the new language', async ({
    page,
  }) => {
    await page.goto('/contacts/');
    await fillIn(enquiryForm(page, translator('en')), translator('en'));
    await page.goto('/about-us/');
    await flag(page, 'it').click();
    await expectPage(page, 'it', 'about');
    await page.goBack();
    await expectPage(page, 'it', 'contacts');
    await expectTyped(enquiryForm(page, translator('it')), translator('it'));
  });

  test('of the current language changes nothing', async ({ page }) => {
    await page.goto('/it/services/');
    const documents = countDocuments(page);
    await flag(page, 'it').click();
    await expectPage(page, 'it', 'services');
    expect(documents()).toBe(0);
  });

  test('pressed right after another one wins', async ({ page }) => {
    await page.goto('/');
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

  test('opened in a new tab does not change this tab', async ({ page, context }) => {
    await page.goto('/services/');
    const opened = context.waitForEvent('page');
    await flag(page, 'bg').click({ modifiers: ['Control'] });
    await expectPage(await opened, 'bg', 'services');
    await expectPage(page, 'en', 'services');
  });

  test('works while scripts are still loading', async ({ page }) => {
    await page.route('**/*.js', () => undefined);
    await page.goto('/about-us/', { waitUntil: 'commit' });
    await flag(page, 'bg').click({ noWaitAfter: true });
    await expectPage(page, 'bg', 'about');
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // The static suite checks the words and links of all pages.
  for (const route of ['home', 'contacts'] as const) {
    test(`${route} can be read, and its flags are plain links`, async ({ page }) => {
      await page.goto(href('en', route));
      for (const locale of ['it', 'bg', 'en'] as const) {
        await flag(page, locale).click();
        await expectPage(page, locale, route, { record: null });
        // Every section: none waits for a script to become visible.
        for (const section of await page.locator('main > *, footer').all()) {
          await expect(section).toBeVisible();
        }
      }
    });
  }

  test('the founder’s toggle works, and the slides can be picked', async ({ page }) => {
    const t = translator('bg');
    await page.goto('/bg/');
    await page.getByText(t('Founder.showMore'), { exact: true }).click();
    await expect(page.getByText(t('Founder.more'))).toBeVisible();
    const slideshow = slideshowOf(page, t);
    await slideshow.getByText('6', { exact: true }).click();
    await expect(slideshow.getByText(t('Slideshow.slides.commissioning.text'))).toBeVisible();
    await expect(slideshow.getByText(t('Slideshow.slides.studies.text'))).toBeHidden();
  });

  test('the map is shown', async ({ page }) => {
    await page.goto('/bg/contacts/');
    const t = translator('bg');
    const frame = page.getByTitle(t('Map.title'));
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().getByRole('link', { name: t('Map.load') })).toBeVisible();
  });

  test('the phone menu opens, and has links to every page', { tag: '@phone' }, async ({
    page,
    path,
    t,
    siteLocale,
  }) => {
    await page.goto(path('certificates'));
    const links = page.getByRole('navigation', { name: t('Header.navigation') }).getByRole('link');
    for (const [index, route] of routes.entries()) {
      await expect(links).toHaveCount(0);
      await menu(page, t).click();
      await expect(links).toHaveText(routes.map((linked) => t(`Header.links.${linked}`)));
      for (const link of await links.all()) await expect(link).toBeInViewport();
      await links.nth(index).click();
      await expectPage(page, siteLocale, route, { record: null });
    }
  });
});

test.describe('Unknown pages', () => {
  const unknown = (locale: Locale) => `${href(locale, 'home')}prices/solar/`;

  async function expectNotFound(page: Page, locale: Locale, record: Locale | null): Promise<void> {
    await expectPage(page, locale, 'notFound', { path: unknown(locale), record });
  }

  for (const locale of locales) {
    test(`${unknown(locale)}: a 404 in the language of the path, nothing recorded`, async ({
      page,
      guard,
    }) => {
      guard.expectConsole(/404/);
      const response = await page.goto(unknown(locale));
      expect(response?.status()).toBe(404);
      await expectNotFound(page, locale, null);
      for (const stored of others(locale)) {
        await page.evaluate((value) => sessionStorage.setItem('lang', value), stored);
        await page.goto(unknown(locale));
        await expectNotFound(page, locale, stored);
      }
    });

    test(`${unknown(locale)}: a flag loads Home`, async ({ page, guard }) => {
      guard.expectConsole(/404/);
      const [other = locale] = others(locale);
      await page.goto(`${unknown(locale)}?from=mail#epc`);
      const documents = countDocuments(page);
      await flag(page, other).click();
      await expectPage(page, other, 'home');
      await expect(page).toHaveURL(href(other, 'home'));
      expect(documents()).toBeGreaterThan(0);
    });
  }

  test('Back to an unknown page shows it again', async ({ page, guard }) => {
    guard.expectConsole(/404/);
    await page.goto(unknown('it'));
    await page.goto('/bg/');
    await page.goBack();
    await expectNotFound(page, 'it', 'bg');
  });
});

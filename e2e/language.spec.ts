/*
 * Languages, session and history by the rules of docs/architecture.md ("The language of a visit"), language by language. That
 * Back, Forward and links agree in any order is tested in navigation.spec.ts and random-walk.spec.ts.
 */

import type { Page } from '@playwright/test';
import { type Locale, locales } from '@/i18n/locales';
import { href, routes } from '@/site/routes';
import { enquiryForm, expectTyped, fillIn } from './lib/enquiry';
import {
  expect,
  hydrated,
  test,
  translator,
  withLateRuntime,
  withoutRuntime,
} from './lib/fixtures';
import {
  blockStorage,
  countDocuments,
  expectPage,
  flag,
  menu,
  others,
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
        const seen = document.querySelector('h1')?.checkVisibility() ? document.title : '';
        if (document.documentElement.lang === 'en' && seen) console.error(`painted: ${seen}`);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/services/');
    await expectPage(page, 'bg', 'services');
  });

  test('links between pages stay in the language, and so does a reload', async ({ page }) => {
    await page.goto('/bg/');
    await hydrated(page);
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
        await hydrated(page);
      }
    });

    test('flags and Back work', async ({ page }) => {
      await page.goto('/services/');
      await hydrated(page);
      await flag(page, 'bg').click();
      await expectPage(page, 'bg', 'services', { record });
      await flag(page, 'en').click();
      await expectPage(page, 'en', 'services', { record });
      await page.goto('/it/about-us/');
      await page.goBack();
      await expectPage(page, 'en', 'services', { record });
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

  test('within the document: the recorded language is shown, and Forward works', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const documents = countDocuments(page);
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
    expect(documents()).toBe(0);
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
    await hydrated(page);
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
    await hydrated(page);
    for (const locale of ['it', 'bg', 'en', 'bg'] as const) {
      await flag(page, locale).click();
      await expectPage(page, locale, 'contacts');
    }
    await page.goBack();
    await expect(page).toHaveURL('/robots.txt');
  });
});

/** Marks every current element; the returned function gives the share that is still the same object. */
async function markElements(page: Page): Promise<() => Promise<number>> {
  const elements = () =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll('body, body :not(script)')];
      const marked = all.filter((element) => Reflect.has(element, 'markedByTest')).length;
      for (const element of all) Reflect.set(element, 'markedByTest', true);
      return { marked, all: all.length };
    });
  const before = await elements();
  return async () => (await elements()).marked / before.all;
}

test.describe('Switching with the runtime', () => {
  for (const route of routes) {
    test(`${route}: document, elements and focus stay, the history does not grow`, {
      // A phone differs in its menu alone.
      tag: route === 'contacts' ? '@both' : [],
    }, async ({ page }) => {
      await page.goto(href('en', route));
      await hydrated(page);
      // The map frame loads when it comes near the viewport.
      await page.keyboard.press('End');
      const map = page.frameLocator('iframe').getByRole('main');
      await expect(map).toBeVisible({ visible: route === 'contacts' });
      const history = await page.evaluate(() => window.history.length);
      const documents = countDocuments(page);
      for (const locale of ['it', 'bg', 'en'] as const) {
        const shareThatStays = await markElements(page);
        await flag(page, locale).focus();
        await page.keyboard.press('Enter');
        await expectPage(page, locale, route);
        await expect(flag(page, locale)).toBeFocused();
        expect(await shareThatStays()).toBeGreaterThanOrEqual(0.95);
      }
      await expect(map).toBeVisible({ visible: route === 'contacts' });
      expect(documents()).toBe(0);
      expect(await page.evaluate(() => window.history.length)).toBe(history);
    });
  }

  test('leaves what is below the window out of the first frame, and shows it in the next ones', {
    tag: '@both',
  }, async ({ page }) => {
    await page.goto('/services/');
    await hydrated(page);
    const leftOut = await page.evaluateHandle(() => {
      const sections = new Set<Node>();
      new MutationObserver((records) => {
        for (const { target } of records) sections.add(target);
      }).observe(document.body, { subtree: true, attributeFilter: ['style'] });
      return sections;
    });
    await flag(page, 'bg').click();
    await expectPage(page, 'bg', 'services');
    await expect(page.locator('[style*=visibility]')).toHaveCount(0);
    expect(await leftOut.evaluate((sections) => sections.size)).toBeGreaterThan(2);
  });

  test('query and hash are kept', async ({ page }) => {
    await page.goto('/services/?from=mail&x=%2F#epc');
    await hydrated(page);
    for (const locale of ['bg', 'en'] as const) {
      await flag(page, locale).click();
      await expectPage(page, locale, 'services');
      await expect(page).toHaveURL(`${href(locale, 'services')}?from=mail&x=%2F#epc`);
    }
  });

  test('the section in view stays in view', { tag: '@both' }, async ({ page }) => {
    await page.goto('/services/');
    await hydrated(page);
    const inTheMiddle = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main section[id]')]
          .filter((section) => {
            const { top, bottom } = section.getBoundingClientRect();
            return top < innerHeight / 2 && bottom > innerHeight / 2;
          })
          .map(({ id }) => id),
      );
    for (const part of ['planning', 'construction', 'repowering']) {
      await page.locator(`#${part}`).evaluate((section) => {
        section.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
      expect(await inTheMiddle()).toEqual([part]);
      for (const locale of ['it', 'en'] as const) {
        await flag(page, locale).click();
        await expectPage(page, locale, 'services');
        expect(await inTheMiddle()).toEqual([part]);
      }
    }
  });

  test('typed text is kept, in the same fields', async ({ page }) => {
    await page.goto('/contacts/');
    await hydrated(page);
    await fillIn(enquiryForm(page, translator('en')), translator('en'));
    for (const locale of ['it', 'bg', 'en'] as const) {
      const t = translator(locale);
      await flag(page, locale).click();
      await expectPage(page, locale, 'contacts');
      await expectTyped(enquiryForm(page, t), t);
    }
  });

  test('the flag of the current language changes nothing', async ({ page }) => {
    await page.goto('/it/services/');
    await hydrated(page);
    const documents = countDocuments(page);
    await flag(page, 'it').click();
    await expectPage(page, 'it', 'services');
    expect(documents()).toBe(0);
  });

  test('a flag opened in a new tab does not change this tab', async ({ page, context }) => {
    await page.goto('/services/');
    await hydrated(page);
    const opened = context.waitForEvent('page');
    await flag(page, 'bg').click({ modifiers: ['Control'] });
    await expectPage(await opened, 'bg', 'services');
    await expectPage(page, 'en', 'services');
  });
});

test.describe('Switching before the runtime has loaded', () => {
  // The script in <head> is the same on all pages; Contacts has typed text to carry.
  for (const route of ['services', 'contacts'] as const) {
    test(`a flag on ${route} loads the same page, records the choice and adds no history entry`, async ({
      page,
      guard,
    }) => {
      await withoutRuntime(page, guard);
      await page.goto(`${href('en', route)}?from=mail#content`);
      await expectPage(page, 'en', route);
      const length = await page.evaluate(() => history.length);
      // English last: its bare URL shows the recorded language.
      for (const locale of ['it', 'bg', 'en'] as const) {
        await flag(page, locale).click();
        await expectPage(page, locale, route);
        await expect(page).toHaveURL(`${href(locale, route)}?from=mail#content`);
      }
      expect(await page.evaluate(() => history.length)).toBe(length);
    });
  }

  test('while the runtime is loading', async ({ page }) => {
    const release = await withLateRuntime(page);
    await page.goto('/about-us/');
    await flag(page, 'bg').click();
    await release();
    await expectPage(page, 'bg', 'about');
  });

  test('Back and Forward show the recorded language', async ({ page, guard }) => {
    await withoutRuntime(page, guard);
    await page.goto('/it/services/');
    await page.goto('/it/about-us/');
    await flag(page, 'en').click();
    await expectPage(page, 'en', 'about');
    await page.goBack();
    await expectPage(page, 'en', 'services');
    await page.goForward();
    await expectPage(page, 'en', 'about');
  });

  test('storage blocked: a flag is a plain load', async ({ page, guard }) => {
    await withoutRuntime(page, guard);
    await blockStorage(page);
    await page.goto('/it/about-us/');
    for (const locale of ['bg', 'en'] as const) {
      await flag(page, locale).click();
      await expectPage(page, locale, 'about', { record: 'blocked' });
    }
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

    // Without a URL that the runtime could navigate from, the 404 stays plain HTML.
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

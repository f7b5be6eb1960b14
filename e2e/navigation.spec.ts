/* Links, anchors, Back and Forward: what the browser does by itself with documents, and what must not stand in its way. */

import type { Locator, Page } from '@playwright/test';
import { locales } from '@/i18n/locales';
import { href, type Route } from '@/site/routes';
import { expect, test } from './lib/fixtures';
import { expectPage, flag, place, startSessionWith } from './lib/visit';

const phone = { width: 390, height: 844 };

/** A link of the header's row, which phones show in the menu. */
function headerLink(page: Page, route: Route): Locator {
  const { pathname } = new URL(page.url());
  const locale = locales.find((other) => pathname.startsWith(`/${other}/`)) ?? 'en';
  return page.locator(`header a[href="${href(locale, route)}"]:not([data-locale])`).first();
}

/** Puts the map into the window. */
const showMap = (page: Page) =>
  page.locator('iframe').evaluate((frame) => frame.scrollIntoView({ behavior: 'instant' }));

test.describe('A link', () => {
  test('to a section of another page, by keyboard: the next stop is in or behind the section', async ({
    page,
  }) => {
    await page.goto('/');
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${href('en', 'contacts')}#privacy"]`)
      .focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/contacts/#privacy');
    const section = page.locator('#privacy');
    await expect(section).toBeInViewport();
    await page.keyboard.press('Tab');
    const isBehind = await section.evaluate((element) =>
      Boolean(
        document.activeElement &&
          document.activeElement !== document.body &&
          element.compareDocumentPosition(document.activeElement) &
            (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY),
      ),
    );
    expect(isBehind).toBe(true);
    await expect(section).toBeInViewport();
  });

  test('to the company’s own website shows the language of the session', async ({ page }) => {
    await page.goto('/it/contacts/');
    // As on the site's own domain.
    await page
      .locator('main a[href^="https://"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => {
        link.href = new URL('/', location.href).href;
        link.click();
      });
    await expectPage(page, 'it', 'home');
  });

  test('clicked every 40 ms, in turn with others, causes no error', async ({ page }) => {
    await page.goto('/');
    // The guard fails on any uncaught error.
    for (let press = 0; press < 12; press += 1)
      await page
        .evaluate(async (index) => {
          document.querySelector<HTMLElement>(`header li:nth-child(${index + 1}) a`)?.click();
          await new Promise((resolve) => setTimeout(resolve, 40));
        }, press % 5)
        // A page that is being left cannot be pressed.
        .catch(() => undefined);
    await expect
      .poll(() => page.evaluate(() => document.readyState).catch(() => ''))
      .toBe('complete');
  });

  test('on the bare address of a page whose language does not answer leaves the page readable', async ({
    page,
  }) => {
    await startSessionWith(page, 'it');
    await page.route('**/it/contacts/', () => undefined);
    await page.addInitScript(() => {
      const timer = setInterval(() => {
        if (!document.querySelector('h1')?.checkVisibility({ visibilityProperty: true })) return;
        clearInterval(timer);
        console.info('readable');
      }, 100);
    });
    await page.goto('/contacts/', { waitUntil: 'commit' });
    // Playwright's own functions wait for the page that never comes.
    await page.waitForEvent('console', (message) => message.text() === 'readable');
  });
});

test.describe('The browser loads ahead', () => {
  test('a page that it has prerendered is recorded when it is shown, not before', async ({
    page,
  }) => {
    await page.goto('/services/');
    // A prerendered page reads and writes a copy of the session.
    await flag(page, 'it').hover();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('lang'))).toBe('en');
    await flag(page, 'it').click();
    await expectPage(page, 'it', 'services');
    await page.goto('/contacts/');
    await expectPage(page, 'it', 'contacts');
  });

  test('in a page that is prerendering nothing is decided; then the language is recorded', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      if (window.top !== window || !location.pathname.startsWith('/it/services/')) return;
      let isPrerendering = true;
      Object.defineProperty(document, 'prerendering', { get: () => isPrerendering });
      Object.assign(window, {
        show: () => {
          isPrerendering = false;
          document.dispatchEvent(new Event('prerenderingchange'));
        },
      });
    });
    await page.goto('/it/services/', { waitUntil: 'load' });
    const record = () => page.evaluate(() => sessionStorage.getItem('lang'));
    expect(await record()).toBeNull();
    await page.evaluate(() => (window as unknown as { show(): void }).show());
    expect(await record()).toBe('it');
    await page.goto('/contacts/');
    await expectPage(page, 'it', 'contacts');
  });
});

test.describe('Back', () => {
  test('to an address with a hash shows its page and place', async ({ page }) => {
    await page.goto('/services/');
    await page.locator('main a[href^="#"]').nth(3).click();
    const { hash } = new URL(page.url());
    expect(hash).not.toBe('');
    await headerLink(page, 'contacts').click();
    await expectPage(page, 'en', 'contacts');
    await page.goBack();
    await expectPage(page, 'en', 'services');
    expect(new URL(page.url()).hash).toBe(hash);
    await expect(page.locator(hash)).toBeInViewport();
    await page.goBack();
    await expectPage(page, 'en', 'services');
    await expect(page).toHaveURL('/services/');
  });

  test('after a flag on another page returns to the place, in the new language', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    await page.evaluate(() => scrollTo({ top: 4800, behavior: 'instant' }));
    const before = await place(page);
    await headerLink(page, 'about').evaluate((link: HTMLElement) => link.click());
    await expectPage(page, 'en', 'about');
    await flag(page, 'it').click();
    await expectPage(page, 'it', 'about');
    await page.goBack();
    await expectPage(page, 'it', 'home');
    await expect
      .poll(() => place(page))
      .toEqual({ section: before.section, share: expect.closeTo(before.share, 1) });
  });

  test('from the map leaves the page at the first press, in any language', async ({
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
    await headerLink(page, 'contacts').click();
    await expectPage(page, 'en', 'contacts');
    await showMap(page);
    await page.frameLocator('iframe').locator('a[href*="openstreetmap"]').first().click();
    await expect
      .poll(() => page.frames().some((one) => one.url().includes('openstreetmap')))
      .toBe(true);
    await flag(page, 'it').click();
    await expectPage(page, 'it', 'contacts');
    await showMap(page);
    await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('lang', 'it');
    await page.goBack();
    await expectPage(page, 'it', 'home');
  });
});

test('A reload of an entry in an earlier language shows the language of the session', async ({
  page,
}) => {
  await page.goto('/bg/contacts/');
  await page.evaluate(() => sessionStorage.setItem('lang', 'en'));
  await page.reload();
  await expectPage(page, 'en', 'contacts');
});

test.describe('The phone’s menu', () => {
  test.use({ viewport: phone });

  test('closes on a link of its own page, on Escape and on a press outside', async ({ page }) => {
    await page.goto('/services/');
    const menu = page.locator('details[data-menu]');
    const summary = menu.locator('summary');
    await summary.click();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
    await summary.click();
    // Below the menu, in the page's margin.
    await page.mouse.click(4, phone.height - 4);
    await expect(menu).not.toHaveAttribute('open');
    await expectPage(page, 'en', 'services');
    await summary.click();
    await menu.locator('[aria-current="page"]').click();
    await expectPage(page, 'en', 'services');
    await expect(menu).not.toHaveAttribute('open');
  });
});

test('The film’s pause button works on every visit', async ({ page }) => {
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

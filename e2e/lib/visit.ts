import { expect, type Locator, type Page } from '@playwright/test';
import { languages } from '@/i18n/languages';
import { type Locale, locales } from '@/i18n/locales';
import { company } from '@/site/company';
import { href, type Route } from '@/site/routes';
import { headings, type Translate, translator } from './translator';

export function flag(page: Page, locale: Locale): Locator {
  return page.getByRole('link', { name: languages[locale].name, exact: true });
}

/** A link of the navigation in the header; on a phone it is in the menu, which must be open. */
export function navigationLink(page: Page, t: Translate, route: Route): Locator {
  return page
    .getByRole('navigation', { name: t('Header.navigation') })
    .getByRole('link', { name: t(`Header.links.${route}`), exact: true });
}

export function menu(page: Page, t: Translate): Locator {
  return page.getByText(t('Header.menu'), { exact: true });
}

export function slideshowOf(page: Page, t: Translate): Locator {
  return page.getByRole('region', { name: t('Slideshow.name') });
}

/** Expects the page in a language: URL, heading, document language, title and flag agree. */
export async function expectPage(page: Page, locale: Locale, route: Route): Promise<void> {
  const t = translator(locale);
  await expect.poll(() => new URL(page.url()).pathname).toBe(href(locale, route));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(headings[route]));
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page).toHaveTitle(`${t(`Meta.${route}.title`)} | ${company.name}`);
  await expect(flag(page, locale)).toHaveAttribute('aria-current', 'true');
}

export async function recorded(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('lang'));
}

/** Sets the recorded language as an earlier page of the session does; once, so that it never overwrites a later record. */
export async function startSessionWith(page: Page, stored: string): Promise<void> {
  await page.addInitScript((value) => {
    if (window.top === window && sessionStorage.getItem('lang') === null) {
      sessionStorage.setItem('lang', value);
    }
  }, stored);
}

export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
}

/** Counts the documents loaded into the main frame from now on. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

export function others(locale: Locale): Locale[] {
  return locales.filter((other) => other !== locale);
}

/** Scrolls every part of the page into view once, so that pictures, film and frame load. */
export async function passWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
}

/** HTML whose runtime loads without integrity, for tests that change its scripts. */
export function withoutIntegrity(html: string): string {
  return html.replaceAll(/"sha256-[^"]*"\]/g, '""]');
}

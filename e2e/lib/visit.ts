import { expect, type Locator, type Page } from '@playwright/test';
import { type Locale, locales } from '@/i18n/locales';
import { company } from '@/site/company';
import { href, type PageName, type Route } from '@/site/routes';
import { headings, type Translate, translator } from './translator';

/** A browser's page, as far as the journeys need it: Playwright's `Page` with `tabs`, or that of webDriver.ts. */
export interface Visitor {
  goto(path: string): Promise<unknown>;
  evaluate<Result>(
    fn: (argument: string) => Result | Promise<Result>,
    argument?: string,
  ): Promise<Result>;
  click(selector: string): Promise<unknown>;
  /** Types a text into an empty field. */
  fill(selector: string, text: string): Promise<unknown>;
  readonly keyboard: { press(key: string): Promise<unknown> };
  setViewportSize(size: { readonly width: number; readonly height: number }): Promise<unknown>;
  /** Number of open tabs. */
  tabs(): Promise<number>;
}

export const flagSelector = (locale: Locale) => `a[data-locale="${locale}"]`;

export function flag(page: Page, locale: Locale): Locator {
  return page.locator(flagSelector(locale));
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

/**
 * Expects the page in a language: path, heading, language, title, current flag and link, and record agree. The record of a
 * session without storage is "blocked".
 */
export async function expectPage(
  visitor: Pick<Visitor, 'evaluate'>,
  locale: Locale,
  page: PageName,
  { path = '', record = locale as string | null } = {},
): Promise<void> {
  const t = translator(locale);
  await expect
    .poll(
      () =>
        visitor
          .evaluate(() => {
            const current = (link: string, attribute: string) =>
              document.querySelector(`${link}[aria-current]`)?.getAttribute(attribute) ?? null;
            let record: string | null = 'blocked';
            try {
              record = sessionStorage.getItem('lang');
            } catch {}
            return {
              path: location.pathname,
              language: document.documentElement.lang,
              heading: document.querySelector('h1')?.textContent,
              title: document.title,
              flag: current('[data-locale]', 'data-locale'),
              link: current('header nav a:not([data-locale])', 'href'),
              record,
            };
          })
          // The document is being replaced.
          .catch(() => null),
      { intervals: [50] },
    )
    .toEqual({
      path: page === 'notFound' ? path : href(locale, page),
      language: locale,
      heading: t(headings[page]),
      title: `${t(`Meta.${page}.title`)} | ${company.name}`,
      flag: locale,
      link: page === 'notFound' ? null : href(locale, page),
      record,
    });
}

/** The section at the upper edge of the window, and its share above the edge. */
export function place(visitor: Pick<Visitor, 'evaluate'>) {
  return visitor.evaluate(() => {
    const boxes = [...document.querySelectorAll('main > *, body > footer')].map((section) =>
      section.getBoundingClientRect(),
    );
    const section = boxes.findLastIndex(({ top }) => top <= 1);
    const box = boxes[section];
    return { section, share: box ? -box.top / box.height : 0 };
  });
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

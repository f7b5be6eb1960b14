import { expect, type Locator, type Page } from '@playwright/test';
import { certificateTotals } from '@/content/certificates';
import { content } from '@/content/current';
import { type Locale, locales } from '@/i18n/locales';
import { href, type PageName, type Route } from '@/site/routes';
import { headingOf, type Translate, translator } from './translator';

interface ScrollPosition {
  /** The id of the section. The footer counts as a section. */
  readonly section: string | undefined;
  /** The share of the section that is above the upper edge of the window. */
  readonly share: number;
}

/** The site in one language, as a visitor uses it. */
export class Site {
  readonly t: Translate;

  /** @param base path of the site on its host, without a slash at its end */
  constructor(
    readonly page: Page,
    readonly locale: Locale,
    readonly base: string,
  ) {
    this.t = translator(locale);
  }

  /** The same page object in another language. */
  in(locale: Locale): Site {
    return new Site(this.page, locale, this.base);
  }

  get others(): readonly Locale[] {
    return locales.filter((locale) => locale !== this.locale);
  }

  /** The language after this one. */
  get other(): Locale {
    return locales[(locales.indexOf(this.locale) + 1) % locales.length] ?? this.locale;
  }

  /**
   * The URL path of a route in this language.
   *
   * @param suffix query and hash
   */
  path(route: Route, suffix = ''): string {
    return `${this.base}${href(this.locale, route)}${suffix}`;
  }

  open(route: Route, suffix = '', options: Parameters<Page['goto']>[1] = {}) {
    return this.page.goto(this.path(route, suffix), options);
  }

  /** Opens a path that no page has. */
  openUnknown(suffix = '') {
    return this.page.goto(`${this.path('home')}prices/solar/${suffix}`);
  }

  flag(locale: Locale): Locator {
    return this.page.locator(`a[data-locale="${locale}"]`);
  }

  /** What opens and closes the menu of a phone. */
  get menu(): Locator {
    return this.page.locator('[data-menu] > summary');
  }

  /** A link of the navigation in the header. On a phone it is in the menu, which must be open. */
  link(route: Route): Locator {
    return this.page
      .getByRole('navigation', { name: this.t('Header.navigation') })
      .getByRole('link', { name: this.t(`Header.links.${route}`), exact: true });
  }

  /** Follows a link of the navigation, on a phone through the menu, and expects its page. */
  async follow(route: Route, options = {}): Promise<void> {
    if (await this.menu.isVisible()) await this.menu.click();
    await this.link(route).click({ noWaitAfter: true });
    await this.expect(route, options);
  }

  /** Clicks a flag, and expects the same page in its language. */
  async switchTo(locale: Locale, route: PageName, options = {}): Promise<Site> {
    await this.flag(locale).click({ noWaitAfter: true });
    const site = this.in(locale);
    await site.expect(route, options);
    return site;
  }

  /**
   * Expects a page in this language. Its path, heading, language, title, current flag, current link and record must
   * agree. If the session has no storage, the record is "blocked".
   */
  async expect(name: PageName, { record = this.locale as string | null } = {}): Promise<void> {
    const { page, t, locale } = this;
    const observe = () =>
      page
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
        // Another document is replacing this one.
        .catch(() => null);
    await expect.poll(observe, { intervals: [50] }).toEqual({
      path: name === 'notFound' ? `${this.path('home')}prices/solar/` : this.path(name),
      language: locale,
      heading: headingOf(name, t),
      title: `${t(`Meta.${name}.title`, certificateTotals())} | ${content.company.name}`,
      flag: locale,
      link: name === 'notFound' ? null : this.path(name),
      record,
    });
  }

  /**
   * Goes back or forward by a number of entries. The script runs after the evaluation has ended, because a driver would
   * otherwise wait for a document that the site's own redirect replaces.
   */
  async travel(entries: number): Promise<void> {
    await this.page.evaluate((by) => {
      setTimeout(() => history.go(by));
    }, entries);
  }

  async scrollTo(top: number): Promise<void> {
    await this.page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  }

  /** The section at the upper edge of the window. */
  scrollPosition(): Promise<ScrollPosition> {
    return this.page.evaluate(() => {
      const sections = [...document.querySelectorAll('main > *, body > footer')];
      const section = sections.findLast((element) => element.getBoundingClientRect().top <= 1);
      const box = section?.getBoundingClientRect();
      return { section: section?.id, share: box ? -box.top / box.height : 0 };
    });
  }

  async expectScrollPosition({ section, share }: ScrollPosition, message?: string): Promise<void> {
    await expect
      .poll(() => this.scrollPosition().catch(() => null), { ...(message && { message }) })
      .toEqual({ section, share: expect.closeTo(share, 1) });
  }

  /** Scrolls every part of the page into view once, so that pictures, film and frame load. */
  async passWhole(): Promise<void> {
    await this.page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
    });
    await this.scrollTo(0);
  }

  /** Stores a language, as an earlier page of the session does, or any other value. */
  async record(value: string): Promise<void> {
    await this.page.evaluate((language) => sessionStorage.setItem('lang', language), value);
  }

  get slideshow(): Locator {
    return this.page.getByRole('region', { name: this.t('Slideshow.name') });
  }

  get film(): Locator {
    return this.page.locator('site-film');
  }
}

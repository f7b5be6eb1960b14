import { type APIRequestContext, test as base } from '@playwright/test';
import { type Locale, locales } from '@/i18n/locales';
import { mapFramePath } from '@/site/map';
import { siteUrl } from '@/site/metadata';
import { href, type Route, routes } from '@/site/routes';

/** What a crawler finds at an address: the HTML as it is served, read without running or fetching anything. */
export interface Crawled {
  /** The language that the address asks for. */
  readonly locale: Locale;
  readonly path: string;
  readonly status: number;
  readonly html: string;
  readonly language: string;
  readonly title: string;
  /** `<meta>` by name or property, in order: a name that stands twice has two values. */
  readonly meta: Readonly<Record<string, readonly string[]>>;
  readonly canonicals: readonly string[];
  /** `hreflang` and URL, in order. */
  readonly alternates: readonly (readonly [language: string, url: string])[];
  readonly headings: readonly string[];
  /** All words of the body, attributes and scripts left out, white space folded. */
  readonly text: string;
  readonly ids: readonly string[];
  /** Every address of this site that an attribute names, whatever the attribute; as paths with query and fragment. */
  readonly addresses: readonly string[];
  readonly structuredData: readonly string[];
}

export interface SitePage extends Crawled {
  readonly route: Route;
}

/** Runs in the browser, so that the HTML is read by a browser's own parser. */
function read({ html, origin, path }: { html: string; origin: string; path: string }) {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
  // No-break spaces stay.
  const fold = (text: string) => text.replace(/[ \t\r\n]+/g, ' ');
  const attribute = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');

  const meta: Record<string, string[]> = {};
  for (const element of document.querySelectorAll('meta[content]')) {
    const name = element.getAttribute('name') ?? element.getAttribute('property') ?? '';
    meta[name] = [...(meta[name] ?? []), element.getAttribute('content') ?? ''];
  }

  const values = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].map(({ value }) => value),
  );
  // A list of pictures (srcset) has several addresses in one attribute; styles have theirs in brackets.
  const words = values.flatMap((value) => value.split(/[\s,]+/));
  const inStyles = texts('style').flatMap((style) =>
    [...style.matchAll(/url\(["']?([^"')]+)/g)].map(([, url]) => url ?? ''),
  );
  const addresses = [...words, ...inStyles]
    .filter(
      (word) => /^\.{0,2}\/(?!\/)/.test(word) || word.startsWith(`${origin}/`) || word === origin,
    )
    .map((word) => new URL(word, origin + path).href.slice(origin.length));
  const fragments = attribute('a[href^="#"]', 'href');

  const structuredData = texts('script[type="application/ld+json"]');
  const runtime = texts('script#runtime').flatMap((list): string[] => JSON.parse(list));
  const found = {
    language: document.documentElement.lang,
    title: document.title,
    meta,
    canonicals: attribute('link[rel=canonical]', 'href'),
    alternates: [...document.querySelectorAll('link[rel=alternate][hreflang]')].map(
      (link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? ''] as const,
    ),
    headings: texts('h1, h2, h3').map((heading) => fold(heading).trim()),
    ids: attribute('[id]', 'id'),
    addresses: [...new Set([...addresses, ...fragments, ...runtime])],
    structuredData,
  };
  for (const element of document.querySelectorAll('script, style')) element.remove();
  return { ...found, text: fold(document.body.textContent ?? '') };
}

export interface Site {
  /** Asks for an address of the site; a redirect is not followed. */
  readonly request: APIRequestContext;
  /** The fifteen pages. */
  readonly pages: readonly SitePage[];
  /** What each language answers where there is no page. */
  readonly notFounds: readonly Crawled[];
  /** The pages of the map frame. */
  readonly maps: readonly Crawled[];
}

/** For tests over the whole site at once: every page is fetched once, in no particular language or screen. */
export const test = base.extend<object, { site: Site }>({
  site: [
    async ({ browser, playwright }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const request = await playwright.request.newContext({ baseURL, maxRedirects: 0 });
      const page = await browser.newPage();

      const crawl = async (locale: Locale, path: string): Promise<Crawled> => {
        const response = await request.get(path);
        const html = await response.text();
        const found = await page.evaluate(read, { html, origin: siteUrl, path });
        return { locale, path, status: response.status(), html, ...found };
      };
      const pages: SitePage[] = [];
      const [notFounds, maps]: [Crawled[], Crawled[]] = [[], []];
      for (const locale of locales) {
        for (const route of routes) {
          pages.push({ route, ...(await crawl(locale, href(locale, route))) });
        }
        notFounds.push(await crawl(locale, `${href(locale, 'home')}no-such-page/`));
        maps.push(await crawl(locale, mapFramePath(locale)));
      }
      await page.close();
      await use({ request, pages, notFounds, maps });
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

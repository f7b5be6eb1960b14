import { existsSync, readFileSync } from 'node:fs';
import { type Translate, translator } from '@/e2e/lib/translator';
import { type Locale, locales } from '@/i18n/locales';
import { testFolder } from '@/scripts/export/testBuilds';
import { mapFramePath } from '@/site/map';
import { href, type PageName, type Route, routeNames } from '@/site/routes';

/** One HTML file of the export. Nothing in it runs or is fetched. */
export interface ExportedPage {
  /** The language of its URL. */
  readonly locale: Locale;
  /** The URL path of the file. A 404 has no URL of its own, so this is the path of its file. */
  readonly path: string;
  readonly html: string;
  readonly document: Document;
  readonly t: Translate;
}

export interface NamedPage<Name extends PageName = PageName> extends ExportedPage {
  readonly name: Name;
}

/** The file that a host serves at a URL path, or null if there is none. */
export function fileAt(pathname: string): string | null {
  const file = `${testFolder}${decodeURI(pathname)}${pathname.endsWith('/') ? 'index.html' : ''}`;
  return existsSync(file) ? file : null;
}

function open(locale: Locale, path: string): ExportedPage {
  const file = fileAt(path);
  if (!file) {
    throw new Error(
      `${testFolder}${path} is missing: run "npx tsx scripts/build.ts --for-tests" first.`,
    );
  }
  const html = readFileSync(file, 'utf8');
  const document = new DOMParser().parseFromString(html, 'text/html');
  return { locale, path, html, document, t: translator(locale) };
}

/** All pages of the sitemap, in every language. */
export const pages: readonly NamedPage<Route>[] = locales.flatMap((locale) =>
  routeNames.map((route) => ({ name: route, ...open(locale, href(locale, route)) })),
);

/** The 404 of each language. */
export const notFounds: readonly NamedPage<'notFound'>[] = locales.map((locale) => ({
  name: 'notFound',
  ...open(locale, `${href(locale, 'home')}404.html`),
}));

/** The pages of the map frame. */
export const maps: readonly ExportedPage[] = locales.map((locale) =>
  open(locale, mapFramePath(locale)),
);

/** All pages that Next has rendered. */
export const rendered: readonly NamedPage[] = [...pages, ...notFounds];

/** Every HTML file. */
export const all: readonly ExportedPage[] = [...rendered, ...maps];

/** Collapses white space, so that line breaks do not matter in comparisons. */
export function folded(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The texts of an element in document order; scripts and styles have none. */
export function textNodes(root: Element): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, 4 /* NodeFilter.SHOW_TEXT */);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    if (!text.parentElement?.closest('script, style')) texts.push(text);
  }
  return texts;
}

/** The text of the body exactly as it is, including no-break spaces. */
export function bodyText(document: Document): string {
  return textNodes(document.body)
    .map(({ data }) => data)
    .join('')
    .replace(/[ \t\r\n]+/g, ' ');
}

/** The texts of elements, with white space collapsed. */
export function textContents(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map(({ textContent }) => folded(textContent ?? ''));
}

export function attributesOf(root: ParentNode, selector: string, name: string): (string | null)[] {
  return [...root.querySelectorAll(selector)].map((element) => element.getAttribute(name));
}

/** The only element that matches a selector. @throws if there is none, or more than one */
export function one(root: ParentNode, selector: string): Element {
  const [found, ...others] = root.querySelectorAll(selector);
  if (!found || others.length > 0)
    throw new Error(`${found ? others.length + 1 : 'no'} elements match ${selector}`);
  return found;
}

/** The content of the only `<meta>` with this name or property. */
export function metaOf({ document, path }: ExportedPage, name: string): string {
  const values = attributesOf(
    document,
    `meta[name="${name}"], meta[property="${name}"]`,
    'content',
  );
  expect({ path, name, count: values.length }).toEqual({ path, name, count: 1 });
  return values[0] ?? '';
}

export function inEachLanguage(route: Route) {
  return pages.filter(({ name }) => name === route);
}

export function link(root: ParentNode, url: string): Element {
  return one(root, `a[href="${url}"]`);
}

/** The section with a heading. */
export function section(document: Document, heading: string): Element {
  const found = [...document.querySelectorAll('main h1, main h2')].find(
    ({ textContent }) => textContent === heading,
  );
  const around = found?.closest('section');
  if (!around) throw new Error(`no section has the heading "${heading}"`);
  return around;
}

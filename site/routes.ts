import { defaultLocale, isLocale, type Locale } from '@/i18n/locales';
import type { PictureName } from './pictures';

/** What the site knows about a page, apart from its content. */
interface RouteFacts {
  /** URL path below the language's root, with a slash at its end; the page is `app/[locale]/<path>page.tsx`. */
  readonly path: string;
  /** Key of the message that is the main heading (h1). */
  readonly heading: string;
  /** The opening picture. It is also shown beside a shared link to the page. */
  readonly picture: PictureName;
  /**
   * How much the shared picture is magnified. 1 shows as much of the picture as fits. A larger number moves the middle
   * of the picture away from the heading.
   */
  readonly shareZoom: number;
  /** The page's type for search engines (https://schema.org). */
  readonly type: 'WebPage' | 'AboutPage' | 'ContactPage';
}

/**
 * The pages (docs/specification.md), in the order of the navigation. Navigation, sitemap, hreflang, breadcrumbs,
 * redirects, shared pictures, editor and tests all read this table.
 */
export const routes = {
  home: {
    path: '',
    heading: 'Hero.title',
    picture: 'solar-park-aerial',
    shareZoom: 1.2,
    type: 'WebPage',
  },
  services: {
    path: 'services/',
    heading: 'ServicesOpening.title',
    picture: 'battery-yard',
    shareZoom: 1.08,
    type: 'WebPage',
  },
  about: {
    path: 'about-us/',
    heading: 'WhoWeAre.title',
    picture: 'solar-dawn',
    shareZoom: 1.5,
    type: 'AboutPage',
  },
  contacts: {
    path: 'contacts/',
    heading: 'ContactsOpening.title',
    picture: 'transformer-station',
    shareZoom: 1.35,
    type: 'ContactPage',
  },
  certificates: {
    path: 'certificates/',
    heading: 'Certificates.title',
    picture: 'module-detail',
    shareZoom: 1.3,
    type: 'WebPage',
  },
} as const satisfies Readonly<Record<string, RouteFacts>>;

export type Route = keyof typeof routes;

// `PURE` lets esbuild leave the table out of the browser's scripts, which need only the paths.
export const routeNames = /* @__PURE__ */ Object.keys(routes) as readonly Route[];

/** Id of the element after all that a page shows, except on the 404: components/layout/Page/StructuredData.tsx. */
export const endOfPageId = 'end';

/** A page: one of the routes, or the 404 page, which does not have its own URL. */
export type PageName = Route | 'notFound';

function prefix(locale: Locale): string {
  return locale === defaultLocale ? '/' : `/${locale}/`;
}

/**
 * The URL path of a route in a language. English has no prefix (`/services/`), other languages have one
 * (`/it/services/`). It always ends in a slash, because the export is made with `trailingSlash`.
 */
export function href(locale: Locale, route: Route): string {
  return prefix(locale) + routes[route].path;
}

/**
 * Splits a URL path into language and path: `/it/services/` is `it` and `services/`. The language of a path without a
 * prefix is null, because such a URL shows the language of the session.
 */
export function parsePath(pathname: string): { locale: Locale | null; path: string } {
  // Some hosts also serve the page of a folder under this name.
  const folder = pathname.replace(/(?<=\/)index\.html$/, '');
  const [, first = '', rest] = /^\/+([^/]*)(?:\/(.*))?$/.exec(folder) ?? [];
  return isLocale(first)
    ? { locale: first, path: rest ?? '' }
    : { locale: null, path: folder.replace(/^\/+/, '') };
}

/** The same page in another language. Leading slashes are merged, so the result never names another host. */
export function localizePath(pathname: string, locale: Locale): string {
  return prefix(locale) + parsePath(pathname).path.replace(/^\/+/, '');
}

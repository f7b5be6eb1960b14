import { defaultLocale, isLocale, type Locale } from '@/i18n/locales';

/**
 * The five routes (docs/specification.md) with their path below the language's root, in the order of the navigation.
 * Navigation, sitemap, hreflang, breadcrumbs and tests read this table.
 */
export const routePaths = {
  home: '',
  services: 'services/',
  about: 'about-us/',
  contacts: 'contacts/',
  certificates: 'certificates/',
} as const;

export type Route = keyof typeof routePaths;

export const routes = Object.keys(routePaths) as readonly Route[];

/** Id of the last element of each page: scripts/export/structuredData.ts writes it. */
export const lastId = 'end';

/** Identifies a page: one of the five routes, or the 404, which has no URL of its own. */
export type PageName = Route | 'notFound';

function prefix(locale: Locale): string {
  return locale === defaultLocale ? '/' : `/${locale}/`;
}

/**
 * The URL path of a route in a language: English is bare (`/services/`), the others are prefixed (`/it/services/`).
 * Always ends in a slash, since the export is made with `trailingSlash`.
 */
export function href(locale: Locale, route: Route): string {
  return prefix(locale) + routePaths[route];
}

/**
 * Splits a URL path. `/it/services/` is Italian and `services/`; a bare path has no language, since it shows the
 * session's.
 */
export function parsePath(pathname: string): { locale: Locale | null; path: string } {
  // Some hosts serve a folder's page under this name, too.
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

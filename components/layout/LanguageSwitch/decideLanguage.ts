import { routePaths } from '@/generated/script-values';
import { defaultLocale, isLocale } from '@/i18n/locales';
import { localizePath, parsePath } from '@/site/routes';

/**
 * How the visitor came to the URL: `history` is Back, Forward, a reload or a page restored from the back/forward cache;
 * `navigate` is everything else (typed, followed).
 */
export type Arrival = 'navigate' | 'history';

/** Whether a path is one of the site's pages, in any language. The 404 is not. */
function isPage(pathname: string): boolean {
  const { path } = parsePath(pathname);
  return routePaths.some((known) => known === path || known === `${path}/`);
}

/**
 * Decides the language of a visit (docs/architecture.md has the rules): a bare URL shows the recorded language, a
 * prefixed one its own, and on Back and Forward the recorded language wins over any prefix.
 * @param stored the session's language, or whatever else the storage contains
 * @returns null for unknown URLs (the 404), which neither follow nor change the session's language. `redirect` is the
 * path that replaces the URL, or null if the URL already shows `locale`. It never leads to another host.
 */
export function decideLanguage(arrival: Arrival, pathname: string, stored: string | null) {
  if (!isPage(pathname)) return null;
  const { locale: named } = parsePath(pathname);
  const recorded = isLocale(stored) ? stored : null;
  const shown = named ?? defaultLocale;
  const locale = named === null || arrival === 'history' ? (recorded ?? shown) : shown;
  return { locale, redirect: locale === shown ? null : localizePath(pathname, locale) };
}

import { languages } from '@/i18n/languages';
import { defaultLocale, type Locale, locales } from '@/i18n/locales';
import { href, type Route } from './routes';

/*
 * Absolute URLs. `siteUrl` is their beginning with the base path, but without a slash at the end (content/settings.ts).
 */

/** Name of a language in Open Graph (`og:locale`), such as `it_IT`. */
export function openGraphLocale(locale: Locale): string {
  return `${locale}_${languages[locale].territory}`;
}

/** URL of a page, with a slash at its end. `href` is its path alone. */
export function absoluteUrl(siteUrl: string, locale: Locale, route: Route): string {
  return siteUrl + href(locale, route);
}

/** `hreflang` values and their URLs for a route: every language, itself included, and `x-default` (English). */
export function alternates(siteUrl: string, route: Route): Record<Locale | 'x-default', string> {
  const urls = Object.fromEntries(
    locales.map((locale) => [locale, absoluteUrl(siteUrl, locale, route)]),
  ) as Record<Locale, string>;
  return { ...urls, 'x-default': absoluteUrl(siteUrl, defaultLocale, route) };
}

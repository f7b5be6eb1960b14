import { company } from '@/content/company';
import { languages } from '@/i18n/languages';
import { defaultLocale, type Locale, locales } from '@/i18n/locales';
import { basePath } from './basePath';
import { href, type Route } from './routes';

const origin = process.env.NEXT_PUBLIC_SITE_URL || company.website;

/** Beginning of absolute URLs, base path included; without a slash at the end. */
export const siteUrl = origin.replace(/\/+$/, '') + basePath;

/** Open Graph's name of a language (`og:locale`): language and territory. */
export function openGraphLocale(locale: Locale): string {
  return `${locale}_${languages[locale].territory}`;
}

/** Absolute URL of a route in a language. */
export function absoluteUrl(locale: Locale, route: Route): string {
  return siteUrl + href(locale, route);
}

/** `hreflang` values and their URLs for a route: every language, itself included, and `x-default` (English). */
export function alternates(route: Route): Record<Locale | 'x-default', string> {
  const urls = Object.fromEntries(
    locales.map((locale) => [locale, absoluteUrl(locale, route)]),
  ) as Record<Locale, string>;
  return { ...urls, 'x-default': absoluteUrl(defaultLocale, route) };
}

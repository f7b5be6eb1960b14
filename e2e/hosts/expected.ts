import { locales } from '@/i18n/locales';
import { type Headers, securityHeaders } from '@/scripts/hosts/headersAndRedirects';
import { href, routeNames } from '@/site/routes';

/** Headers with their names in lower case, as Playwright reports them. */
export const inLowerCase = (headers: Headers) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** The headers of every answer. */
export const expectedHeaders = inLowerCase(securityHeaders());
/** URL paths of the pages in every language. */
export const pagePaths = locales.flatMap((locale) =>
  routeNames.map((route) => href(locale, route)),
);

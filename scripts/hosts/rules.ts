/**
 * What a host has to do beside serving files: headers, caching, redirects, types. The other files of this folder write
 * these rules for each host. docs/security.md gives the reasons for the headers.
 */
import { settings } from '@/content/settings';
import { defaultLocale, locales } from '@/i18n/locales';
import { mapFramePath } from '@/site/map';
import { href, routeNames } from '@/site/routes';

export type Headers = Readonly<Record<string, string>>;

/** Browser features that no page and no frame of the site needs. */
const unusedFeatures =
  'accelerometer camera display-capture geolocation gyroscope hid magnetometer microphone midi payment serial usb';

const twoYears = 2 * 365 * 24 * 60 * 60;

/**
 * Headers of every response. The policy here has only what a page cannot set by itself
 * (scripts/export/contentSecurityPolicy.ts).
 */
export const securityHeaders: Headers = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Strict-Transport-Security': `max-age=${twoYears}`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unusedFeatures.replaceAll(/\S+/g, '$&=()').replaceAll(' ', ', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // With reCAPTCHA the header is left out, because the bytes of Google's script change.
  ...(settings.recaptchaKey === '' && { 'Integrity-Policy': 'blocked-destinations=(script)' }),
};

/** Folders whose file names contain a hash of the content, so a file never changes. */
export const hashedFolders = [
  '/media/',
  '/fonts/',
  '/thumbnails/',
  '/scripts/',
  '/share/',
] as const;

/** Whether a URL path leads to such a file. */
export function isHashed(pathname: string): boolean {
  return hashedFolders.some((folder) => pathname.startsWith(folder));
}

export const immutable = 'public, max-age=31536000, immutable';
/** All other files are cached and revalidated before use. This is the default of Cloudflare Pages and Netlify. */
export const revalidated = 'public, max-age=0, must-revalidate';

/** Folders that search engines must not index. */
export const unindexedFolders = [mapFramePath(defaultLocale).replace(/[^/]+\/$/, '')] as const;

/**
 * Redirects from `/en/…` to the English pages, all permanent. Each is written out: with a wildcard, `/en//example.org` would
 * become `//example.org`, which is another host.
 */
export const redirects = routeNames.flatMap((route) => {
  const to = href(defaultLocale, route);
  const from = `/${defaultLocale}${to}`;
  return [
    { from: from.slice(0, -1), to },
    { from, to },
  ];
});

/** The 404 page of each language, for the paths below its root. That of the default language is for all other paths. */
export const notFoundPages = locales.map((locale) => {
  const folder = href(locale, 'home');
  return { folder, page: `${folder}404.html` };
});

/** Media types by file extension, for hosts that lack some of them. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  txt: 'text/plain',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  avif: 'image/avif',
  woff2: 'font/woff2',
  webm: 'video/webm',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
};

/** Text types, which are sent as UTF-8 and compressed. */
export const textTypes: readonly string[] = Object.values(mediaTypes).filter((type) =>
  /^text\/|\+xml$|\/xml$|\+json$/.test(type),
);

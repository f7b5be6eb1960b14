/**
 * The rules for a host: headers, caching, redirects and media types. The other files of this folder write them for each
 * host. docs/security.md gives the reasons for the headers.
 */
import { readSettings } from '@/content/settings';
import { defaultLocale, locales } from '@/i18n/locales';
import { mapFramePath } from '@/site/map';
import { href, routeNames } from '@/site/routes';

export type Headers = Readonly<Record<string, string>>;

/** Browser features that no page and no frame of the site needs. */
const unusedFeatures =
  'accelerometer camera display-capture geolocation gyroscope hid magnetometer microphone midi payment serial usb';

const twoYears = 2 * 365 * 24 * 60 * 60;

/**
 * Headers of every response. This policy has only the directive that a page cannot set itself; the page has the rest
 * (scripts/export/contentSecurityPolicy.ts).
 */
export function securityHeaders({ recaptchaKey } = readSettings()): Headers {
  return {
    'Content-Security-Policy': "frame-ancestors 'self'",
    'Strict-Transport-Security': `max-age=${twoYears}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unusedFeatures.replaceAll(/\S+/g, '$&=()').replaceAll(' ', ', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // With reCAPTCHA this header is left out, because Google's script changes and can have no hash.
    ...(recaptchaKey === '' && { 'Integrity-Policy': 'blocked-destinations=(script)' }),
  };
}

/** Folders whose file names contain a hash of the content, so that a file never changes. */
export const hashedFolders = [
  '/media/',
  '/fonts/',
  '/thumbnails/',
  '/scripts/',
  '/share/',
] as const;

/** Whether a URL path is in one of these folders. */
export function isHashed(pathname: string): boolean {
  return hashedFolders.some((folder) => pathname.startsWith(folder));
}

export const immutable = 'public, max-age=31536000, immutable';
/** All other files are cached and revalidated before use. This is the default of Cloudflare Pages and Netlify. */
export const revalidated = 'public, max-age=0, must-revalidate';

/**
 * Beginnings of the paths of files that other websites, and mails, may show: the logos, and the pictures for links. For
 * them this header has another value.
 */
export const shownElsewhere = {
  paths: ['/logo', '/media/logo', '/share/'],
  header: 'Cross-Origin-Resource-Policy',
  value: 'cross-origin',
} as const;

const mapFolder = mapFramePath(defaultLocale).replace(/[^/]+\/$/, '');

/** Folders that search engines must not index: all of them on a trial, with the documents in them. */
export function unindexedFolders({ isTrial } = readSettings()): readonly string[] {
  return [isTrial ? '/' : mapFolder];
}

/** The headers with which a host sends the file at a path. */
export function headersOf(pathname: string): Headers {
  const isBelow = (paths: readonly string[]) => paths.some((path) => pathname.startsWith(path));
  return {
    ...securityHeaders(),
    ...(isBelow(shownElsewhere.paths) && { [shownElsewhere.header]: shownElsewhere.value }),
    ...(isHashed(pathname) && { 'Cache-Control': immutable }),
    ...(isBelow(unindexedFolders()) && { 'X-Robots-Tag': 'noindex' }),
  };
}

/**
 * Permanent redirects from `/en/…` to the English pages. There is one for each page, because a wildcard would turn
 * `/en//example.org` into `//example.org`, which is another host.
 */
export const redirects = routeNames.flatMap((route) => {
  const to = href(defaultLocale, route);
  const from = `/${defaultLocale}${to}`;
  return [
    { from: from.slice(0, -1), to },
    { from, to },
  ];
});

/** All ways to write a language with at least one capital. */
function withCapitals(language: string): string[] {
  const spellings = Array.from(language).reduce<string[]>(
    (starts, letter) => starts.flatMap((start) => [start + letter, start + letter.toUpperCase()]),
    [''],
  );
  return spellings.filter((spelling) => spelling !== language);
}

/** Beginnings of addresses with a language in capitals, as on paper and in chats, and those to which they redirect. */
export const languageSpellings = locales.flatMap((locale) =>
  withCapitals(locale).map((spelling) => ({ from: `/${spelling}`, to: `/${locale}` })),
);

/** The 404 page of each language, for the paths below its root. All other paths get that of the default language. */
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

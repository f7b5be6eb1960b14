import { defaultLocale } from '@/i18n/locales';
import { notFoundPages, redirects } from '@/scripts/hosts/rules';
import { href } from '@/site/routes';
import type { Answer } from './fileChecks';

/** What the checks of a whole site may use. */
export interface Site {
  /** Origin and base path, without a slash at the end. */
  readonly url: string;
  /** Asks for a path below the site, or for another address. Follows no redirect. */
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  /** Content of a file of the build; undefined if there is none. */
  readonly built: (file: string) => Buffer | undefined;
  /** Address at which the host must redirect to HTTPS. */
  readonly plainOrigin: string;
}

/** Where something is wrong, and a sentence that says what, and what to do. */
export type Fault = readonly [place: string, says: string];
type SiteCheck = (site: Site) => Promise<readonly (Fault | false)[]>;

/** Each address that must redirect: those of the rules, and pages without the slash at their end. */
const moved = new Map([
  ...redirects.map(({ to }) => [to.slice(0, -1), to] as const),
  ...redirects.map(({ from, to }) => [from, to] as const),
]);
moved.delete('');

/** Checks of the site as a whole, by name. */
export const siteChecks = {
  https: async ({ url, get, plainOrigin }) => {
    if (!url.startsWith('https:'))
      return [['/', 'is not on HTTPS: turn it on at the host, and verify the https:// address']];
    const { status, headers } = await get(`${plainOrigin}/`);
    const isRedirected = status >= 300 && headers.get('location')?.startsWith('https:');
    const says = `must redirect to HTTPS, and answers ${status || 'nothing'}: turn on "Always use HTTPS" or the like`;
    return [!isRedirected && [`${plainOrigin}/`, says]];
  },
  redirects: async ({ url, get }) => {
    const faults = [...moved].map(async ([from, to]): Promise<Fault | false> => {
      const { status, headers } = await get(`${from}?from=mail`);
      const location = headers.get('location') ?? '';
      const target = location && new URL(location, url + from).href.split('?')[0];
      if ([301, 308].includes(status) && target === url + to) return false;
      const says = `must redirect (301) to ${to}, and answers ${status} ${location}: out/_redirects lists what the host must redirect`;
      return [from, says];
    });
    return Promise.all(faults);
  },
  missing: async ({ get }) => {
    const folders = [...notFoundPages.map(({ folder }) => folder), '/scripts/'];
    const faults = folders.map(async (folder): Promise<Fault | false> => {
      const place = `${folder}no-such-file.js`;
      const { status, headers } = await get(place);
      if (status !== 404)
        return [
          place,
          `must be "not found" (404), and is ${status}: turn off the host's fallback page`,
        ];
      const isKept = /immutable/.test(headers.get('cache-control') ?? '');
      return isKept && [place, 'browsers keep this 404 for a year: no "immutable" without a file'];
    });
    return Promise.all(faults);
  },
  languages: async ({ get, built }) => {
    const faults = notFoundPages.map(async ({ folder, page }): Promise<Fault | false> => {
      const place = `${folder}no-such-page/`;
      const isRight = built(page)?.equals((await get(place)).body);
      return !isRight && [place, `must show ${page}: set it as this folder's 404 page on the host`];
    });
    return Promise.all(faults);
  },
  enquiries: async ({ get }) => {
    const page = href(defaultLocale, 'contacts');
    const empty = /<input type="hidden" name="(?:service_id|template_id|user_id)" value=""/;
    const says =
      'the form sends nothing: set the three NEXT_PUBLIC_EMAILJS_… variables where the site is built (docs/owner.md, part 3)';
    return [empty.test(String((await get(page)).body)) && [page, says]];
  },
  address: async ({ url, get }) => {
    const html = String((await get('/')).body);
    const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    const isRight = URL.canParse(canonical) && new URL(canonical).href === `${url}/`;
    const says = `calls itself "${canonical}": set NEXT_PUBLIC_SITE_URL to this address where the site is built`;
    return [!isRight && ['/', says]];
  },
  film: async ({ get, built }) => {
    const [film] = /\/media\/[\w.-]+\.mp4/.exec(String(built('/index.html'))) ?? [];
    if (!film) return [];
    const { status } = await get(film, { Range: 'bytes=0-1' });
    const says = `the host must serve parts of the film (206), and answers ${status}: Safari does not play it`;
    return [status !== 206 && [film, says]];
  },
} satisfies Readonly<Record<string, SiteCheck>>;

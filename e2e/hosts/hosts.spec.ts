/* What the host does: headers, types, caching and redirects. These tests run on wrangler's engine and on nginx. */

import { readFile } from 'node:fs/promises';
import { expect, test, translator } from '@/e2e/lib/fixtures';
import { locales } from '@/i18n/locales';
import { compareWithBuild } from '@/scripts/hosts/liveSite';
import {
  type Headers,
  hashedFolders,
  headersOf,
  immutable,
  languageSpellings,
  redirects,
  revalidated,
  securityHeaders,
} from '@/scripts/hosts/rules';
import { testFolder } from '@/scripts/lib/testBuilds';
import { mapFramePath } from '@/site/map';
import { href, routeNames } from '@/site/routes';

// One worker, because a second one would start a second engine.
test.describe.configure({ mode: 'default' });

/**
 * Rules that the host of a live site follows as well. GitHub Pages is the exception, because it allows no headers and
 * redirects of our own.
 */
const onLiveHosts = { tag: ['@live', '@host-rules'] };

/** Rules that wrangler's engine does not follow, although Cloudflare Pages does. */
const notOnWrangler = { tag: ['@live', '@host-rules', '@not-wrangler'] };

/** Headers with their names in lower case, as Playwright reports them. */
const inLowerCase = (headers: Headers) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const expectedHeaders = inLowerCase(securityHeaders());
const pages = locales.flatMap((locale) => routeNames.map((route) => href(locale, route)));

test(
  'every file is sent with its type, all security headers and its cache time',
  onLiveHosts,
  async ({ request }) => {
    const html = await (await request.get('/')).text();
    const find = (pattern: RegExp) => pattern.exec(html)?.[0] ?? String(pattern);
    const maps = locales.map(mapFramePath);
    const files = [
      ...[...pages, ...maps].map(
        (path) => [path, /^text\/html; charset=utf-8$/i, revalidated] as const,
      ),
      [find(/\/scripts\/[^"]+\.js/), /^(text|application)\/javascript/, immutable],
      [find(/\/media\/[^" ]+\.avif/), /^image\/avif$/, immutable],
      [find(/\/share\/[^"]+\.jpg/), /^image\/jpeg$/, immutable],
      [find(/\/media\/[\w.-]+\.webm/), /^video\/webm$/, immutable],
      [find(/\/media\/[\w.-]+\.mp4/), /^video\/mp4$/, immutable],
      // Styles name it relative to their page (scripts/export/page.ts).
      [`/${find(/fonts\/[\w.-]+\.woff2/)}`, /^font\/woff2$/, immutable],
      ['/robots.txt', /^text\/plain/, revalidated],
      ['/.well-known/security.txt', /^text\/plain/, revalidated],
      ['/sitemap.xml', /^application\/xml/, revalidated],
      ['/manifest.webmanifest', /^application\/manifest\+json/, revalidated],
      ['/sw.js', /^(text|application)\/javascript/, revalidated],
      ['/logo.svg', /^image\/svg\+xml/, revalidated],
      ['/favicon.ico', /^image\//, revalidated],
      ['/certificates/bg/iso-9001.pdf', /^application\/pdf$/, revalidated],
    ] as const;
    for (const [path, type, caching] of files) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      expect(response.headers(), path).toMatchObject({
        ...inLowerCase(headersOf(path)),
        'content-type': expect.stringMatching(type),
        'cache-control': caching,
      });
      expect(response.headers()['x-robots-tag'], path).toBe(headersOf(path)['X-Robots-Tag']);
    }
  },
);

test(
  'an unknown path shows the 404 page of its language, which is not cached',
  onLiveHosts,
  async ({ request }) => {
    const missing = [
      ...locales.map((locale) => [`${href(locale, 'home')}no/page`, locale] as const),
      ['/en/prices/', 'en'],
      ...hashedFolders.flatMap((folder) => [
        [folder, 'en'] as const,
        [`${folder}gone.js`, 'en'] as const,
      ]),
    ] as const;
    for (const [path, locale] of missing) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(404);
      expect(await response.text(), path).toContain(`<html lang="${locale}">`);
      expect(await response.text(), path).toContain(translator(locale)('NotFound.title'));
      const { 'cross-origin-resource-policy': _, ...others } = expectedHeaders;
      expect(response.headers(), path).toMatchObject(others);
      expect(response.headers()['cache-control'], path).not.toContain('immutable');
    }
  },
);

// Wrangler's engine also refuses these files, but then looks for a page of that name in the file as if it were a
// folder, and writes the error with its stack trace (ENOTDIR).
test('the files with the rules of hosts are not served', notOnWrangler, async ({ request }) => {
  for (const path of ['/_headers', '/_redirects'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test(
  'other addresses of a page redirect to it permanently, with the query',
  onLiveHosts,
  async ({ request }) => {
    const moved = [
      ...redirects,
      ...pages.map((to) => ({ from: `${to}index.html`, to })),
      ...pages.filter((to) => to !== '/').map((to) => ({ from: to.slice(0, -1), to })),
    ];
    for (const { from, to } of moved) {
      const response = await request.get(`${from}?from=mail`, { maxRedirects: 0 });
      expect([301, 308], from).toContain(response.status());
      expect(response.headers().location, from).toBe(`${to}?from=mail`);
    }
  },
);

test('neither the host nor its CDN sets a cookie', { tag: '@live' }, async ({ request }) => {
  for (const path of pages) {
    const response = await request.get(path);
    expect(response.headers()['set-cookie'], path).toBeUndefined();
  }
});

test('a second address of a page names the first, or keeps out of search results', async ({
  request,
}) => {
  // Hosts differ in what they answer here.
  const [slashes, notFound] = [await request.get('/services//'), await request.get('/404')];
  if (slashes.ok())
    expect(await slashes.text()).toMatch(/<link rel="canonical" href="[^"]+[^/]\/services\/"/);
  if (notFound.ok()) expect(await notFound.text()).toMatch(/<meta name="robots" content="noindex/);
});

test(
  'a language in capitals redirects to the address with small letters, with the query',
  onLiveHosts,
  async ({ request }) => {
    for (const { from, to } of languageSpellings) {
      for (const rest of ['/', '/services/', '/no/page', '//evil.example']) {
        const response = await request.get(`${from}${rest}?from=mail`, { maxRedirects: 0 });
        expect([301, 308], from + rest).toContain(response.status());
        expect(response.headers().location, from + rest).toBe(`${to}${rest}?from=mail`);
      }
      const home = await request.get(`${from}?from=mail`);
      expect(home.url(), from).toMatch(/\/\?from=mail$/);
      expect(await home.text(), from).toContain(`<html lang="${to.slice(1)}">`);
    }
    // English has no prefix, so a second redirect removes it.
    const english = await request.get('/EN/services/');
    expect(new URL(english.url()).pathname).toBe('/services/');
  },
);

// Cloudflare Pages sends the headers of a path with each answer, and whole files instead of parts.
const onNginx = { tag: '@nginx' };

test(
  'an answer that is not the file itself is not kept, although its address has a hash',
  onNginx,
  async ({ request }) => {
    const [picture = ''] =
      /\/media\/[^" ]+\.avif/.exec(await (await request.get('/')).text()) ?? [];
    for (const answer of [await request.post(picture), await request.get(`${picture}/`)]) {
      expect(answer.ok(), answer.url()).toBe(false);
      expect(answer.headers()['cache-control'] ?? '').not.toContain('immutable');
    }
  },
);

// iPhones show a film only if the host sends parts of it.
test('parts of a film are sent and kept', onNginx, async ({ request }) => {
  const html = await (await request.get('/')).text();
  for (const name of [/\/media\/[\w.-]+\.mp4/, /\/media\/[\w.-]+\.webm/]) {
    const [film = ''] = name.exec(html) ?? [];
    const whole = await (await request.get(film)).body();
    const part = await request.get(film, { headers: { Range: 'bytes=2-5' } });
    expect(part.status(), film).toBe(206);
    expect(await part.body(), film).toEqual(whole.subarray(2, 6));
    expect(part.headers(), film).toMatchObject({
      ...expectedHeaders,
      'content-range': `bytes 2-5/${whole.length}`,
      'cache-control': immutable,
    });
  }
});

test('no address redirects to another host', async ({ request, baseURL }) => {
  const beginnings = ['//', '/\\', '/en//', '/en/%2F', '/en/\\', '/it//', '/EN//', '/IT//', '/IT'];
  const paths = ['', '/', '/..', '/index.html'].flatMap((end) =>
    beginnings.map((beginning) => `${beginning}evil.example${end}`),
  );
  for (const path of paths) {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    const { location } = response.headers();
    if (location === undefined) continue;
    expect(new URL(location, `${baseURL}${path}`).origin, `${path} to ${location}`).toBe(baseURL);
    expect(location, path).not.toMatch(/^\/[/\\]/);
  }
});

test('the map, the enquiry, links, the film, flags and Back work with all headers', async ({
  page,
  site,
  contacts,
  delivery,
  t,
}) => {
  await page.goto('/en/contacts/?from=print#content');
  await site.expect('contacts');
  await expect(page).toHaveURL('/contacts/?from=print#content');
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const map = page.frameLocator('iframe').getByRole('link', { name: t('Map.load') });
  await expect(map).toBeVisible();
  await contacts.fillIn();
  await contacts.send();
  await contacts.expectSuccess();
  expect(delivery.sent.map(({ byNavigation }) => byNavigation)).toEqual([false]);

  await site.follow('home');
  const video = page.locator('video');
  await video.scrollIntoViewIfNeeded();
  await expect
    .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(0);
  const translated = await site.switchTo(site.other, 'home');
  await page.goBack();
  await translated.expect('contacts');
});

test('every file arrives as it was built, with its headers', { tag: '@all-files' }, async ({
  baseURL,
}) => {
  const sums = await readFile(`${testFolder}.sha256`, 'utf8');
  expect(sums.split('\n').length).toBeGreaterThan(200);
  expect(await compareWithBuild(baseURL ?? '', sums)).toEqual([]);
});

// Wrangler's engine compresses nothing.
test('texts are sent compressed', notOnWrangler, async ({ request }) => {
  for (const path of pages) {
    const response = await request.get(path, { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect(response.headers()['content-encoding'], path).toMatch(/^(br|gzip|zstd)$/);
  }
});

/*
 * What the host does: headers, types, caching, redirects and the 404. These tests run on wrangler's engine and on nginx.
 */

import { expect, rule, test, translator } from '@/e2e/lib/fixtures';
import { locales } from '@/i18n/locales';
import {
  hashedFolders,
  headersOf,
  immutable,
  languageSpellings,
  redirects,
  revalidated,
} from '@/scripts/hosts/headersAndRedirects';
import { mapFramePath } from '@/site/map';
import { href } from '@/site/routes';
import { expectedHeaders, inLowerCase, pagePaths } from './expected';

// One worker, because a second one would start a second engine.
test.describe.configure({ mode: 'default' });

/** Rules that the host of a live site follows as well. GitHub Pages follows none of them. */
const live = { tag: '@live' };

test(
  'every file is sent with its type, all security headers and its cache time',
  live,
  async ({ request }) => {
    const html = await (await request.get('/')).text();
    const find = (pattern: RegExp) => pattern.exec(html)?.[0] ?? String(pattern);
    const maps = locales.map(mapFramePath);
    const files = [
      ...[...pagePaths, ...maps].map(
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
  live,
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

test(
  'other addresses of a page redirect to it permanently, with the query',
  live,
  async ({ request }) => {
    const moved = [
      ...redirects,
      ...pagePaths.map((to) => ({ from: `${to}index.html`, to })),
      ...pagePaths.filter((to) => to !== '/').map((to) => ({ from: to.slice(0, -1), to })),
    ];
    for (const { from, to } of moved) {
      const response = await request.get(`${from}?from=mail`, { maxRedirects: 0 });
      expect([301, 308], from).toContain(response.status());
      expect(response.headers().location, from).toBe(`${to}?from=mail`);
    }
  },
);

test('neither the host nor its CDN sets a cookie', live, async ({ request }) => {
  for (const path of pagePaths) {
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
  live,
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

test(
  'an unknown address shows a 404 page in its language, whose link and flags lead to Home',
  rule('2 Routes', '@live'),
  async ({ site: { page }, site: english, guard }) => {
    const site = english.in('it');
    // Not every browser reports the status.
    guard.tolerateConsole(/404/);
    const response = await site.openUnknown('?from=mail#epc');
    expect(response?.status()).toBe(404);
    await site.expect('notFound', { record: null });
    const other = await site.switchTo(site.other, 'home');
    await expect(page).toHaveURL(other.path('home'));
    await site.record(site.locale);
    await site.openUnknown();
    await page.getByRole('link', { name: site.t('NotFound.home') }).click();
    await site.expect('home');
    await site.record(site.other);
    // An unknown page neither follows nor changes the recorded language, whether it is opened or reached by Back.
    await site.openUnknown();
    await site.expect('notFound', { record: site.other });
    await other.open('about');
    await site.travel(-1);
    await site.expect('notFound', { record: site.other });
  },
);

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

/* The hosts' part: headers, types, caching, redirects. Runs on wrangler's engine and on nginx. */

import { locales } from '@/i18n/locales';
import {
  hashedFolders,
  immutable,
  redirects,
  revalidated,
  securityHeaders,
} from '@/scripts/hosts/rules';
import { testFolder } from '@/scripts/lib/testBuilds';
import { mapFramePath } from '@/site/map';
import { href, routes } from '@/site/routes';
import { checkNames, verifySite } from '@/tools/verify-live/verifySite';
import { alive, expect, test, translator } from './lib/fixtures';
import { expectPage, flag, navigationLink } from './lib/visit';

const pages = locales.flatMap((locale) => routes.map((route) => href(locale, route)));

/** Lower-case names, as Playwright reports them. */
const expectedHeaders = Object.fromEntries(
  Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value]),
);

test('pages have every header, and are revalidated before use', async ({ request }) => {
  for (const page of [...pages, ...locales.map(mapFramePath)]) {
    const response = await request.get(page);
    expect(response.status(), page).toBe(200);
    expect(response.headers(), page).toMatchObject({
      ...expectedHeaders,
      'content-type': expect.stringMatching(/^text\/html; charset=utf-8$/i),
      'cache-control': revalidated,
    });
  }
});

test('hashed files are cached for ever, each with its own type', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const files = {
    'text/javascript': /\/scripts\/[^"]+\.js/,
    'image/avif': /\/media\/[^" ]+\.avif/,
    'image/webp': /\/media\/[^" ]+\.webp/,
    'image/jpeg': /\/share\/[^"]+\.jpg/,
    'video/webm': /\/media\/[^"]+\.webm/,
    'video/mp4': /\/media\/[^"]+\.mp4/,
    'font/woff2': /\/fonts\/[^"]+\.woff2/,
  } as const;
  for (const [type, pattern] of Object.entries(files)) {
    const [file = ''] = pattern.exec(html) ?? [];
    const response = await request.get(file);
    expect(response.status(), `${type} ${file}`).toBe(200);
    expect(response.headers(), file).toMatchObject({
      'content-type': expect.stringMatching(new RegExp(`^(${type}|application/javascript)(;|$)`)),
      'cache-control': immutable,
      'x-content-type-options': 'nosniff',
    });
  }
});

test('all other files have their types, and are revalidated', async ({ request }) => {
  const files = {
    '/robots.txt': 'text/plain',
    '/.well-known/security.txt': 'text/plain',
    '/sitemap.xml': 'application/xml',
    '/manifest.webmanifest': 'application/manifest+json',
    '/logo.svg': 'image/svg+xml',
    '/favicon.ico': 'image/',
    '/certificates/bg/iso-9001.pdf': 'application/pdf',
  } as const;
  for (const [file, type] of Object.entries(files)) {
    const response = await request.get(file);
    expect(response.status(), file).toBe(200);
    expect(response.headers()['content-type'], file).toContain(type);
    expect(response.headers()['cache-control'], file).toBe(revalidated);
  }
});

test('a missing path gets the nearest 404, which is not cached', async ({ request }) => {
  const missing = [
    ['/prices/', 'en'],
    ['/it/prezzi/', 'it'],
    ['/bg/a/b', 'bg'],
    ['/en/prices/', 'en'],
    ...hashedFolders.map((folder) => [`${folder}gone.js`, 'en'] as const),
  ] as const;
  for (const [path, locale] of missing) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain(`<html lang="${locale}">`);
    expect(await response.text(), path).toContain(translator(locale)('NotFound.title'));
    expect(response.headers(), path).toMatchObject(expectedHeaders);
    expect(response.headers()['cache-control'], path).not.toContain('immutable');
  }
});

test('/en/ redirects permanently to the bare URL, with its query', async ({ request }) => {
  for (const { from, to } of redirects) {
    const response = await request.get(`${from}?from=mail`, { maxRedirects: 0 });
    expect(response.status(), from).toBe(301);
    expect(response.headers().location, from).toBe(`${to}?from=mail`);
  }
});

test('no address leads to another host', async ({ request, baseURL }) => {
  for (const path of [
    '/en//evil.example',
    '/en//evil.example/',
    '/en/%2Fevil.example/',
    '/en/\\evil.example',
    '//evil.example/..',
    '//evil.example',
    '/it//evil.example',
    '//evil.example/index.html',
    '/\\evil.example/index.html',
    '/en//evil.example/index.html',
  ]) {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    const { location } = response.headers();
    if (location !== undefined) {
      expect(new URL(location, `${baseURL}${path}`).origin, `${path} to ${location}`).toBe(baseURL);
      expect(location, path).not.toMatch(/^\/[/\\]/);
    }
  }
});

test('a path without its trailing slash redirects to the one with it', async ({ request }) => {
  for (const path of ['/services', '/it/about-us']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([301, 308], path).toContain(response.status());
    expect(new URL(response.headers().location ?? '', 'http://host').pathname).toBe(`${path}/`);
  }
});

test('a page’s file by its own name redirects to the page', async ({ request }) => {
  for (const page of ['/', ...pages]) {
    const response = await request.get(`${page}index.html?from=mail`, { maxRedirects: 0 });
    expect([301, 308], page).toContain(response.status());
    expect(response.headers().location, page).toBe(`${page}?from=mail`);
  }
});

test('with all headers the pages work: links, flags, Back, the map frame and the film', async ({
  page,
  siteLocale,
}) => {
  const t = translator(siteLocale);
  await page.goto('/en/contacts/?from=print#content');
  await expectPage(page, 'en', 'contacts');
  await expect(page).toHaveURL('/contacts/?from=print#content');
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const map = page.frameLocator('iframe').getByRole('link', { name: t('Map.load') });
  await expect(map).toBeVisible();
  await alive(page);
  await navigationLink(page, t, 'home').click();
  await expectPage(page, 'en', 'home');
  const video = page.locator('video');
  await video.scrollIntoViewIfNeeded();
  await expect
    .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(0);
  await flag(page, 'bg').click();
  await expectPage(page, 'bg', 'home');
  await page.goBack();
  await expectPage(page, 'bg', 'contacts');
});

test('the map frame has noindex', async ({ request }) => {
  expect((await request.get(mapFramePath('bg'))).headers()['x-robots-tag']).toBe('noindex');
  expect((await request.get('/bg/')).headers()['x-robots-tag']).toBeUndefined();
});

test('the files of the rules are not served', async ({ request }) => {
  for (const file of ['/_headers', '/_redirects']) {
    expect((await request.get(file)).status(), file).toBeGreaterThanOrEqual(400);
  }
});

test('texts are compressed, pictures are not', { tag: '@nginx' }, async ({ request }) => {
  const encoding = async (path: string, accepted: string) => {
    const response = await request.get(path, { headers: { 'Accept-Encoding': accepted } });
    expect(response.status(), path).toBe(200);
    return response.headers()['content-encoding'];
  };
  for (const file of [
    '/',
    '/bg/services/',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
  ]) {
    expect(await encoding(file, 'gzip'), file).toBe('gzip');
    expect(await encoding(file, 'identity'), file).toBeUndefined();
  }
  expect(await encoding('/apple-touch-icon.png', 'gzip')).toBeUndefined();
  expect((await request.get('/')).headers().vary).toMatch(/accept-encoding/i);
});

test(
  'npm run verify-live finds nothing wrong',
  { tag: '@all-files' },
  async ({ baseURL }, { project }) => {
    // No server here has HTTPS or the address of the build, and wrangler neither compresses nor serves parts of a file.
    const lacks = project.name === 'cloudflare' ? ['compression', 'film'] : [];
    const except = ['https', 'address', ...lacks];
    const { findings, files } = await verifySite(baseURL ?? '', testFolder, {
      except: checkNames.filter((name) => except.includes(name)),
    });
    expect(findings).toEqual([]);
    expect(files).toBeGreaterThan(300);
  },
);

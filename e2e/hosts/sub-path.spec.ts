/*
 * The site below a path of a plain host without our headers, as on the pages of a GitHub project. The project
 * `sub-path` runs all @core tests. These tests cover the rest.
 */

import { readSettings } from '@/content/settings';
import { subPath } from '@/scripts/lib/testBuilds';
import { expect, test } from '../lib/fixtures';

const core = { tag: '@core' } as const;

test(
  'pages load all files from below the path, and link to nothing outside it',
  core,
  async ({ page, site }) => {
    const faults: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!pathname.startsWith(`${subPath}/`)) faults.push(`outside: ${pathname}`);
      if (response.status() >= 400) faults.push(`${response.status()} ${pathname}`);
    });
    for (const [locale, route] of [
      ['en', 'home'],
      ['bg', 'contacts'],
    ] as const) {
      await site.in(locale).open(route);
      await site.passWhole();
      await page.waitForLoadState('networkidle');
      expect(faults).toEqual([]);
      expect(await page.evaluate(() => document.fonts.check('1em "Sofia Sans"'))).toBe(true);
      await expect(page.locator(`a[href^="/"]:not([href^="${subPath}/"])`)).toHaveCount(0);
    }
  },
);

test(
  'the flags of an unknown page lead to Home in their language',
  core,
  async ({ site, guard }) => {
    guard.expectConsole(/404/);
    const italian = site.in('it');
    await italian.openUnknown();
    // A plain host has only one 404 page, the English one.
    await italian.flag('it').click();
    await italian.expect('home');
  },
);

test(
  'the canonical address, the shared picture, the sitemap and the manifest contain the path',
  core,
  async ({ page, site, request }) => {
    const address = `${readSettings().siteUrl}${subPath}/`;
    await site.in('bg').open('about');
    const content = (selector: string, name: string) => page.locator(selector).getAttribute(name);
    expect(await content('link[rel=canonical]', 'href')).toBe(`${address}bg/about-us/`);
    expect(await content('meta[property="og:image"]', 'content')).toContain(`${address}share/`);
    expect(await (await request.get(`${subPath}/sitemap.xml`)).text()).toContain(
      `<loc>${address}it/services/</loc>`,
    );
    const manifest = await (await request.get(`${subPath}/bg/manifest.webmanifest`)).json();
    expect(manifest.start_url).toBe(`${subPath}/bg/`);
    for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  },
);

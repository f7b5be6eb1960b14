/* The site under a sub-path of a plain host without our headers, like the pages of a GitHub project; and of nginx. */

import type { Page } from '@playwright/test';
import { type Locale, locales } from '@/i18n/locales';
import { immutable, redirects, revalidated, securityHeaders } from '@/scripts/hosts/rules';
import { subPath } from '@/scripts/lib/testBuilds';
import { mapFramePath } from '@/site/map';
import { type Route, href as siteHref } from '@/site/routes';
import { siteUrl } from '@/site/urls';
import { enquiry, enquiryForm, fillIn, send } from './lib/enquiry';
import { expect, test, translator } from './lib/fixtures';
import { flag, passWhole } from './lib/visit';

function href(locale: Locale, route: Route): string {
  return subPath + siteHref(locale, route);
}

/** Collects requests that leave the sub-path or fail. */
function watchRequests(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith(`${subPath}/`)) faults.push(`outside: ${pathname}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  return faults;
}

for (const path of [href('en', 'home'), href('bg', 'contacts')]) {
  test(`${path} finds all its files`, async ({ page }) => {
    const faults = watchRequests(page);
    await page.goto(path);
    await passWhole(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForLoadState('networkidle');
    expect(faults).toEqual([]);
    expect(await page.evaluate(() => document.fonts.check('1em "Sofia Sans"'))).toBe(true);
    const linked = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(linked.filter((url) => !url.startsWith(`${subPath}/`))).toEqual([]);
    expect(
      await page.locator('img').evaluateAll((images) =>
        images
          .filter((image) => image instanceof HTMLImageElement && image.complete)
          .filter((image) => image instanceof HTMLImageElement && image.naturalWidth === 0)
          .map((image) => image.outerHTML),
      ),
    ).toEqual([]);
  });
}

test('a bare URL shows the recorded language', async ({ page }) => {
  await page.goto(href('it', 'about'));
  await page.goto(href('en', 'services'));
  await expect(page).toHaveURL(href('it', 'services'));
});

test('links, flags and Back, then a send', async ({ page, emailjs }) => {
  await page.goto(href('en', 'home'));
  const navigation = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await navigation.getByText(translator('en')('Header.links.services')).click();
  await expect(page).toHaveURL(href('en', 'services'));
  await flag(page, 'bg').click();
  await expect(page).toHaveURL(href('bg', 'services'));
  await page.goBack();
  await expect(page).toHaveURL(href('bg', 'home'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'bg');

  const t = translator('bg');
  await page
    .getByRole('link', { name: t('Hero.contactUs') })
    .first()
    .click();
  await expect(page).toHaveURL(href('bg', 'contacts'));
  const form = enquiryForm(page, t);
  await fillIn(form, t);
  await send(form, t);
  await expect(page.getByText(t('EnquiryForm.success'))).toBeVisible();
  expect(Object.fromEntries(emailjs.sent[0]?.fields ?? [])).toMatchObject({ name: enquiry.name });
});

test('the map, a certificate and the link to Home on the 404', async ({ page, request, guard }) => {
  guard.expectConsole(/404/);
  const t = translator('it');
  await page.goto(href('it', 'contacts'));
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect(
    page.frameLocator('iframe').getByRole('link', { name: t('Map.load') }),
  ).toBeVisible();

  await page.goto(href('it', 'certificates'));
  const certificate = await page.locator('a[href$=".pdf"]').first().getAttribute('href');
  expect((await request.get(certificate ?? '')).status()).toBe(200);

  // Plain hosts have a single 404 page.
  await page.goto(`${href('it', 'home')}prezzi/`);
  await flag(page, 'it').click();
  await expect(page).toHaveURL(href('it', 'home'));
});

test('metadata for machines contains the sub-path', async ({ page, request }) => {
  const site = `${siteUrl}${subPath}/`;
  await page.goto(href('bg', 'about'));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site}bg/about-us/`);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    new RegExp(`^${site}share/`),
  );
  expect(await (await request.get(`${subPath}/sitemap.xml`)).text()).toContain(
    `<loc>${site}it/services/</loc>`,
  );
  const manifest = await (await request.get(`${subPath}/bg/manifest.webmanifest`)).json();
  expect(manifest.start_url).toBe(`${subPath}/bg/`);
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});

test('nginx has headers, caching, redirects and 404 pages below the sub-path, and nothing beside it', {
  tag: '@nginx',
}, async ({ request }) => {
  const get = (path: string) => request.get(path, { maxRedirects: 0 });
  const page = await get(href('it', 'services'));
  expect(page.status()).toBe(200);
  expect(page.headers()).toMatchObject(
    Object.fromEntries(
      Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value]),
    ),
  );
  expect(page.headers()['cache-control']).toBe(revalidated);
  const [picture = ''] = /\/[^" ]+\/media\/[^" ]+\.avif/.exec(await page.text()) ?? [];
  expect((await get(picture)).headers()['cache-control']).toBe(immutable);
  expect((await get(`${subPath}${mapFramePath('it')}`)).headers()['x-robots-tag']).toBe('noindex');
  const moved = [
    ...redirects.map(({ from, to }) => [subPath + from, subPath + to] as const),
    [subPath, `${subPath}/`],
    [href('it', 'services').slice(0, -1), href('it', 'services')],
    [`${href('it', 'services')}index.html`, href('it', 'services')],
  ] as const;
  for (const [from, to] of moved) {
    const response = await get(from);
    expect([response.status(), response.headers().location], from).toEqual([301, to]);
  }
  for (const locale of locales) {
    const response = await get(`${href(locale, 'home')}no-such-page/`);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(`<html lang="${locale}">`);
  }
  for (const path of ['/', '/it/', '/logo.svg', `${subPath}/_headers`, `${subPath}/_redirects`])
    expect((await get(path)).status(), path).toBe(404);
});

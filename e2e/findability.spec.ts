/*
 * What search engines and link previews read: that pages, sitemap and structured data say one thing in all languages, and that every address they name is the final one. Read from what is served, never from the code that
 * writes it.
 */

import { expect } from '@playwright/test';
import sharp from 'sharp';
import { untranslatedMark } from '@/i18n/check/wording';
import { type Locale, locales } from '@/i18n/locales';
import { company, socialProfiles } from '@/site/company';
import { openGraphLocale, siteUrl } from '@/site/metadata';
import { href } from '@/site/routes';
import { services } from '@/site/services';
import { translator } from './lib/fixtures';
import { type SitePage, test } from './lib/sitePages';

const territories: Partial<Record<Locale, string>> = { en: 'en_GB', it: 'it_IT', bg: 'bg_BG' };

/** As long as the text will be once it is translated. */
function withoutMark(text: string): string {
  return text.replace(untranslatedMark, '');
}

function territoryOf(locale: Locale): string {
  return territories[locale] ?? openGraphLocale(locale);
}

function pathOf(url: string): string {
  expect(url).toMatch(new RegExp(`^${siteUrl}/`));
  return url.slice(siteUrl.length);
}

/** The one value of a `<meta>`; more or fewer than one is a fault. */
function only(page: Pick<SitePage, 'meta' | 'path'>, name: string): string {
  const values = page.meta[name] ?? [];
  expect(values, `${name} on ${page.path}`).toHaveLength(1);
  return values[0] ?? '';
}

test.describe('Pages', () => {
  test('each is served at its own address, in its own language, and may be indexed', ({ site }) => {
    for (const { path, status, language, locale, canonicals, meta } of site.pages) {
      expect({ path, status, language }).toEqual({ path, status: 200, language: locale });
      expect(canonicals).toEqual([siteUrl + path]);
      expect(meta.robots).toBeUndefined();
    }
  });

  test('no two have the same title or description, and all fit into a result', ({ site }) => {
    const all = [...site.pages, ...site.notFounds];
    const titles = all.map(({ title }) => title);
    const descriptions = all.map((page) => only(page, 'description'));
    expect(new Set(titles).size).toBe(all.length);
    expect(new Set(descriptions).size).toBe(all.length);
    for (const title of titles) {
      expect(title).toMatch(new RegExp(` \\| ${company.name}$`));
      expect(withoutMark(title).length, title).toBeLessThanOrEqual(65);
    }
    for (const description of site.pages.map((page) => only(page, 'description'))) {
      expect(description.length, description).toBeGreaterThanOrEqual(100);
      expect(withoutMark(description).length, description).toBeLessThanOrEqual(160);
    }
  });

  test('what is no page is not indexed, and claims to be none', ({ site }) => {
    for (const page of site.notFounds) {
      expect(page.status).toBe(404);
      expect(only(page, 'robots')).toBe('noindex');
      expect(page.canonicals).toEqual([]);
      expect(page.alternates).toEqual([]);
      expect(page.structuredData).toEqual([]);
    }
    expect(site.notFounds.map(({ language }) => language)).toEqual([...locales]);
    for (const map of site.maps) {
      expect(map.status).toBe(200);
      expect(only(map, 'robots')).toBe('noindex');
    }
  });
});

test.describe('Languages', () => {
  test('each page names itself, all others and a default', ({ site }) => {
    for (const { path, locale, route, alternates } of site.pages) {
      const byLanguage = Object.fromEntries(alternates);
      expect(alternates.map(([language]) => language).sort(), path).toEqual(
        [...locales, 'x-default'].sort(),
      );
      expect(byLanguage[locale]).toBe(siteUrl + path);
      expect(byLanguage['x-default']).toBe(siteUrl + href('en', route));
    }
  });

  test('whatever page one names names it back, with the same list', ({ site }) => {
    for (const { path, alternates } of site.pages) {
      for (const [language, url] of alternates) {
        const other = site.pages.find((page) => page.path === pathOf(url));
        expect(other, `${path} names ${url}`).toBeDefined();
        if (language !== 'x-default') expect(other?.language).toBe(language);
        expect(other?.alternates).toEqual(alternates);
      }
    }
  });

  test('the sitemap has all pages, each once, with the same alternates', async ({ site }) => {
    const robots = await site.request.get('/robots.txt');
    const rules = await robots.text();
    expect(rules).toMatch(/^User-Agent: \*\nAllow: \/$/im);
    expect(rules).not.toMatch(/^Disallow/im);
    const [, sitemapUrl = ''] = /^Sitemap: (.+)$/m.exec(rules) ?? [];

    const response = await site.request.get(pathOf(sitemapUrl));
    expect(response.status()).toBe(200);
    const entries = [...(await response.text()).matchAll(/<url>(.*?)<\/url>/gs)].map(
      ([, entry = '']) => ({
        url: /<loc>(.*?)<\/loc>/.exec(entry)?.[1],
        alternates: [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(
          ([, language, url]) => [language, url],
        ),
      }),
    );
    const byUrl = (a: { url?: string | undefined }, b: { url?: string | undefined }) =>
      String(a.url).localeCompare(String(b.url));
    const expected = site.pages.map(({ canonicals: [url], alternates }) => ({ url, alternates }));
    expect(entries.toSorted(byUrl)).toEqual(expected.toSorted(byUrl));
  });
});

test.describe('Link previews', () => {
  test('say what the page says, in its language', ({ site }) => {
    for (const page of site.pages) {
      expect(only(page, 'og:title')).toBe(page.title);
      expect(only(page, 'og:description')).toBe(only(page, 'description'));
      expect(only(page, 'og:url')).toBe(siteUrl + page.path);
      expect(only(page, 'og:site_name')).toBe(company.name);
      expect(only(page, 'og:type')).toBe('website');
      expect(only(page, 'og:locale')).toBe(territoryOf(page.locale));
      expect(page.meta['og:locale:alternate']?.toSorted()).toEqual(
        locales
          .filter((locale) => locale !== page.locale)
          .map(territoryOf)
          .toSorted(),
      );
      expect(only(page, 'twitter:card')).toBe('summary_large_image');
    }
  });

  test('have a picture of their own in the stated size, light enough for messengers', async ({
    site,
  }) => {
    const pictures = site.pages.map((page) => only(page, 'og:image'));
    expect(new Set(pictures).size).toBe(site.pages.length);
    for (const page of site.pages) {
      const response = await site.request.get(pathOf(only(page, 'og:image')));
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe(only(page, 'og:image:type'));
      const bytes = await response.body();
      const { width, height, format } = await sharp(bytes).metadata();
      expect(format).toBe('jpeg');
      expect([width, height]).toEqual([1200, 630]);
      expect([String(width), String(height)]).toEqual([
        only(page, 'og:image:width'),
        only(page, 'og:image:height'),
      ]);
      expect(bytes.length).toBeLessThanOrEqual(300_000);
      expect(only(page, 'og:image:alt').length).toBeGreaterThan(20);
    }
    const alternativeTexts = site.pages.map((page) => only(page, 'og:image:alt'));
    expect(new Set(alternativeTexts).size).toBe(site.pages.length);
  });

  test('a home screen gets the language it was added in, and icons in the stated sizes', async ({
    site,
  }) => {
    for (const { locale, html } of [...site.pages, ...site.notFounds]) {
      const [, path = ''] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? [];
      expect(path).toBe(`${href(locale, 'home')}manifest.webmanifest`);
    }
    for (const locale of locales) {
      const response = await site.request.get(`${href(locale, 'home')}manifest.webmanifest`);
      expect(response.headers()['content-type']).toContain('application/manifest+json');
      const manifest = await response.json();
      expect(manifest).toMatchObject({ lang: locale, start_url: href(locale, 'home') });
      expect(manifest.icons.length).toBeGreaterThan(2);
      for (const { src, sizes, type } of manifest.icons) {
        const icon = await site.request.get(src);
        expect(icon.status()).toBe(200);
        expect(icon.headers()['content-type']).toContain(type);
        if (sizes === 'any') continue;
        const { width, height } = await sharp(await icon.body()).metadata();
        expect(`${width}x${height}`).toBe(sizes);
      }
    }
    const touchIconFile = await site.request.get('/apple-touch-icon.png');
    const touchIcon = await sharp(await touchIconFile.body()).metadata();
    expect([touchIcon.width, touchIcon.height, touchIcon.hasAlpha]).toEqual([180, 180, false]);
  });
});

test.describe('Addresses', () => {
  test('every one that a page names answers by itself, without a redirect', async ({ site }) => {
    const crawled = [...site.pages, ...site.notFounds, ...site.maps];
    const namedBy = new Map<string, string>();
    for (const { path, addresses, structuredData } of crawled) {
      const inData = structuredData.flatMap((json) => [
        ...json.matchAll(new RegExp(`"(${siteUrl}/[^"]*)"`, 'g')),
      ]);
      for (const address of [...addresses, ...inData.map(([, url = '']) => pathOf(url))]) {
        const [file = ''] = address.split('#');
        if (file) namedBy.set(file, path);
      }
    }
    // Fewer would mean that they are no longer found.
    expect(namedBy.size).toBeGreaterThan(100);

    const faults: string[] = [];
    for (const [address, path] of namedBy) {
      const response = await site.request.head(address);
      if (response.status() !== 200) faults.push(`${response.status()} ${address} on ${path}`);
      if (!address.endsWith('.css')) continue;
      const styles = await (await site.request.get(address)).text();
      for (const [, url = ''] of styles.matchAll(/url\(["']?(\/[^"')]+)/g)) {
        const file = await site.request.head(url);
        if (file.status() !== 200) faults.push(`${file.status()} ${url} in ${address}`);
      }
    }
    expect(faults).toEqual([]);
  });

  test('every fragment that a page names is there', ({ site }) => {
    const fragments = site.pages.flatMap(({ path, addresses, structuredData }) => {
      const inData = structuredData.flatMap((json) => [
        ...json.matchAll(new RegExp(`"(${siteUrl}/[^"]+#[^"]*)"`, 'g')),
      ]);
      return [...addresses, ...inData.map(([, url = '']) => pathOf(url))]
        .filter((address) => address.includes('#'))
        .map((address) => (address.startsWith('#') ? path + address : address));
    });
    // The skip links and the services.
    expect(new Set(fragments).size).toBeGreaterThanOrEqual(
      site.pages.length + locales.length * services.length,
    );
    const faults = fragments.filter((address) => {
      const [path, id = ''] = address.split('#');
      return !site.pages.some((page) => page.path === path && page.ids.includes(id));
    });
    expect(faults).toEqual([]);
  });
});

/** A thing of the structured data: its type, its `@id` if it has one, and all it says. */
interface Thing {
  readonly '@type': string;
  readonly '@id'?: string;
  readonly [property: string]: unknown;
}

function dataOf(page: SitePage): readonly Thing[] {
  expect(page.structuredData, page.path).toHaveLength(1);
  const data = JSON.parse(page.structuredData[0] ?? '');
  expect(Object.keys(data)).toEqual(['@context', '@graph']);
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

function thing(page: SitePage, ...types: readonly string[]): Thing {
  const found = dataOf(page).filter((candidate) => types.includes(candidate['@type']));
  expect(found, `${types} on ${page.path}`).toHaveLength(1);
  return found[0] ?? { '@type': '' };
}

/** Every object inside a value, itself included. */
function objectsIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [{ ...value }, ...inside];
}

test.describe('Structured data', () => {
  const pageTypes = {
    home: 'WebPage',
    services: 'WebPage',
    about: 'AboutPage',
    contacts: 'ContactPage',
    certificates: 'WebPage',
  } as const;

  test('describes each page as its head does', ({ site }) => {
    for (const page of site.pages) {
      const data = thing(page, pageTypes[page.route]);
      expect(data).toMatchObject({
        '@id': siteUrl + page.path,
        url: siteUrl + page.path,
        inLanguage: page.locale,
        description: only(page, 'description'),
      });
      expect(page.title).toBe(`${data.name} | ${company.name}`);
    }
  });

  test('says only what the page says', ({ site }) => {
    for (const page of site.pages) {
      const words = `${page.title} ${only(page, 'description')} ${page.text}`;
      const said = dataOf(page)
        .flatMap(objectsIn)
        .flatMap((object) =>
          [
            'name',
            'description',
            'streetAddress',
            'postalCode',
            'addressLocality',
            'telephone',
            'email',
            'vatID',
          ]
            .map((property) => object[property])
            .filter((value) => value !== undefined),
        );
      expect(said.length).toBeGreaterThan(2);
      for (const text of said) expect(words).toContain(text);
    }
  });

  test('is complete: whatever it refers to is on the page or on Home', ({ site }) => {
    for (const locale of locales) {
      const ofLanguage = site.pages.filter((page) => page.locale === locale);
      const home = ofLanguage.find(({ route }) => route === 'home');
      const onHome = home ? dataOf(home).flatMap(objectsIn) : [];
      for (const page of ofLanguage) {
        const objects = dataOf(page).flatMap(objectsIn);
        const described = [...onHome, ...objects].filter((object) => object['@type']);
        const ids = new Set(described.map((object) => object['@id']));
        const references = objects.filter((object) => !object['@type']);
        expect(references.length).toBeGreaterThan(0);
        for (const reference of references) {
          expect(Object.keys(reference)).toEqual(['@id']);
          expect(ids).toContain(reference['@id']);
        }
      }
    }
  });

  test('names the site on Home alone', ({ site }) => {
    for (const page of site.pages) {
      const sites = dataOf(page).filter((candidate) => candidate['@type'] === 'WebSite');
      expect(sites.map(({ name, url }) => ({ name, url }))).toEqual(
        page.route === 'home' ? [{ name: company.name, url: `${siteUrl}/` }] : [],
      );
    }
  });

  test('describes the company on Home and Contacts as the page shows it', ({ site }) => {
    for (const page of site.pages) {
      const inFull = page.route === 'home' || page.route === 'contacts';
      const data = thing(page, inFull ? 'LocalBusiness' : 'Organization');
      expect(data.name).toBe(company.name);
      if (!inFull) continue;
      expect(data).toMatchObject({
        address: { '@type': 'PostalAddress', addressCountry: 'BG' },
        geo: { '@type': 'GeoCoordinates', ...company.coordinates },
        sameAs: socialProfiles.map(({ url }) => url),
        knowsLanguage: [...locales],
      });
      for (const url of socialProfiles.map((profile) => profile.url)) {
        expect(page.html).toContain(`href="${url}"`);
      }
    }
  });

  test('leads from Home to each page under the names of the navigation', ({ site }) => {
    for (const page of site.pages) {
      const trails = dataOf(page)
        .flatMap(objectsIn)
        .filter((object) => object['@type'] === 'BreadcrumbList');
      const t = translator(page.locale);
      const steps = (['home', page.route] as const).map((route, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: t(`Header.links.${route}`),
        item: siteUrl + href(page.locale, route),
      }));
      expect(trails.map(({ itemListElement }) => itemListElement)).toEqual(
        page.route === 'home' ? [] : [steps],
      );
    }
  });

  test('lists the eight services of Services, in order, under their headings', ({ site }) => {
    for (const page of site.pages.filter(({ route }) => route === 'services')) {
      const offered = dataOf(page)
        .flatMap(objectsIn)
        .filter((object) => object['@type'] === 'Service');
      expect(offered).toHaveLength(8);
      const names = offered.map(({ name }) => String(name));
      expect(page.headings.filter((heading) => names.includes(heading))).toEqual(names);
    }
  });
});

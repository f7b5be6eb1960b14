/*
 * What search engines and link previews read: pages and sitemap must agree in all languages. Read from the
 * exported files, never from the code that writes them.
 */

import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { content } from '@/content/current';
import { readSettings } from '@/content/settings';
import { languages } from '@/i18n/languages';
import { type Locale, locales } from '@/i18n/locales';
import { href } from '@/site/routes';
import {
  all,
  attributesOf,
  type ExportedPage,
  fileAt,
  maps,
  metaOf,
  notFounds,
  one,
  pages,
  rendered,
} from '../lib/site';

const { siteUrl } = readSettings();

function territoryOf(locale: Locale): string {
  return `${locale}_${languages[locale].territory}`;
}

/** The file at an absolute URL of the site. */
function fileOf(url: string): string {
  const file = url.startsWith(`${siteUrl}/`) ? fileAt(url.slice(siteUrl.length)) : null;
  if (!file) throw new Error(`${url} has no file in the export`);
  return file;
}

const canonicalsOf = ({ document }: ExportedPage) =>
  attributesOf(document, 'link[rel=canonical]', 'href');

const alternatesOf = ({ document }: ExportedPage) =>
  [...document.querySelectorAll('link[rel=alternate][hreflang]')].map(
    (link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? ''] as const,
  );

describe('Pages', () => {
  test('every page names its own canonical URL and may be indexed', () => {
    for (const page of pages) {
      expect(canonicalsOf(page)).toEqual([siteUrl + page.path]);
      expect(page.document.querySelector('meta[name=robots]')).toBeNull();
    }
  });

  test('no two pages have the same title or description', () => {
    const titles = rendered.map(({ document }) => document.title);
    const descriptions = rendered.map((page) => metaOf(page, 'description'));
    expect(new Set(titles).size).toBe(rendered.length);
    expect(new Set(descriptions).size).toBe(rendered.length);
    for (const page of rendered) {
      expect(metaOf(page, 'description')).toBe(page.t(`Meta.${page.name}.description`));
    }
  });

  test('the 404 pages and the maps are not indexed and have no canonical URL', () => {
    for (const page of notFounds) {
      expect(metaOf(page, 'robots')).toBe('noindex');
      expect(canonicalsOf(page)).toEqual([]);
      expect(alternatesOf(page)).toEqual([]);
      expect(page.document.querySelector('script[type="application/ld+json"]')).toBeNull();
    }
    for (const map of maps) {
      expect(metaOf(map, 'robots')).toBe('noindex');
      expect(map.document.documentElement.lang).toBe(map.locale);
    }
  });
});

describe('Languages', () => {
  test('every page links to its versions in all languages and to the default', () => {
    for (const page of pages) {
      const others = pages.filter(({ name }) => name === page.name);
      expect(alternatesOf(page).toSorted()).toEqual(
        [
          ...others.map(({ locale, path }) => [locale, siteUrl + path]),
          ['x-default', siteUrl + href('en', page.name)],
        ].toSorted(),
      );
    }
  });

  test('the sitemap lists every page once, with the same versions', () => {
    const rules = readFileSync(fileOf(`${siteUrl}/robots.txt`), 'utf8');
    expect(rules).toMatch(/^User-Agent: \*\nAllow: \/$/im);
    expect(rules).not.toMatch(/^Disallow/im);
    const [, sitemapUrl = ''] = /^Sitemap: (.+)$/m.exec(rules) ?? [];

    const sitemap = readFileSync(fileOf(sitemapUrl), 'utf8');
    const entries = [...sitemap.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => [
      /<loc>(.*?)<\/loc>/.exec(entry)?.[1],
      ...[...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...found]) => found),
    ]);
    const expected = pages.map((page) => [siteUrl + page.path, ...alternatesOf(page)]);
    expect(entries.toSorted()).toEqual(expected.toSorted());
  });
});

describe('Link previews', () => {
  // Programs that make previews read no more than the beginning of a page; Slack reads 32 kB.
  test('the first 4,096 bytes have all that a preview shows', () => {
    const parts = [
      'title',
      'meta[name=description]',
      'link[rel=canonical]',
      ...['title', 'description', 'url', 'image', 'image:alt', 'locale', 'site_name', 'type'].map(
        (name) => `meta[property="og:${name}"]`,
      ),
    ];
    for (const { document, html, path } of all) {
      const beginning = Buffer.from(html).subarray(0, 4096).toString();
      const start = new DOMParser().parseFromString(beginning, 'text/html');
      const inside = ({ head }: Document) => parts.filter((part) => head.querySelector(part));
      expect([path, inside(start)]).toEqual([path, inside(document)]);
    }
  });

  test('a preview shows the title and the description of the page', () => {
    for (const page of pages) {
      const { document, locale, path } = page;
      expect(metaOf(page, 'og:title')).toBe(document.title);
      expect(metaOf(page, 'og:description')).toBe(metaOf(page, 'description'));
      expect(metaOf(page, 'og:url')).toBe(siteUrl + path);
      expect(metaOf(page, 'og:site_name')).toBe(content.company.name);
      expect(metaOf(page, 'og:type')).toBe('website');
      expect(metaOf(page, 'og:locale')).toBe(territoryOf(locale));
      const others = locales.filter((other) => other !== locale).map(territoryOf);
      const named = attributesOf(document, 'meta[property="og:locale:alternate"]', 'content');
      expect(named.toSorted()).toEqual(others.toSorted());
      expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
      expect(metaOf(page, 'twitter:title')).toBe(document.title);
      for (const name of ['description', 'image', 'image:alt'])
        expect(metaOf(page, `twitter:${name}`)).toBe(metaOf(page, `og:${name}`));
    }
  });

  test('a preview has its own picture, in the stated size and small enough for messengers', async () => {
    const urls = pages.map((page) => metaOf(page, 'og:image'));
    expect(new Set(urls).size).toBe(pages.length);
    for (const page of pages) {
      const file = fileOf(metaOf(page, 'og:image'));
      const { width, height, format } = await sharp(file).metadata();
      const stated = ['type', 'width', 'height'].map((name) => metaOf(page, `og:image:${name}`));
      expect(stated).toEqual([`image/${format}`, String(width), String(height)]);
      expect(stated).toEqual(['image/jpeg', '1200', '630']);
      expect(readFileSync(file).length).toBeLessThanOrEqual(300_000);
      expect(metaOf(page, 'og:image:alt')).not.toBe('');
    }
  });

  test('each language has a manifest, with icons in the stated sizes', async () => {
    for (const { document, locale } of rendered)
      one(document, `link[rel=manifest][href="${href(locale, 'home')}manifest.webmanifest"]`);
    for (const locale of locales) {
      const home = href(locale, 'home');
      const file = fileOf(`${siteUrl}${home}manifest.webmanifest`);
      const manifest = JSON.parse(readFileSync(file, 'utf8'));
      expect(manifest).toMatchObject({ lang: locale, start_url: home });
      expect(manifest.icons.length).toBeGreaterThan(2);
      for (const { src, sizes } of manifest.icons) {
        const { width, height } = await sharp(fileOf(siteUrl + src)).metadata();
        if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
      }
    }
    const touchIcon = await sharp(fileOf(`${siteUrl}/apple-touch-icon.png`)).metadata();
    expect([touchIcon.width, touchIcon.height, touchIcon.hasAlpha]).toEqual([180, 180, false]);
  });
});

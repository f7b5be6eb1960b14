/* Budgets of the files alone (docs/performance.md). e2e/budgets.spec.ts tests what a browser fetches. */

import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { languages } from '@/i18n/languages';
import { locales } from '@/i18n/locales';
import { compressed, pageWeight, transferred } from '@/scripts/export/footprint';
import { sourceDate } from '@/scripts/lib/sources';
import { testFolder } from '@/scripts/lib/testBuilds';
import { footprintWords } from '@/site/footprint';
import { translator } from '../lib/translator';
import { attributesOf, fileAt, pages, rendered, textOf } from './lib/site';

/** An owner's words may be longer, and no test may be red for it. */
function withoutWords(html: string): string {
  return html.replace(/<(style|script)\b.*?<\/\1>|(?<=>)[^<]+/gs, (part) =>
    part.startsWith('<') ? part : '',
  );
}

function bytesOf(path: string | null): Buffer {
  return readFileSync(fileAt(path ?? '') ?? '');
}

function sizeOf(path: string): number {
  return transferred(fileAt(path) ?? '');
}

describe.each(rendered.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  const { document, html, locale } = page;
  const { script } = languages[locale];

  test('has at most 29.2 kB of HTML with styles, besides its words, and 3 kB of early script', () => {
    // A language adds a flag and its links to each page, and an owner may add languages. This Brotli level rounds by some 150 bytes.
    expect(compressed(withoutWords(html))).toBeLessThanOrEqual(28_600 + 200 * locales.length);
    const early = document.querySelector('script[data-early]')?.textContent ?? '';
    expect(early).not.toBe('');
    expect(compressed(early)).toBeLessThanOrEqual(3000);
  });

  test('fetches at most 5 kB of scripts before any interaction, Home 4 more, and no stylesheet', () => {
    const scripts = attributesOf(document, 'script[src]', 'src').toSorted();
    const [behaviours, estimate] = scripts;
    expect(scripts).toHaveLength(page.name === 'home' ? 2 : 1);
    expect(sizeOf(behaviours ?? '')).toBeLessThanOrEqual(5000);
    // The highest level, with which a CDN sends a file that never changes.
    if (estimate) expect(brotliCompressSync(bytesOf(estimate)).length).toBeLessThanOrEqual(4050);
    expect(attributesOf(document, 'link[rel*=preload]:not([as=font])', 'href')).toEqual([]);
    // React looks for these links; their styles are inline.
    expect(document.querySelector('link[rel=stylesheet]:not([disabled])')).toBeNull();
  });

  test('lists the files of its runtime, at most 150 kB', () => {
    const runtime = document.querySelector('#runtime')?.textContent;
    // The 404s stay plain HTML.
    if (page.name === 'notFound') return expect(runtime).toBeUndefined();
    const list: [url: string, integrity: string][] = JSON.parse(runtime ?? '');
    const chunks = list.map(([url]) => url).filter((url) => url.includes('/chunks/'));
    expect(chunks.length).toBeGreaterThan(3);
    const total = chunks.reduce((sum, chunk) => sum + sizeOf(chunk), 0);
    expect(total).toBeLessThanOrEqual(150_000);
  });

  test('preloads fonts of its own script only, once each', () => {
    const fonts = attributesOf(document, 'link[rel=preload][as=font]', 'href');
    expect(fonts.length).toBeGreaterThan(0);
    expect(new Set(fonts).size).toBe(fonts.length);
    const kilobytes = Buffer.concat(fonts.map(bytesOf)).length / 1000;
    expect(kilobytes).toBeLessThanOrEqual(script === 'Latin' ? 50 : 85);
    if (script === 'Latin') expect(fonts.join()).not.toMatch(/cyrillic|greek/);
  });

  test('loads its opening picture at once, and all others lazily', () => {
    const [opening, ...others] = document.querySelectorAll('main img');
    if (!opening) return expect(page.name).toBe('notFound');
    expect(opening.getAttribute('fetchpriority')).toBe('high');
    expect(opening.getAttribute('loading')).not.toBe('lazy');
    expect([...new Set(others.map((image) => image.getAttribute('loading')))]).toEqual(
      others.length > 0 ? ['lazy'] : [],
    );
  });
});

test('About states what the pages weigh, in every language', () => {
  const weights = pages.map(({ html }) => pageWeight(html, testFolder));
  const built = new Date(Number(sourceDate()) * 1000);
  for (const { locale, document } of pages.filter(({ name }) => name === 'about')) {
    const words = footprintWords(weights, built, locale);
    const sentence = translator(locale).markup('AboutClosing.text', {
      term: (text) => text,
      sub: (text) => text,
      ...words,
    });
    expect(textOf(document)).toContain(sentence);
  }
});

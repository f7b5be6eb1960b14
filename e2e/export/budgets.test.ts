/* Budgets of the files (docs/architecture.md). e2e/once/loading/first-load.spec.ts tests what a browser fetches. */

import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { isHashed } from '@/scripts/hosts/headersAndRedirects';
import { attributesOf, fileAt, rendered } from './lib/site';

/** Compressed sizes by content, because all pages have the same scripts. */
const sizes = new Map<string, number>();

/** Bytes at Brotli's highest level, which a CDN uses for a file that does not change. */
function compressed(content: string): number {
  const size = sizes.get(content) ?? brotliCompressSync(content).length;
  sizes.set(content, size);
  return size;
}

/** The page without its texts, because this budget does not limit how long they are. */
function withoutWords(html: string): string {
  return html.replace(/<(style|script)\b.*?<\/\1>|(?<=>)[^<]+/gs, (part) =>
    part.startsWith('<') ? part : '',
  );
}

function bytesOf(path: string | null): Buffer {
  return readFileSync(fileAt(path ?? '') ?? '');
}

describe.each(rendered)('$path', ({ document, html, name }) => {
  test('has at most 30 kB of HTML with its styles, without its words', () => {
    expect(compressed(withoutWords(html))).toBeLessThanOrEqual(30_000);
  });

  test('declares at most 16 font faces, and loads the fonts before its body', () => {
    const style = document.querySelector('head > style');
    expect(style?.textContent?.split('@font-face').length).toBeLessThanOrEqual(17);
    // The script needs the rules, and Chromium holds the first frame for fonts that a script in the head loads.
    expect(style?.nextElementSibling?.hasAttribute('data-early')).toBe(true);
  });

  test('runs at most 10 kB of scripts before any interaction, inline ones included', () => {
    const data = '[type="text/plain"], [type$=json], [type=speculationrules]';
    const scripts = [...document.querySelectorAll(`script:not(${data})`)];
    const sum = scripts.reduce((total, script) => {
      const url = script.getAttribute('src');
      return total + compressed(url ? String(bytesOf(url)) : (script.textContent ?? ''));
    }, 0);
    expect(sum).toBeGreaterThan(3000);
    expect(Number((sum / 1000).toFixed(1))).toBeLessThanOrEqual(10);
  });

  test('loads no React, except at most 78 kB on Contacts once the visitor uses the form', () => {
    const late = attributesOf(document, 'script[data-enquiry-script]', 'src');
    expect(late).toHaveLength(name === 'contacts' ? 1 : 0);
    for (const url of late) {
      expect(compressed(String(bytesOf(url)))).toBeLessThanOrEqual(78_000);
      expect(html.split(url ?? '')).toHaveLength(2);
    }
  });

  test('loads no stylesheet and preloads nothing, so nothing delays its first paint', () => {
    expect(attributesOf(document, 'link[rel=stylesheet]', 'href')).toEqual([]);
    expect(attributesOf(document, 'link[rel*=preload]', 'href')).toEqual([]);
  });

  test('has logos that browsers keep without asking, and the one in the footer waits', () => {
    const logos = attributesOf(document, ':is(header, footer) img', 'src');
    expect(logos.filter((logo) => !isHashed(logo ?? ''))).toEqual([]);
    expect(attributesOf(document, ':is(header, footer) img', 'loading')).toEqual([null, 'lazy']);
  });

  test('loads its opening picture at once, and all others lazily', () => {
    const [opening, ...others] = document.querySelectorAll('main img');
    if (!opening) return expect(name).toBe('notFound');
    // Phones do not show that of Contacts, and so do not fetch it.
    if (name === 'contacts') return expect(opening.getAttribute('loading')).toBe('lazy');
    expect(opening.getAttribute('fetchpriority')).toBe('high');
    expect(opening.getAttribute('loading')).not.toBe('lazy');
    expect([...new Set(others.map((image) => image.getAttribute('loading')))]).toEqual(
      others.length > 0 ? ['lazy'] : [],
    );
  });
});

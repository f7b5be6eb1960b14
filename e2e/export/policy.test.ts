/* The content security policy of each file: its place, its sources, and the hashes of inline code. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sendFormUrl } from '@/site/emailjs';
import { openStreetMapOrigin } from '@/site/map';
import { type ExportedPage, fileAt, maps, one, rendered } from './lib/site';

const all: readonly ExportedPage[] = [...rendered, ...maps];
const emailJs = new URL(sendFormUrl).origin;

function policyOf({ document }: ExportedPage): string {
  return one(document, 'meta[http-equiv="Content-Security-Policy"]').getAttribute('content') ?? '';
}

/** The CSP source that allows an inline script or style. */
function hashOf({ textContent }: Element): string {
  return `'sha256-${createHash('sha256')
    .update(textContent ?? '')
    .digest('base64')}'`;
}

const inlineScripts = 'script:not([src], [type$=json])';

test.each(all.map((page) => [page.path, page] as const))(
  '%s has its policy directly after the charset, within the first 1,024 bytes',
  (_path, { document, html }) => {
    const [charset, policy] = document.head.children;
    expect(charset?.getAttribute('charset')).toBe('utf-8');
    expect(policy?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
    expect(html.indexOf('charset')).toBeLessThan(1024);
  },
);

describe.each(rendered.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  const { document } = page;

  test('allows only what the page needs', () => {
    const sends = page.name === 'contacts';
    expect(
      policyOf(page)
        .replaceAll(/ 'sha256-[^']+'/g, '')
        .split('; '),
    ).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      "font-src 'self'",
      "media-src 'self'",
      "manifest-src 'self'",
      `connect-src ${sends ? emailJs : "'none'"}`,
      `frame-src ${sends ? `'self' ${openStreetMapOrigin}` : "'none'"}`,
      `form-action ${sends ? emailJs : "'none'"}`,
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
  });

  test('has the hash of each inline script and style, and no other', () => {
    const inline = [...document.querySelectorAll(`${inlineScripts}, style`)];
    const allowed = policyOf(page).match(/'sha256-[^']+'/g) ?? [];
    expect(allowed.toSorted()).toEqual([...new Set(inline.map(hashOf))].toSorted());
    // The early script, the rules of what is loaded ahead, the styles; on Contacts the form's loader.
    expect(allowed).toHaveLength(page.name === 'contacts' ? 4 : 3);
  });
});

test('each script that a page loads, now or later, has the integrity of its file', () => {
  for (const { document, path } of rendered) {
    const scripts = [...document.querySelectorAll('script[src]')];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      const url = script.getAttribute('src') ?? '';
      const sum = createHash('sha256').update(readFileSync(fileAt(url) ?? ''));
      expect([path, url, script.getAttribute('integrity')]).toEqual([
        path,
        url,
        `sha256-${sum.digest('base64')}`,
      ]);
    }
  }
});

test('the maps run one script, allowed by its hash, and send no form', () => {
  for (const map of maps) {
    expect(map.document.querySelector('form, style')).toBeNull();
    expect(policyOf(map)).toMatch(/^default-src 'none'; .*form-action 'none'/);
    const source = hashOf(one(map.document, 'script'));
    expect(policyOf(map)).toContain(`script-src ${source};`);
  }
});

test('no element has a style or an event handler in its HTML', () => {
  for (const { document, path } of all) {
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name === 'style' || name.startsWith('on')),
    );
    expect({ path, attributes }).toEqual({ path, attributes: [] });
  }
});

/** Attributes that make a browser load something by itself. */
const loading = [
  ...['src', 'srcset', 'imagesrcset', 'poster', 'data', 'background', 'data-src'],
  'ping',
];

test('nothing is loaded from another host', () => {
  for (const { document, path } of all) {
    const links = [...document.querySelectorAll('link:not([rel=canonical], [rel=alternate])')];
    const addresses = [
      ...links.map((link) => link.getAttribute('href') ?? ''),
      ...[...document.querySelectorAll('*')].flatMap((element) =>
        loading.map((name) => element.getAttribute(name) ?? ''),
      ),
      ...[...document.querySelectorAll('style')].flatMap(
        ({ textContent }) => textContent?.match(/url\([^)]*\)/g) ?? [],
      ),
    ];
    expect({ path, foreign: addresses.filter((text) => /(https?:)?\/\/[^/]/.test(text)) }).toEqual({
      path,
      foreign: [],
    });
  }
});

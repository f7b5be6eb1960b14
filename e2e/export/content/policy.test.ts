/* The content security policy of each file: its place, its sources, and the hashes of inline code. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deliveryOrigins } from '@/components/contacts/EnquiryForm/delivery';
import { openStreetMapOrigin } from '@/site/map';
import { all, attributesOf, type ExportedPage, fileAt, maps, one, rendered } from '../lib/site';

const delivery = deliveryOrigins.join(' ');

function policyOf({ document }: ExportedPage): string {
  return one(document, 'meta[http-equiv="Content-Security-Policy"]').getAttribute('content') ?? '';
}

function sum(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64');
}

/** The CSP source that allows an inline script or style. */
function hashOf({ textContent }: Element): string {
  return `'sha256-${sum(textContent ?? '')}'`;
}

test.each(all)('$path has its policy directly after the charset', ({ document, html }) => {
  const [charset, policy] = document.head.children;
  expect(charset?.getAttribute('charset')).toBe('utf-8');
  expect(policy?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
  // Browsers look for the charset only in the first 1,024 bytes.
  expect(html.indexOf('charset')).toBeLessThan(1024);
});

describe.each(rendered)('$path', (page) => {
  const { document } = page;

  test('the policy allows only what the page needs', () => {
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
      `connect-src 'self'${sends ? ` ${delivery}` : ''}`,
      `frame-src ${sends ? `'self' ${openStreetMapOrigin}` : "'none'"}`,
      `form-action ${sends ? delivery : "'none'"}`,
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
  });

  test('the policy has the hash of each inline script and style, and no other hash', () => {
    const inline = [...document.querySelectorAll('script:not([src], [type$=json]), style')];
    const allowed = policyOf(page).match(/'sha256-[^']+'/g) ?? [];
    expect(allowed.toSorted()).toEqual([...new Set(inline.map(hashOf))].toSorted());
    // The early script, the speculation rules and the styles; on Contacts also the form's loader.
    expect(allowed).toHaveLength(page.name === 'contacts' ? 4 : 3);
  });

  test('every script has the integrity hash of its file', () => {
    const scripts = [...document.querySelectorAll('script[src]')];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      const bytes = readFileSync(fileAt(script.getAttribute('src') ?? '') ?? '');
      expect(script.getAttribute('integrity')).toBe(`sha256-${sum(bytes)}`);
    }
  });
});

test('the maps run one script, allowed by its hash, and send no form', () => {
  for (const map of maps) {
    expect(map.document.querySelector('form, iframe')).toBeNull();
    expect(policyOf(map)).toMatch(/^default-src 'none'; .*frame-src 'none'; form-action 'none'/);
    const source = hashOf(one(map.document, 'script'));
    expect(policyOf(map)).toContain(`script-src 'self' ${source};`);
  }
});

// The policy above limits everything that a page loads, except what its links prepare.
test.each(all)('$path prepares no connection to another host', ({ document }) => {
  const links = 'link:not([rel=canonical], [rel=alternate])';
  for (const address of attributesOf(document, links, 'href'))
    expect(address).toMatch(/^(\.{0,2}\/(?!\/)|#)/);
});

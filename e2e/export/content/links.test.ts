/* Every URL in a file of the export leads to a file of the export, and every fragment to an element. */

import { readFileSync } from 'node:fs';
import { content } from '@/content/current';
import { readSettings } from '@/content/settings';
import { linkedParties } from '@/content/thirdParties';
import { locales } from '@/i18n/locales';
import { routeNames } from '@/site/routes';
import { services } from '@/site/services';
import { all, attributesOf, type ExportedPage, fileAt } from '../lib/site';

const { siteUrl } = readSettings();

/** Every URL of this site in a page, from its attributes, styles and data. */
function addressesOf({ document, path }: ExportedPage): string[] {
  const values = [...document.querySelectorAll('*')].flatMap((element) =>
    // In other attributes "#" begins a colour.
    [...element.attributes]
      .filter(({ name, value }) => name === 'href' || !value.startsWith('#'))
      .map(({ value }) => value),
  );
  const data = [...document.querySelectorAll('script[type$=json]')].flatMap(({ textContent }) => [
    ...(textContent ?? '').matchAll(/"([^"\\]*)"/g),
  ]);
  const styles = [...document.querySelectorAll('style')].flatMap(({ textContent }) => [
    ...(textContent ?? '').matchAll(/url\(["']?([^"')]+)/g),
  ]);
  // A `srcset` has several URLs in one attribute.
  return [...values.flatMap((value) => value.split(/[\s,]+/))]
    .concat([...data, ...styles].map(([, text = '']) => text))
    .filter((word) => /^(\.{0,2}\/(?!\/)|#)/.test(word) || word.startsWith(siteUrl))
    .map((word) => new URL(word, siteUrl + path).href.slice(siteUrl.length));
}

const named = new Map(all.map((page) => [page, [...new Set(addressesOf(page))]]));

test('every URL leads to a file, without a redirect', () => {
  const addresses = [...named.values()].flat().map((address) => address.split(/[?#]/)[0] ?? '');
  // If there were fewer, the test would have failed to find them.
  expect(new Set(addresses).size).toBeGreaterThan(100);
  for (const [{ path }, ofPage] of named) {
    // The 404 page has no URL of its own, because a host serves it at any unknown URL.
    const gone = ofPage.filter(
      (address) => !fileAt(address.split(/[?#]/)[0] ?? '') && !address.startsWith(path),
    );
    expect({ path, gone }).toEqual({ path, gone: [] });
  }
});

test('every fragment leads to an element', () => {
  const fragments = [...named.values()].flat().filter((address) => address.includes('#'));
  // At least the skip link and the eight services.
  expect(new Set(fragments).size).toBeGreaterThanOrEqual(
    locales.length * (routeNames.length + services.length),
  );
  const gone = fragments.filter((address) => {
    const [path = '', id = ''] = address.split('#');
    if (path.endsWith('.svg'))
      return !readFileSync(fileAt(path) ?? '', 'utf8').includes(`id="${id}"`);
    const page = all.find((candidate) => candidate.path === path.replace(/\?.*/, ''));
    // In the structured data a fragment is an identifier, not an element.
    const target = page?.document.getElementById(id);
    // The target must not be inside a `<details>`, because not every browser opens it.
    return (!target || target.closest('details')) && !['website', 'company'].includes(id);
  });
  expect(gone).toEqual([]);
});

test.each(all)(
  '$path links to other hosts by plain URLs, and a tab that it opens cannot access the page',
  (page) => {
    for (const link of page.document.querySelectorAll('a')) {
      const plain = /^(https:\/\/|mailto:[^ ]+@|tel:\+?\d+$|\/(?!\/)|#|\.)/;
      expect(link.getAttribute('href')).toMatch(plain);
      if (link.getAttribute('target') === '_blank') expect(link.rel).toContain('noopener');
    }
  },
);

test.each(all)('$path links to nobody who is not in the register of third parties', (page) => {
  // A trial is at another address than the company's website.
  const outward = attributesOf(page.document, 'a[href^="http"]', 'href').filter(
    (href) => href !== content.company.website && !href?.startsWith(`${siteUrl}/`),
  );
  const unknown = outward.filter(
    (href) => !linkedParties().some((party) => href?.startsWith(party)),
  );
  expect(unknown).toEqual([]);
});

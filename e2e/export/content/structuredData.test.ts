/* The structured data of each page says what the page says. */

import { socialProfiles } from '@/content/company';
import { content } from '@/content/current';
import { readSettings } from '@/content/settings';
import { locales } from '@/i18n/locales';
import { href, type Route, routes } from '@/site/routes';
import {
  bodyText,
  type ExportedPage,
  folded,
  metaOf,
  type NamedPage,
  one,
  pages,
  textContents,
} from '../lib/site';

const { siteUrl } = readSettings();

/** An object of the structured data: its type, its `@id` if it has one, and its properties. */
interface Thing {
  readonly '@type'?: string;
  readonly '@id'?: string;
  readonly [property: string]: unknown;
}

function dataOf({ document }: ExportedPage): readonly Thing[] {
  const json = one(document, 'script[type="application/ld+json"]').textContent ?? '';
  // Otherwise a text could end its script element.
  expect(json).not.toContain('<');
  const data = JSON.parse(json);
  expect(Object.keys(data)).toEqual(['@context', '@graph']);
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

function thing(page: ExportedPage, type: string): Thing {
  const found = dataOf(page).filter((candidate) => candidate['@type'] === type);
  expect({ page: page.path, type, count: found.length }).toMatchObject({ count: 1 });
  return found[0] ?? {};
}

/** Every object within a value, including the value itself. */
function objectsIn(value: unknown): readonly Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [{ ...value }, ...inside];
}

const objectsOf = (page: ExportedPage) => dataOf(page).flatMap(objectsIn);

const ofType = (page: ExportedPage, type: string) =>
  objectsOf(page).filter((object) => object['@type'] === type);

describe('Structured data', () => {
  const byName = (name: Route): readonly NamedPage<Route>[] =>
    pages.filter((page) => page.name === name);

  test('it has the title and the description of the page', () => {
    for (const page of pages) {
      const data = thing(page, routes[page.name].type);
      expect(data).toMatchObject({
        '@id': siteUrl + page.path,
        url: siteUrl + page.path,
        inLanguage: page.locale,
        description: metaOf(page, 'description'),
      });
      expect(page.document.title).toBe(`${data.name} | ${content.company.name}`);
    }
  });

  test('it contains only texts that the page shows', () => {
    const properties =
      'name description streetAddress postalCode addressLocality telephone email vatID'.split(' ');
    for (const page of pages) {
      const { document } = page;
      const words = folded(
        `${document.title} ${metaOf(page, 'description')} ${bodyText(document)}`,
      );
      const texts = objectsOf(page)
        .flatMap((object) => properties.map((property) => object[property]))
        .filter((value) => value !== undefined);
      expect(texts.length).toBeGreaterThan(2);
      for (const text of texts) expect(words).toContain(folded(String(text)));
    }
  });

  test('every reference is defined on the page or on Home', () => {
    for (const page of pages) {
      const home = byName('home').filter(({ locale }) => locale === page.locale);
      const described = [...home, page].flatMap(objectsOf).filter((object) => object['@type']);
      const ids = described.map((object) => object['@id']);
      const references = objectsOf(page).filter((object) => !object['@type']);
      expect(references.length).toBeGreaterThan(0);
      for (const reference of references) {
        expect(Object.keys(reference)).toEqual(['@id']);
        expect(ids).toContain(reference['@id']);
      }
    }
  });

  test('only Home names the site, and only Home and Contacts describe the company', () => {
    for (const page of pages) {
      const sites =
        page.name === 'home' ? [{ name: content.company.name, url: `${siteUrl}/` }] : [];
      expect(ofType(page, 'WebSite')).toEqual(sites.map(expect.objectContaining));
      const inFull = page.name === 'home' || page.name === 'contacts';
      const data = thing(page, inFull ? 'LocalBusiness' : 'Organization');
      expect(data.name).toBe(content.company.name);
      if (!inFull) continue;
      expect(data).toMatchObject({
        legalName: page.t('Company.legalName'),
        taxID: content.company.uic,
        ...(content.company.vat && { vatID: content.company.vat }),
        address: { '@type': 'PostalAddress', addressCountry: content.company.countryCode },
        geo: { '@type': 'GeoCoordinates', ...content.company.coordinates },
        sameAs: socialProfiles().map(({ url }) => url),
        knowsLanguage: [...locales],
      });
    }
  });

  test('every page except Home has breadcrumbs with the names of the navigation', () => {
    for (const page of pages) {
      const steps = (['home', page.name] as const).map((route, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: page.t(`Header.links.${route}`),
        item: siteUrl + href(page.locale, route),
      }));
      expect(ofType(page, 'BreadcrumbList').map(({ itemListElement }) => itemListElement)).toEqual(
        page.name === 'home' ? [] : [steps],
      );
    }
  });

  test('Services lists its eight services in order, by their headings', () => {
    for (const page of byName('services')) {
      const names = ofType(page, 'Service').map(({ name }) => String(name));
      const headings = textContents(page.document, 'section:has(> details) > h2');
      expect(headings).toEqual(names.map((name, index) => folded(`${index + 1} ${name}`)));
      expect(names).toHaveLength(8);
    }
  });
});

/*
 * A flag takes along what the visitor was doing (components/layout/LanguageSwitch/hop.ts). It finds sections and
 * details by their `id`, and fields by their `name`, so all languages must have the same.
 */

import { locales } from '@/i18n/locales';
import { type PageName, routeNames } from '@/site/routes';
import { rendered } from './lib/site';

/**
 * What a flag takes along from a page: the ids of sections and details, and the names of fields, with the value if the
 * field is a radio button.
 */
function carried(document: Document): string[] {
  const idsOf = (selector: string) => [...document.querySelectorAll(selector)].map(({ id }) => id);
  const fields = document.querySelectorAll<HTMLInputElement>(
    'main :is(input:not([type=hidden]), textarea, select):not([data-enquiry] *, [data-no-hop] *)',
  );
  return [
    ...idsOf('main > *, body > footer, main details'),
    ...[...fields].map(({ type, name, value }) => {
      expect(['radio', 'text', 'range', 'select-one']).toContain(type);
      return name && (type === 'radio' ? `${name}=${value}` : `${name}=`);
    }),
  ];
}

test.each<PageName>([...routeNames, 'notFound'])(
  '%s has the same named sections, details and fields in all languages',
  (name) => {
    const [english, ...others] = rendered.filter((page) => page.name === name);
    const expected = english ? carried(english.document) : [];
    expect(expected.length).toBeGreaterThan(1);
    expect(expected).not.toContain('');
    expect(new Set(expected).size).toBe(expected.length);
    expect(others).toHaveLength(locales.length - 1);
    for (const { document, locale } of others)
      expect([locale, ...carried(document)]).toEqual([locale, ...expected]);
  },
);

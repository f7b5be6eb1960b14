/*
 * One element tree in all languages: a flag takes what the visitor was doing to the other page, where elements are found by their
 * position (components/layout/LanguageSwitch/hop.ts). Markup that one language needs, such as `lang` of a foreign term, exists in all of them.
 */

import { locales } from '@/i18n/locales';
import { type PageName, routeNames } from '@/site/routes';
import { rendered } from './lib/site';

/**
 * Attributes whose value depends on the language: texts, URLs, and what depends on the length of a word. The test compares
 * their presence, not their value.
 */
const spoken =
  /^(hreflang|href|src|srcset|alt|title|label|aria-label|aria-roledescription|aria-valuetext|placeholder|data-pause|data-play|data-label|data-texts|data-props)$/;

/** Their presence may differ: `lang` marks text of another language than the page's, `aria-current` the page's own flag. */
const ofOneLanguage = (element: Element) =>
  element.matches('a[data-locale]') ? ['lang', 'aria-current'] : ['lang'];

function line(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => !ofOneLanguage(element).includes(name))
    .map(({ name, value }) => (spoken.test(name) ? name : `${name}="${value}"`));
  return `<${[element.localName, ...attributes.toSorted()].join(' ')}>`;
}

/** The elements below one, each in a line, without scripts, which contain URLs. */
function tree(root: Element, indent = ''): string[] {
  return [...root.children]
    .filter((element) => element.localName !== 'script')
    .flatMap((element) => [indent + line(element), ...tree(element, `${indent}  `)]);
}

test.each<PageName>([...routeNames, 'notFound'])(
  '%s has one element tree in all languages',
  (name) => {
    const [english, ...others] = rendered.filter((page) => page.name === name);
    const expected = english && tree(english.document.body);
    expect(others).toHaveLength(locales.length - 1);
    for (const { document, locale } of others)
      expect([locale, ...tree(document.body)]).toEqual([locale, ...(expected ?? [])]);
  },
);

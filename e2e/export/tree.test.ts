/*
 * One element tree in all languages: a flag takes what the visitor was doing to the other page, where elements are found by their
 * position (browser/language/hop.ts). Markup that one language needs, such as `lang` of a foreign term, exists in all of them.
 */

import { locales } from '@/i18n/locales';
import { type PageName, routes } from '@/site/routes';
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

/** The body's elements in document order, without scripts, which contain URLs. */
function elementsOf(document: Document): Element[] {
  return [...document.body.querySelectorAll('*:not(script)')];
}

function depth(element: Element): number {
  return element.parentElement ? depth(element.parentElement) + 1 : 0;
}

/** An element and its ancestors. */
function place(element: Element | undefined): string {
  if (!element || element.localName === 'body') return '';
  return `${place(element.parentElement ?? undefined)}\n${'  '.repeat(depth(element) - 2)}${line(element)}`;
}

/** The first element at which two trees differ, from each tree; null if they do not. */
function firstDifference(one: Document, other: Document): readonly [string, string] | null {
  const [first, second] = [elementsOf(one), elementsOf(other)];
  const found = Array.from({ length: Math.max(first.length, second.length) }, (_, index) => [
    first[index],
    second[index],
  ]).find(([a, b]) => !a || !b || depth(a) !== depth(b) || line(a) !== line(b));
  return found ? [place(found[0]), place(found[1])] : null;
}

const names: readonly PageName[] = [...routes, 'notFound'];

test.each(names)('%s has one element tree in all languages', (name) => {
  const [english, ...others] = rendered.filter((page) => page.name === name);
  expect(others).toHaveLength(locales.length - 1);
  for (const { document, locale } of others) {
    const difference = english && firstDifference(english.document, document);
    // The failure prints both paths, line by line.
    expect({ [locale]: difference?.[1] }).toEqual({ [locale]: difference?.[0] });
  }
});

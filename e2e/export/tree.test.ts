/*
 * One element tree in all languages. A switch of language keeps the document, and React changes only what differs: DESIGN.md
 * section 2, "Switching". What one language marks, such as a term of another language, all of them mark.
 */

import { locales } from '@/i18n/locales';
import { type PageName, routes } from '@/site/routes';
import { rendered } from './lib/site';

/**
 * Attributes whose value is language: words, addresses, and what depends on the length of a word. That they are there is
 * compared, their value is not.
 */
const spoken =
  /^(hreflang|href|src|srcset|alt|title|aria-label|aria-roledescription|placeholder|data-pause|data-play)$/;

/** Differs by its nature: `lang` says that a text is in another language than the page, `aria-current` which flag is its own. */
const ofOneLanguage = (element: Element) =>
  element.matches('a[data-locale]') ? ['lang', 'aria-current'] : ['lang'];

function line(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => !ofOneLanguage(element).includes(name))
    .map(({ name, value }) => (spoken.test(name) ? name : `${name}="${value}"`));
  return `<${[element.localName, ...attributes.toSorted()].join(' ')}>`;
}

/** The body's elements in document order; scripts differ by the addresses that they hold. */
function elementsOf(document: Document): Element[] {
  return [...document.body.querySelectorAll('*:not(script)')];
}

function depth(element: Element): number {
  return element.parentElement ? depth(element.parentElement) + 1 : 0;
}

/** Where an element is: itself and what it is in. */
function place(element: Element | undefined): string {
  if (!element || element.localName === 'body') return '';
  return `${place(element.parentElement ?? undefined)}\n${'  '.repeat(depth(element) - 2)}${line(element)}`;
}

/** The first element at which two trees differ, as it is in both; null where they do not. */
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
    // Printed as "en" and the other language, the path of the element line by line.
    expect({ [locale]: difference?.[1] }).toEqual({ [locale]: difference?.[0] });
  }
});

/*
 * Takes what the visitor was doing from a page to the same page in another language: the section in view, opened
 * details, and what was picked. Sections and details are found by their `id`, fields by their `name`; what the other
 * page does not have is left out, and so are fields in `data-no-hop`, whose state is in the URL. The text of an enquiry
 * is not part of a hop, because it survives every way to leave the page (components/contacts/EnquiryForm/draft.ts). A
 * hop travels in session storage for one page load: the next page of the site removes it, even if the hop is not meant
 * for that page.
 */
import { type Control, setControl } from '@/browser/setControl';
import { readSession, writeSession } from '@/browser/store';
import { whenParsed } from '@/browser/whenParsed';
import { belowBasePath } from '@/site/basePath';
import { endOfPageId, parsePath } from '@/site/routes';

interface Field {
  readonly name: string;
  /** A group of radio buttons has the value of the checked one. */
  readonly value: string;
}

interface ScrollPosition {
  /** Id of the section at the upper edge of the window. */
  readonly section: string;
  /** Share of its height that is above the edge. */
  readonly share: number;
}

interface Hop {
  /** Path of the page below its language. */
  readonly page: string;
  /** The URL's hash. It is put back late, or the browser would scroll to its element and move the focus there. */
  readonly hash: string;
  /** Null at the top of the page. */
  readonly scrollPosition: ScrollPosition | null;
  /** Ids of the open `<details>`. */
  readonly open: readonly string[];
  readonly fields: readonly Field[];
  readonly isFlagFocused: boolean;
}

const allDetails = () => [...document.querySelectorAll<HTMLDetailsElement>('main details[id]')];
const allControls = () => [
  ...document.querySelectorAll<Control>(
    'main :is(input:not([type="hidden"]), textarea, select)[name]:not([data-enquiry] *, [data-no-hop] *)',
  ),
];
const isRadio = (control: Control): control is HTMLInputElement => control.type === 'radio';
const pageOf = (pathname: string) => parsePath(belowBasePath(pathname)).path;

function currentScrollPosition(): ScrollPosition | null {
  if (scrollY <= 0) return null;
  const sections = [...document.querySelectorAll('main > [id], body > footer[id]')];
  const section = sections.findLast((element) => element.getBoundingClientRect().top <= 1);
  if (!section) return null;
  const { top, height } = section.getBoundingClientRect();
  return { section: section.id, share: -top / (height || 1) };
}

function restoreScrollPosition({ section, share }: ScrollPosition): void {
  const box = document.getElementById(section)?.getBoundingClientRect();
  if (box) scrollTo({ top: scrollY + box.top + share * box.height, behavior: 'instant' });
}

function currentFields(): Field[] {
  return allControls()
    .filter((control) => !isRadio(control) || control.checked)
    .map(({ name, value }) => ({ name, value }));
}

function restoreFields(fields: readonly Field[]): void {
  const values = new Map(fields.map(({ name, value }) => [name, value]));
  for (const control of allControls()) {
    const value = values.get(control.name);
    if (value !== undefined) setControl(control, value);
  }
}

function focusFlag(): void {
  const flag = document.querySelector<HTMLElement>('[data-locale][aria-current]');
  flag?.focus({ preventScroll: true });
}

/**
 * Longest time in ms for which a page is hidden. If the rest of a page never arrives, the visitor can read what is
 * there.
 */
const longestHiding = 1000;

const { style } = document.documentElement;

function showPage(): void {
  style.visibility = '';
}

/** Hides the page until it is shown or left. The browser lays it out all the same. */
export function hidePage(): void {
  style.visibility = 'hidden';
  setTimeout(showPage, longestHiding);
}

/** Keeps the browser from painting the page before it is parsed, because its top would be seen first. */
function paintWhenParsed(): void {
  const link = document.createElement('link');
  // `relList.supports('expect')` returns false in Chromium 156, although it works. Hence this test of `blocking`.
  if (!link.blocking?.supports('render')) {
    hidePage();
    return;
  }
  link.rel = 'expect';
  link.href = `#${endOfPageId}`;
  link.blocking.add('render');
  document.head.append(link);
}

/**
 * Replaces the document by a page in another language, and takes along what the visitor was doing. (`history.state`
 * cannot carry it: Chromium 156 does not pass it on.)
 */
export function hopTo(path: string): void {
  const hop: Hop = {
    page: pageOf(location.pathname),
    hash: location.hash,
    scrollPosition: currentScrollPosition(),
    open: allDetails()
      .filter(({ open }) => open)
      .map(({ id }) => id),
    fields: currentFields(),
    isFlagFocused: document.activeElement?.matches('[data-locale]:focus-visible') ?? false,
  };
  const isStored = writeSession('hop', JSON.stringify(hop));
  // The flags of an unknown page lead to Home, which has no use for that page's query and hash.
  const isSamePage = pageOf(path) === hop.page;
  const query = isSamePage ? location.search : '';
  const hash = isSamePage && !isStored ? location.hash : '';
  location.replace(path + query + hash);
}

/** Removes the stored hop, and returns it if it leads to this page. */
function takeStoredHop(): Hop | null {
  const stored = readSession('hop');
  if (stored === null) return null;
  writeSession('hop', null);
  const hop = JSON.parse(stored) as Hop;
  return hop.page === pageOf(location.pathname) ? hop : null;
}

/**
 * Scrolls there, and again when fonts of another script have moved the lines, unless the visitor has scrolled.
 */
function keepScrollPosition(position: ScrollPosition): void {
  restoreScrollPosition(position);
  const top = scrollY;
  // With scroll anchoring, the browser's own correction would look like a visitor who scrolls.
  style.setProperty('overflow-anchor', 'none');
  document.fonts.ready.then(() => {
    const lowest = document.documentElement.scrollHeight - innerHeight;
    if (Math.abs(scrollY - Math.min(top, lowest)) < 1) restoreScrollPosition(position);
    style.removeProperty('overflow-anchor');
  });
}

/**
 * If a hop leads to this page, continues where the visitor was. If the visitor had scrolled, the page is not painted
 * before it is parsed, because its top would be seen first.
 */
export function continueHop(): void {
  const hop = takeStoredHop();
  if (!hop) return;
  if (hop.scrollPosition && document.readyState === 'loading') paintWhenParsed();
  const putHashBack = () => history.replaceState(null, '', location.search + hop.hash);
  if (hop.hash) addEventListener('pageshow', putHashBack, { once: true });
  whenParsed(() => {
    showPage();
    for (const details of allDetails()) details.open = hop.open.includes(details.id);
    restoreFields(hop.fields);
    if (hop.isFlagFocused) focusFlag();
    if (hop.scrollPosition) keepScrollPosition(hop.scrollPosition);
  });
}

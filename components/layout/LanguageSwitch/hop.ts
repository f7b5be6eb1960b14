/*
 * Takes what the visitor was doing from a page to the same page in another language: the section in view, opened details, what
 * is picked and typed. All languages have one tree of elements (e2e/export/tree.test.ts), so positions identify them. It
 * travels in session storage for one page load; the next page of the site takes it out, whether it is the right one or not.
 */
import { readSession, writeSession } from '@/browser/store';
import { whenParsed } from '@/browser/whenParsed';
import { belowBasePath } from '@/site/basePath';
import { lastId, parsePath } from '@/site/routes';

interface Hop {
  /** Path of the page below its language. */
  readonly page: string;
  /** The URL's hash: the browser must not go to its place, nor move the focus there. */
  readonly hash: string;
  /** Position of the section at the upper edge of the window, and the share of its height above the edge; null at the top. */
  readonly place: readonly [section: number, share: number] | null;
  /** For each `<details>`, whether it is open. */
  readonly open: readonly boolean[];
  /** For each control, whether it is checked, or its value, and the line that the form itself has written into it. */
  readonly controls: readonly (readonly [value: boolean | string, line: string | undefined])[];
  /** The keyboard's focus is on a flag. */
  readonly isFlagFocused: boolean;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const all = <Found extends Element>(selector: string) => [
  ...document.querySelectorAll<Found>(selector),
];
const sections = () => all('main > *, body > footer');
const details = () => all<HTMLDetailsElement>('main details');
const controls = () => all<Control>('main :is(input:not([type="hidden"]), textarea, select)');
const isChoice = (control: Control): control is HTMLInputElement =>
  control.matches('[type="radio"], [type="checkbox"]');
const pageOf = (pathname: string) => parsePath(belowBasePath(pathname)).path;

function currentPlace(): Hop['place'] {
  if (scrollY <= 0) return null;
  const boxes = sections().map((section) => section.getBoundingClientRect());
  const section = boxes.filter(({ top }) => top <= 1).length - 1;
  const box = boxes[section];
  return box ? [section, -box.top / (box.height || 1)] : null;
}

function take(): Hop {
  return {
    page: pageOf(location.pathname),
    hash: location.hash,
    place: currentPlace(),
    open: details().map(({ open }) => open),
    controls: controls().map((control) => [
      isChoice(control) ? control.checked : control.value,
      control.dataset.line,
    ]),
    isFlagFocused: document.activeElement?.matches('[data-locale]:focus-visible') ?? false,
  };
}

/** Longest time, in ms, that a page is hidden: one whose rest does not come can be read as far as it is there. */
const patience = 1000;

const { style } = document.documentElement;

/** Shows a page that was hidden. */
function show(): void {
  style.visibility = '';
}

/** Hides the page, which is laid out all the same, until it is shown or left. */
export function hide(): void {
  style.visibility = 'hidden';
  setTimeout(show, patience);
}

/**
 * Replaces the document by the same page in another language. Where storage is blocked, the browser asks before typed text is
 * lost: the state of a history entry would do, and does not reach the next document in Chromium 156.
 */
export function hopTo(path: string): void {
  const hop = take();
  // The flags of an unknown page lead to Home, which has no use for its query and hash.
  const isSame = pageOf(path) === hop.page;
  const url = isSame ? path + location.search : path;
  const isStored = writeSession('hop', JSON.stringify(hop));
  if (!isStored && controls().some((control) => control.closest('[data-enquiry]') && control.value))
    addEventListener('beforeunload', (event) => event.preventDefault(), { once: true });
  location.replace(isStored || !isSame ? url : url + location.hash);
}

/** The hop that leads here; it is taken out. */
function takeOut(): Hop | null {
  const stored = readSession('hop');
  if (stored === null) return null;
  writeSession('hop', null);
  const hop = JSON.parse(stored) as Hop;
  return hop.page === pageOf(location.pathname) ? hop : null;
}

function scrollToPlace([section, share]: NonNullable<Hop['place']>): void {
  const box = sections()[section]?.getBoundingClientRect();
  if (box) scrollTo({ top: scrollY + box.top + share * box.height, behavior: 'instant' });
}

/** Keeps the page from being painted before it is parsed: its top would be seen first. Browsers without the link hide it. */
function paintWhenParsed(): void {
  const link = document.createElement('link');
  // `relList` does not tell: Chromium 156 has "expect" and denies it.
  if (!link.blocking?.supports('render')) {
    hide();
    return;
  }
  link.rel = 'expect';
  link.href = `#${lastId}`;
  link.blocking.add('render');
  document.head.append(link);
}

function restore(control: Control, [value, line]: Hop['controls'][number]): void {
  if (line) control.dataset.line = line;
  if (isChoice(control)) {
    // Of a group of radio buttons one is checked at any time: the other follows.
    if (control.checked === value || (control.type === 'radio' && !value)) return;
    control.checked = value === true;
  } else {
    if (control.value === value) return;
    control.value = String(value);
  }
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Goes on where the visitor was, if a hop leads here; the page is not seen before. */
export function arrive(): void {
  const hop = takeOut();
  if (!hop || style.visibility) return;
  if (hop.place) {
    // All of the page has its true height.
    delete document.documentElement.dataset.opens;
    if (document.readyState === 'loading') paintWhenParsed();
  }
  // Not before: the browser would go there, and move the focus.
  const putBack = () => history.replaceState(null, '', location.search + hop.hash);
  if (hop.hash) addEventListener('pageshow', putBack, { once: true });
  whenParsed(() => {
    show();
    for (const [index, element] of details().entries()) element.open = hop.open[index] ?? false;
    for (const [index, control] of controls().entries()) {
      const before = hop.controls[index];
      if (before) restore(control, before);
    }
    if (hop.isFlagFocused)
      document
        .querySelector<HTMLElement>('[data-locale][aria-current]')
        ?.focus({ preventScroll: true });
    const { place } = hop;
    if (!place) return;
    scrollToPlace(place);
    // The fonts of another script may move lines. A browser that moved the page along with them would look like a visitor
    // who scrolls.
    const top = scrollY;
    style.setProperty('overflow-anchor', 'none');
    document.fonts.ready.then(() => {
      const lowest = document.documentElement.scrollHeight - innerHeight;
      if (Math.abs(scrollY - Math.min(top, lowest)) < 1) scrollToPlace(place);
      style.removeProperty('overflow-anchor');
    });
  });
}

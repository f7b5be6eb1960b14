/*
 * Keeps the visitor's place in a page in a form that holds in every language: a section has another height in each, so px
 * would lead elsewhere. Each history entry carries its place in `history.state`, beside the state of Next's router.
 */

export interface Place {
  /** Position among the sections of the page; the footer is the last one. */
  readonly section: number;
  /** Share of the section's height that is above the window's upper edge, 0 to 1. */
  readonly share: number;
}

/** The place kept last in this document; null for the top of the page. */
let kept: Place | null = null;

/** The parts of the page, from its opening to the footer. */
export function sections(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main > *, body > footer')];
}

function currentPlace(): Place | null {
  // At the top there is no place to restore.
  if (scrollY <= 0) return null;
  const boxes = sections().map((section) => section.getBoundingClientRect());
  const section = boxes.findLastIndex(({ top }) => top <= 0);
  const box = boxes[section];
  return box ? { section, share: Math.min(-box.top / (box.height || 1), 1) } : null;
}

/** Writes the kept place into the history entry, which costs some ms on a phone. */
function writePlace(): void {
  const { state } = history;
  // Next's router has not written this entry yet.
  if (!state?.__NA) return;
  const written = placeOf(state);
  if (written?.section === kept?.section && written?.share === kept?.share) return;
  history.replaceState({ ...state, place: kept }, '');
}

/** Measures the place of the page that is shown, and keeps it in memory and in its history entry. */
export function keepPlace(): void {
  kept = currentPlace();
  writePlace();
}

/** The place in a history entry's state, validated: any script or extension may have written the state. */
export function placeOf(state: unknown): Place | null {
  if (typeof state !== 'object' || state === null || !('place' in state)) return null;
  const { section, share } = (state.place ?? {}) as Partial<Place>;
  return typeof section === 'number' && typeof share === 'number' ? { section, share } : null;
}

let holding = new AbortController();

/**
 * Scrolls again whenever a section's height changes, as by the fonts of another language, until the visitor does something
 * or goes to another place. Scroll anchoring would keep one element in place, also one that itself moves in its section:
 * Firefox then ended 200 px further down. WebKit has none.
 */
function holdPlace(scroll: () => void): void {
  const hold = new AbortController();
  holding = hold;
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  let top = scrollY;
  const observer = new ResizeObserver(() => {
    // Firefox rounds later, to pixels of the screen.
    if (Math.abs(scrollY - top) < 1) scroll();
    else hold.abort();
    top = scrollY;
  });
  for (const section of sections()) observer.observe(section);
  hold.signal.addEventListener('abort', () => {
    style.overflowAnchor = '';
    observer.disconnect();
  });
  for (const action of ['pointerdown', 'wheel', 'keydown'])
    addEventListener(action, () => hold.abort(), { signal: hold.signal, passive: true });
}

/**
 * Scrolls to a place at once, and keeps it. The page of a visitor who has not scrolled is not measured: that would force a
 * layout before the page is painted.
 *
 * @param place by default the one kept last; null leaves the page where it is, as does a section that the page does not have
 */
export function goToPlace(place = kept): void {
  holding.abort();
  kept = place;
  writePlace();
  if (!place) return;
  const { section, share } = place;
  const scroll = () => {
    const box = sections()[section]?.getBoundingClientRect();
    if (box) scrollTo({ top: scrollY + box.top + share * box.height, behavior: 'instant' });
  };
  scroll();
  holdPlace(scroll);
}

/** Takes over the place of the history entry that is shown; the browser or Next's router scrolls there. */
export function takePlace(): void {
  holding.abort();
  kept = placeOf(history.state);
}

/** Keeps the place now, and whenever a scroll has ended, until the signal aborts: measuring it forces a layout. */
export function keepPlaceAtRest(signal: AbortSignal): void {
  keepPlace();
  addEventListener('scrollend', keepPlace, { passive: true, signal });
}

/*
 * Keeps the visitor's place in a page in a form that holds in every language: a section has another height in each, so px
 * would lead elsewhere. Each history entry carries its place in `history.state`, beside the state of Next's router.
 */

/** A place in a page. */
export interface Place {
  /** Position among the sections of the page; the footer is the last one. */
  readonly section: number;
  /** Share of the section's height that is above the window's upper edge, 0 to 1. */
  readonly share: number;
}

/** How long scrolling must rest before the place is kept, in ms: measuring it forces a layout. */
const restTime = 100;

let kept: Place | null = null;

function sections(): Element[] {
  return [...document.querySelectorAll('main > *, body > footer')];
}

function currentPlace(): Place | null {
  // At the top there is no place to restore.
  if (scrollY <= 0) return null;
  const boxes = sections().map((section) => section.getBoundingClientRect());
  const section = boxes.findLastIndex(({ top }) => top <= 0);
  const box = boxes[section];
  return box ? { section, share: Math.min(-box.top / (box.height || 1), 1) } : null;
}

/** Keeps the place of the page that is shown, in memory and in its history entry. */
export function keepPlace(): void {
  kept = currentPlace();
  const { state } = history;
  // Next's router has not written this entry yet.
  if (state?.__NA) history.replaceState({ ...state, place: kept }, '');
}

/** The place kept last in this document; null for the top of the page. */
export function keptPlace(): Place | null {
  return kept;
}

/** The place in a history entry's state, validated: any script or extension may have written the state. */
export function placeOf(state: unknown): Place | null {
  if (typeof state !== 'object' || state === null || !('place' in state)) return null;
  const { section, share } = (state.place ?? {}) as Partial<Place>;
  return typeof section === 'number' && typeof share === 'number' ? { section, share } : null;
}

/** Scrolls to a place at once. A section that the page does not have leaves it where it is. */
export function goToPlace({ section, share }: Place): void {
  const box = sections()[section]?.getBoundingClientRect();
  if (box) scrollTo({ top: scrollY + box.top + share * box.height, behavior: 'instant' });
}

/** Keeps the place whenever scrolling has come to rest, until the signal aborts. */
export function keepPlaceAtRest(signal: AbortSignal): void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  addEventListener(
    'scroll',
    () => {
      clearTimeout(rest);
      rest = setTimeout(keepPlace, restTime);
    },
    { passive: true, signal },
  );
  signal.addEventListener('abort', () => clearTimeout(rest));
}

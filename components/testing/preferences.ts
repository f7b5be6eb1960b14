import { act } from '@testing-library/react';

/** Media queries that match now, such as `(prefers-reduced-motion: reduce)`. */
const holding = new Set<string>();
const lists = new Set<MediaQueryList>();

/** `window.matchMedia`, which jsdom lacks. */
export function matchMedia(query: string): MediaQueryList {
  const list = Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
  Object.defineProperty(list, 'matches', { get: () => holding.has(query) });
  lists.add(list);
  return list;
}

/** Changes a setting of the system; listeners of the media query are called. */
export function setPreference(query: string, holds: boolean): void {
  if (holds) holding.add(query);
  else holding.delete(query);
  act(() => {
    for (const list of lists) {
      if (list.media === query) list.dispatchEvent(new Event('change'));
    }
  });
}

/** Resets all settings; setup.ts calls it after each test. */
export function forgetPreferences(): void {
  holding.clear();
  lists.clear();
}

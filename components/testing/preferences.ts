import { act } from '@testing-library/react';

/** Media queries that currently match, such as `(prefers-reduced-motion: reduce)`. */
const holding = new Set<string>();
/** The media query lists that code has requested, with their queries. */
const lists = new Map<EventTarget, string>();

/** `window.matchMedia`, which jsdom lacks. */
export function matchMedia(query: string): MediaQueryList {
  const list = new EventTarget();
  lists.set(list, query);
  return Object.defineProperty(list, 'matches', {
    get: () => holding.has(query),
  }) as MediaQueryList;
}

/** Changes a setting of the system, and notifies the listeners of the media query. */
export function setPreference(query: string, holds: boolean): void {
  if (holds) holding.add(query);
  else holding.delete(query);
  act(() => {
    for (const [list, asked] of lists) {
      if (asked === query) list.dispatchEvent(new Event('change'));
    }
  });
}

/** Resets all settings; setup.ts calls it after each test. */
export function forgetPreferences(): void {
  holding.clear();
  lists.clear();
}

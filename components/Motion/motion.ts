import { useSyncExternalStore } from 'react';

/**
 * One answer for the whole page to "may things move?" (WCAG 2.2, 2.2.2), kept for the session. Every button that shows
 * it changes it everywhere. `prefers-reduced-motion` always wins over it.
 */
const key = 'motion';
const listeners = new Set<() => void>();
/** Holds the choice where storage is blocked. */
let paused: boolean | null = null;

function read(): boolean {
  if (paused === null) {
    try {
      paused = sessionStorage.getItem(key) === 'paused';
    } catch {
      paused = false;
    }
  }
  return paused;
}

export function setMotionPaused(value: boolean): void {
  paused = value;
  try {
    sessionStorage.setItem(key, value ? 'paused' : 'running');
  } catch {
    // Storage is blocked or full: the choice lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the visitor has paused what moves. False while prerendering. */
export function useMotionPaused(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}

function subscribeTo(query: string): (listener: () => void) => () => void {
  return (listener) => {
    const media = matchMedia(query);
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };
}

const reduced = '(prefers-reduced-motion: reduce)';
const subscribeToReduced = subscribeTo(reduced);

/** Whether the system asks for reduced motion. True while prerendering, so that nothing moves before it is known. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribeToReduced,
    () => matchMedia(reduced).matches,
    () => true,
  );
}

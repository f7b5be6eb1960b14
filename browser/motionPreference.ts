import { readSession, writeSession } from './store';

/**
 * One “paused” state for all motion on the page (WCAG 2.2, 2.2.2). It is kept for the session, and every button that
 * shows it changes it everywhere. `prefers-reduced-motion` always wins over it.
 */
const changes = new EventTarget();
/** The choice on this page, for sessions without storage. */
let paused = false;

/**
 * Whether the visitor has paused motion. Never throws. It reads the session each time, because the visitor may have
 * chosen on another page while this one was kept in memory or prerendered.
 */
export function isMotionPaused(): boolean {
  const stored = readSession('motion');
  return stored === null ? paused : stored === 'paused';
}

/** Sets the visitor's choice for all motion. Never throws. */
export function setMotionPaused(value: boolean): void {
  paused = value;
  writeSession('motion', value ? 'paused' : 'running');
  changes.dispatchEvent(new Event('change'));
}

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the system asks for reduced motion. */
export function isMotionReduced(): boolean {
  return reducedMotion().matches;
}

/** Calls back whenever the visitor's choice or the system's setting changes, or may have changed. */
export function onMotionChange(listener: () => void): void {
  changes.addEventListener('change', listener);
  reducedMotion().addEventListener('change', listener);
  // The page comes back from the back/forward cache, or was prerendered and is now shown.
  addEventListener('pageshow', listener);
  document.addEventListener('prerenderingchange', listener);
}

import { readSession, writeSession } from './store';

/**
 * One “paused” state for all motion on the page (WCAG 2.2, 2.2.2). It is kept for the session, and every button that
 * shows it changes it everywhere. `prefers-reduced-motion` always wins over it.
 */
const changes = new EventTarget();
/** The choice, if storage is blocked. */
let paused: boolean | null = null;

/** Whether the visitor has paused motion. Never throws. */
export function isMotionPaused(): boolean {
  paused ??= readSession('motion') === 'paused';
  return paused;
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

/** Calls back whenever the visitor's choice or the system's setting changes. */
export function onMotionChange(listener: () => void): void {
  changes.addEventListener('change', listener);
  reducedMotion().addEventListener('change', listener);
}

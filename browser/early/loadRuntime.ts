/*
 * Loads the runtime (React, Next and the client components) at the visitor's first interaction, and on later pages of the
 * session after the load event. Until then a page is HTML, CSS and the custom elements. scripts/export/deferRuntime.ts takes
 * the scripts out of the export and leaves their list; in development there is no list, and Next loads them itself.
 * docs/performance.md gives the cost and the gain.
 */
import { readSession, writeSession } from '@/browser/store';
import { whenParsed } from '@/browser/whenParsed';
import { type RuntimeScript, runtimeListId } from '@/site/runtime';

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** Delay before retrying a failed script, in ms, while online. */
const retryDelay = 1000;

type Callback = () => void;

function append([url, integrity]: RuntimeScript, onFailure: Callback): void {
  const script = document.createElement('script');
  script.async = false; // in the order of the list
  script.integrity = integrity;
  script.src = url;
  script.onerror = onFailure;
  document.head.append(script);
}

function load(onFailure: Callback): void {
  const list = document.getElementById(runtimeListId)?.textContent ?? '[]';
  for (const entry of JSON.parse(list) as RuntimeScript[]) {
    append(entry, () => {
      const retry = () => append(entry, onFailure);
      if (navigator.onLine) setTimeout(retry, retryDelay);
      else addEventListener('online', retry, { once: true });
    });
  }
}

/** Whether it is the pointermove that browsers fire when a page renders under a stationary cursor. */
function isResting(event: Event): boolean {
  const { type, movementX, movementY } = event as PointerEvent;
  return type === 'pointermove' && movementX === 0 && movementY === 0;
}

/**
 * Loads the runtime at the first interaction, or after the load event when an earlier page of the session has needed it.
 *
 * @param onFailure called when one of its scripts has failed twice: React does not start without all of them, and the page
 *   stays plain HTML
 */
export function loadRuntimeWhenWanted(onFailure: Callback): void {
  const controller = new AbortController();
  const { signal } = controller;
  const wake = (event?: Event) => {
    if (signal.aborted || (event && isResting(event))) return;
    controller.abort();
    writeSession('runtime', 'wanted');
    whenParsed(() => load(onFailure));
  };
  for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true, signal });
  if (readSession('runtime') !== 'wanted') return;
  const idle = window.requestIdleCallback ?? ((callback: Callback) => setTimeout(callback, 200));
  addEventListener('load', () => idle(() => wake()), { once: true });
}

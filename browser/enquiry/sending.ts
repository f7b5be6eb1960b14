import { useSyncExternalStore } from 'react';
import type { EmailJsIds } from '@/site/emailjs';
import { sendEnquiry } from './sendEnquiry';

/** How long the success message stands, in ms: business constant of the specification (section 9). */
const successDuration = 3000;

/** Shortest time between two enquiries, in ms: a second press would send the emptied form. Failed sends do not count. */
const sendInterval = 10_000;

export type SendState = 'idle' | 'sending' | 'success' | 'failure';

/*
 * In the module and not in the form: a language switch mounts the form anew, and a send that is under way then still
 * ends where the visitor can see it.
 */
let state: SendState = 'idle';
const listeners = new Set<() => void>();

function setState(next: SendState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What has become of the enquiry: one answer for all forms of the page, also for one that a language switch has just mounted. */
export function useSendState(): SendState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => 'idle',
  );
}

const lastSentKey = 'enquirySentAt';
/** When the last enquiry went out, where storage is blocked. */
let lastSent: string | null = null;

/** Kept for the session, so that the limit holds in every language however the visitor gets there. */
function rememberSending(): void {
  lastSent = String(Date.now());
  try {
    sessionStorage.setItem(lastSentKey, lastSent);
  } catch {
    // Storage is blocked or full: the limit lasts as long as the page.
  }
}

function isTooSoon(): boolean {
  let stamp = lastSent;
  try {
    stamp = sessionStorage.getItem(lastSentKey) ?? lastSent;
  } catch {
    // Blocked: what this page remembers is all there is.
  }
  const elapsed = stamp === null ? Number.NaN : Date.now() - Number(stamp);
  // A stamp from the future comes from a clock that was set back, and must not lock the form.
  return elapsed >= 0 && elapsed < sendInterval;
}

/** Sends the form, one send at a time: a call while one is under way does nothing. Never throws. */
export async function send(form: HTMLFormElement, ids: EmailJsIds): Promise<void> {
  if (state === 'sending') return;
  if (isTooSoon()) {
    console.warn(
      `The enquiry was not sent: the last one was less than ${sendInterval / 1000} s ago.`,
    );
    return;
  }
  setState('sending');
  if (!(await sendEnquiry(form, ids))) {
    setState('failure');
    return;
  }
  rememberSending();
  setState('success');
  setTimeout(() => setState('idle'), successDuration);
}

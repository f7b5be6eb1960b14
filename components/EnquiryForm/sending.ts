import { useSyncExternalStore } from 'react';
import type { EmailJsIds } from '@/site/emailjs';
import { sendEnquiry } from './send';

/** How long the success message stands, in ms: business constant of the specification (section 9). */
export const successDuration = 3000;

export type SendState = 'idle' | 'sending' | 'success' | 'failure';

/*
 * In the module and not in the form: a language switch mounts the form anew, and a send that is under way then still
 * ends where the visitor can see it.
 */
let state: SendState = 'idle';
/** Takes the success message away; stopped by the next send, whose message stands for its own time. */
let fading: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function setState(next: SendState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSendState(): SendState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => 'idle',
  );
}

/** Sends the form, one send at a time: a call while one is under way does nothing. Never throws. */
export async function send(form: HTMLFormElement, ids: EmailJsIds): Promise<void> {
  if (state === 'sending') return;
  clearTimeout(fading);
  setState('sending');
  if (!(await sendEnquiry(form, ids))) {
    setState('failure');
    return;
  }
  setState('success');
  fading = setTimeout(() => setState('idle'), successDuration);
}

import { createFormControl } from 'react-hook-form';
import { readSession, writeSession } from '@/browser/store';
import type { EmailJsIds } from '@/site/emailjs';
import { sendEnquiry } from './sendEnquiry';

/** The fields of an enquiry (docs/specification.md), empty. The phone is kept as typed, never as a parsed number. */
const empty = { name: '', email: '', phone: '', address: '', description: '' };

export interface Enquiry extends Record<keyof typeof empty, string> {
  /** The state of the send; undefined before the first one. `success` lasts as long as its message. */
  state: 'idle' | 'sending' | 'success' | 'failure' | undefined;
}

/**
 * The one store of an enquiry: the typed text, which is never stored elsewhere, and the state of its send. It is not part of the
 * form, since the visitor may go to another page and come back: a send that ends meanwhile must empty the form that they find.
 * It has no default values: what was typed before the runtime loaded stays.
 */
export const { formControl } = createFormControl<Enquiry>();

/** How long the success message shows, in ms (docs/specification.md). */
const successDuration = 3000;

/** Shortest time between two enquiries, in ms: a second press would send the emptied form. Failed sends do not count. */
const sendInterval = 10_000;

/** Time of the last enquiry where storage is blocked. */
let lastSent: string | null = null;

function isTooSoon(): boolean {
  const stamp = readSession('enquirySentAt') ?? lastSent;
  const elapsed = stamp === null ? Number.NaN : Date.now() - Number(stamp);
  // A time in the future means that the clock was set back: it must not lock the form.
  return elapsed >= 0 && elapsed < sendInterval;
}

/** Sends the form, one send at a time: a call during a send does nothing. Never throws; failures are logged. */
export async function send(form: HTMLFormElement, ids: EmailJsIds): Promise<void> {
  if (formControl.getValues('state') === 'sending') return;
  if (isTooSoon()) {
    console.warn(
      `The enquiry was not sent: the last one was less than ${sendInterval / 1000} s ago.`,
    );
    return;
  }
  formControl.setValue('state', 'sending');
  if (!(await sendEnquiry(form, ids))) {
    formControl.setValue('state', 'failure');
    return;
  }
  lastSent = String(Date.now());
  writeSession('enquirySentAt', lastSent);
  formControl.reset({ ...empty, state: 'success' });
  setTimeout(() => formControl.setValue('state', 'idle'), successDuration);
}

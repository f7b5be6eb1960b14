/*
 * What the enquiry form is doing. The attribute `data-enquiry` of the element around the form is its state, so that the
 * loader, which is there from the beginning, and React, which comes later, know the same one. Only `enter` changes it,
 * and with it what the form shows and locks. Without JavaScript the form stays `waiting`, and the browser posts it.
 */

export type FormState =
  | 'waiting'
  | 'pressed'
  | 'unloaded'
  | 'idle'
  | 'unticked'
  | 'sending'
  | 'sent'
  | 'failed';

interface StateFacts {
  /** The states that may follow. `sending` cannot follow itself, so a second press sends nothing. */
  readonly next: readonly FormState[];
  /** The form's script has not come, so the loader answers the button. */
  readonly needsScript?: true;
  /** The fields are locked, the button says that it sends, and the browser asks before the page is left. */
  readonly isBusy?: true;
  /** The message that is shown in place of the statement, by its `data-message` (EnquiryIsland.tsx). */
  readonly shows?: 'sending' | 'sent' | 'failed' | 'unloaded' | 'unticked';
}

const states: Readonly<Record<FormState, StateFacts>> = {
  // The form's script has not come. In development there is no other script than Next's, which sends from here.
  waiting: { next: ['pressed', 'idle', 'unticked', 'sending'], needsScript: true },
  // Send was pressed. The send waits for the script.
  pressed: { next: ['unloaded', 'idle'], needsScript: true, isBusy: true, shows: 'sending' },
  // Send was pressed with reCAPTCHA, but the script has not come. Send asks for it again.
  unloaded: { next: ['pressed', 'idle'], needsScript: true, shows: 'unloaded' },
  idle: { next: ['unticked', 'sending'] },
  // Send was pressed without an answer of reCAPTCHA. The same message is announced again.
  unticked: { next: ['unticked', 'sending'], shows: 'unticked' },
  sending: { next: ['sent', 'failed'], isBusy: true, shows: 'sending' },
  sent: { next: ['idle', 'unticked', 'sending'], shows: 'sent' },
  failed: { next: ['unticked', 'sending'], shows: 'failed' },
};

/** How long the success message shows, in ms (docs/specification.md). */
const successDuration = 3000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** @param container the element around the form */
export function stateOf(container: HTMLElement): FormState {
  return container.dataset.enquiry as FormState;
}

/** Whether the form's script has not come and is still of use, so that the loader answers the button. */
export function needsScript(container: HTMLElement): boolean {
  return states[stateOf(container)].needsScript ?? false;
}

/** Whether a send waits or runs. */
export function isBusy(container: HTMLElement): boolean {
  return states[stateOf(container)].isBusy ?? false;
}

/** A copy of a message. It is in a template, which React cannot hydrate, so in development it is in a hidden element. */
function messageOf(name: StateFacts['shows']): Iterable<Node> {
  const copy = document.querySelector(`[data-message="${name}"]`)?.cloneNode(true);
  return (copy instanceof HTMLTemplateElement ? copy.content : copy)?.childNodes ?? [];
}

/**
 * Brings the form into a state, if the table leads there from the present one.
 *
 * @returns whether it does
 */
export function enter(container: HTMLElement, state: FormState): boolean {
  if (!states[stateOf(container)].next.includes(state)) return false;
  clearTimeout(timer);
  container.dataset.enquiry = state;
  const { isBusy = false, shows } = states[state];
  for (const field of container.querySelectorAll<HTMLInputElement>('input, textarea'))
    field.readOnly = isBusy;
  for (const words of container.querySelectorAll<HTMLElement>('[data-busy]'))
    words.hidden = words.dataset.busy !== String(isBusy);
  const button = container.querySelector('#send');
  if (isBusy) button?.setAttribute('aria-disabled', 'true');
  else button?.removeAttribute('aria-disabled');
  container.querySelector('[role="status"]')?.replaceChildren(...messageOf(shows));
  // The end of the form has the button and the message. It is out of the window if a key has sent the enquiry.
  if (shows)
    container.querySelector('form')?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  if (state === 'sent') timer = setTimeout(enter, successDuration, container, 'idle');
  return true;
}

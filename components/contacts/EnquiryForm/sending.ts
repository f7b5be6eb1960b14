/** The state of a form's sends. `success` lasts as long as its message. */
export type SendState = 'idle' | 'sending' | 'success' | 'failure';

/** How long the success message shows, in ms (docs/specification.md). */
export const successDuration = 3000;

/** How long a send waits for an answer, in ms. It is enough for a slow network. */
export const answerTimeout = 30_000;

/**
 * Makes the form look busy, or usable again, as long as React has not hydrated it. React sets the same attributes
 * (Form.client.tsx).
 *
 * @param container the element around the form
 */
export function setBusy(container: HTMLElement, isBusy: boolean): void {
  for (const words of container.querySelectorAll<HTMLElement>('[data-sending]'))
    words.hidden = words.dataset.sending !== String(isBusy);
  for (const field of container.querySelectorAll<HTMLInputElement>('input, textarea'))
    field.readOnly = isBusy;
}

/** Whether the form looks busy, before and after hydration. */
export function isBusy(container: HTMLElement): boolean {
  return container.querySelector('[data-sending="true"]:not([hidden])') !== null;
}

/** The state of a form's sends. `success` lasts as long as its message. */
export type SendState = 'idle' | 'sending' | 'success' | 'failure';

/**
 * Shows whether the form is sending, as long as React has not hydrated it. React sets the same attributes
 * (EnquiryForm.client.tsx).
 */
export function showSending(form: HTMLElement, isSending: boolean): void {
  for (const words of form.querySelectorAll<HTMLElement>('[data-sending]'))
    words.hidden = words.dataset.sending !== String(isSending);
  for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea'))
    field.readOnly = isSending;
}

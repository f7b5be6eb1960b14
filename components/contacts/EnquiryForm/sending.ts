/** Shows whether a form is being sent, for as long as React does not: it sets the same attributes (EnquiryForm.client.tsx). */
export function showSending(form: HTMLElement, isSending: boolean): void {
  for (const words of form.querySelectorAll<HTMLElement>('[data-sending]'))
    words.hidden = words.dataset.sending !== String(isSending);
  for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea'))
    field.readOnly = isSending;
}

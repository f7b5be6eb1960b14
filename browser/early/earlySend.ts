/*
 * Handles a send that is pressed before React has the form. `data-enquiry` on the form is its state: "waiting" for the
 * runtime, "pressed" after the press, "alive" once React has hydrated it, "alone" when React will never load. With reCAPTCHA
 * the first state is "guarded", which is never submitted by itself: EmailJS would reject it, the reCAPTCHA is unsolved.
 */

/** How long a pressed send waits for the runtime, in ms, before the browser submits the form. */
const runtimeTimeout = 10_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** The form of this page if it is in one of these states, by default in any. */
export function formIn(...states: string[]): HTMLFormElement | null {
  const form = document.querySelector<HTMLFormElement>('form[data-enquiry]');
  return states.length === 0 || states.includes(form?.dataset.enquiry ?? '') ? form : null;
}

/** Marks the form as pressed; without an answer from the runtime the browser submits it after {@link runtimeTimeout}. */
export function press(form: HTMLFormElement): void {
  form.dataset.enquiry = 'pressed';
  clearTimeout(timer);
  timer = setTimeout(() => {
    // Offline, the browser would show its error page instead of the form.
    if (!formIn('pressed')) return;
    if (navigator.onLine) sendWithoutRuntime();
    else addEventListener('online', () => press(form), { once: true });
  }, runtimeTimeout);
}

/** React will never load: the form submits natively. The ids are already in the HTML. */
export function sendWithoutRuntime(): void {
  const form = formIn('waiting', 'guarded', 'pressed');
  if (!form) return;
  const wasPressed = form.dataset.enquiry === 'pressed';
  form.dataset.enquiry = 'alone';
  if (wasPressed) form.requestSubmit();
}

/** Prevents the native submit of a form that React has not hydrated yet. */
export function holdEarlySends(): void {
  addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || formIn('waiting', 'guarded', 'pressed') !== form)
      return;
    event.preventDefault();
    if (form.dataset.enquiry === 'waiting') press(form);
  });
}

/** Sends a pressed form in the background when the visitor leaves for another page, with the fields of the native POST. */
export function sendOnLeaving(): void {
  const form = formIn('pressed');
  // The honeypot, which the SDK's send checks as well.
  if (!form || document.querySelector<HTMLInputElement>('#company-url')?.value) return;
  form.dataset.enquiry = 'waiting';
  // The page may be restored from the back/forward cache, and must not send it again.
  if (navigator.sendBeacon(form.action, new FormData(form))) form.reset();
}

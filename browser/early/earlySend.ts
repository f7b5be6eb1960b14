/*
 * A send that is pressed before the form is alive. `data-enquiry` on the form says how far it is: "waiting" for the
 * runtime, "pressed" meanwhile, "alive" once React has it, "alone" when React will never load. With reCAPTCHA it waits as
 * "guarded" and is never pressed by itself: EmailJS would reject an enquiry whose check is unsolved.
 */

/** How long a pressed send waits for the runtime, in ms, before the browser sends the form by itself. */
const runtimeTimeout = 10_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** The form of this page in one of these states. */
function formIn(...states: string[]): HTMLFormElement | undefined {
  return [...document.querySelectorAll<HTMLFormElement>('form[data-enquiry]')].find(({ dataset }) =>
    states.includes(dataset.enquiry ?? ''),
  );
}

/** Marks the form as pressed; without an answer from the runtime the browser sends it after a while. */
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

/** Keeps a form that is not alive yet from leaving the page. */
export function holdEarlySends(): void {
  addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || formIn('waiting', 'guarded', 'pressed') !== form)
      return;
    event.preventDefault();
    if (form.dataset.enquiry === 'waiting') press(form);
  });
}

/** Sends a pressed form while the page is left for another one, with the fields of the browser's own POST. */
export function sendOnLeaving(): void {
  const form = formIn('pressed');
  // What the SDK's send would check: people do not see that field.
  if (!form || document.querySelector<HTMLInputElement>('#company-url')?.value) return;
  form.dataset.enquiry = 'waiting';
  // The page may come back from the browser's memory, and must not send it again.
  if (navigator.sendBeacon(form.action, new FormData(form))) form.reset();
}

import { fields } from './fields';
import { enter, stateOf } from './states';

/** How long a send waits for an answer, in ms. It is enough for a slow network. */
const answerTimeout = 30_000;

/** Fails after {@link answerTimeout}. The request continues, but a later answer changes nothing. */
function noAnswer(): Promise<never> {
  const cause = `There was no answer within ${answerTimeout / 1000} s. The message may have arrived all the same.`;
  return new Promise((_, reject) => {
    setTimeout(() => reject(new DOMException(cause, 'TimeoutError')), answerTimeout);
  });
}

/**
 * Sends the enquiry, and shows what has become of it. It does not if a bot has filled it in, if it is being sent
 * already, or if reCAPTCHA has no answer yet. A failure is logged with its cause.
 *
 * @param container the element around the form
 * @param deliver passes the form to the e-mail service, and throws the cause if the service does not accept it
 * @returns null if nothing was sent
 */
export async function sendOnce(
  container: HTMLElement,
  deliver: (form: HTMLFormElement) => Promise<void>,
): Promise<'sent' | 'failed' | null> {
  const form = container.querySelector('form');
  if (!form) return null;
  if (container.querySelector<HTMLInputElement>('#topic')?.value) {
    console.warn('The enquiry was not sent: the hidden field was filled in.');
    return null;
  }
  // The visitor has clicked once more while the message still says that the enquiry was sent.
  const texts = new FormData(form);
  if (stateOf(container) === 'sent' && fields.every(({ name }) => texts.get(name) === ''))
    return null;
  // The e-mail service would refuse it.
  if ('recaptcha' in container.dataset && !texts.get('g-recaptcha-response')) {
    enter(container, 'unticked');
    return null;
  }
  if (!enter(container, 'sending')) return null;

  let outcome: 'sent' | 'failed' = 'sent';
  try {
    await Promise.race([deliver(form), noAnswer()]);
    form.reset();
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    console.error(`The enquiry was not sent: ${cause}`, error);
    outcome = 'failed';
  }
  enter(container, outcome);
  return outcome;
}

import { EmailJSResponseStatus, sendForm } from '@emailjs/browser';
import { type EmailJsIds, missingVariables } from './delivery';

/** The state of a form's sends; `success` lasts as long as its message. */
export type SendState = 'idle' | 'sending' | 'success' | 'failure';

/** Timeout of a request to EmailJS, in ms: enough for a slow network. */
const answerTimeout = 30_000;

/**
 * Sends the form with EmailJS's SDK, as a multipart POST to `/api/v1.0/email/send-form`. No other module knows EmailJS.
 *
 * Options go with each call, never through the SDK's `init`, and its own limiter stays off: it counts failed sends as
 * well, and each URL by itself.
 *
 * @returns whether EmailJS has accepted the message. Failures are logged with their cause and not thrown.
 */
export async function sendEnquiry(form: HTMLFormElement, ids: EmailJsIds): Promise<boolean> {
  try {
    const { serviceId, templateId, publicKey } = ids;
    await Promise.race([sendForm(serviceId, templateId, form, { publicKey }), noAnswer()]);
    return true;
  } catch (error) {
    console.error(`The enquiry was not sent: ${causeOf(error, ids)}`, error);
    return false;
  }
}

/** Fails after {@link answerTimeout}. The SDK takes no AbortSignal, so a later answer is ignored. */
function noAnswer(): Promise<never> {
  const cause = `EmailJS has not answered within ${answerTimeout / 1000} s; it may have sent it all the same.`;
  return new Promise((_, reject) => {
    setTimeout(reject, answerTimeout, new DOMException(cause, 'TimeoutError'));
  });
}

function causeOf(error: unknown, ids: EmailJsIds): string {
  const isAnswer = error instanceof EmailJSResponseStatus;
  const cause = isAnswer
    ? `EmailJS refused it with status ${error.status}: ${error.text}`
    : String(error);
  const missing = missingVariables(ids).join(', ');
  return missing ? `${cause} (not set when this site was built: ${missing})` : cause;
}

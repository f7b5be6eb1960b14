import { sendForm } from '@emailjs/browser';
import { type EmailJsIds, missingVariables } from '@/site/emailjs';

/** How long EmailJS may take to answer, in ms: longer than a slow line needs, shorter than anyone waits. */
const answerTimeout = 30_000;

/**
 * The only place that knows EmailJS: sends the form with its SDK, as a multipart POST to `/api/v1.0/email/send-form`.
 *
 * Options go with each call, never through the SDK's `init`, and its own limiter stays off: it counts failed sends as
 * well, and each URL by itself (see sending.ts for ours). The SDK travels with the form and not in a file of its own,
 * which a deployment could have taken away by the time that somebody presses Send.
 *
 * @returns whether EmailJS has accepted the message. Failures are logged with their cause and not thrown.
 */
export async function sendEnquiry(form: HTMLFormElement, ids: EmailJsIds): Promise<boolean> {
  try {
    const { serviceId, templateId, publicKey } = ids;
    await withinTimeout(sendForm(serviceId, templateId, form, { publicKey }));
    return true;
  } catch (error) {
    console.error(`The enquiry was not sent: ${causeOf(error, ids)}`, error);
    return false;
  }
}

/** The SDK takes no AbortSignal, so an answer that comes later is no longer waited for. */
function withinTimeout<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const error = new DOMException('no answer', 'TimeoutError');
    timer = setTimeout(() => reject(error), answerTimeout);
  });
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
}

/** EmailJS rejects in three shapes: a plain string (an id is missing), its own status object, and fetch's TypeError. */
function causeOf(error: unknown, ids: EmailJsIds): string {
  if (typeof error === 'string') {
    const missing = missingVariables(ids);
    return missing.length > 0
      ? `${error} (not set when this site was built: ${missing.join(', ')})`
      : error;
  }
  if (error && typeof error === 'object' && 'status' in error && 'text' in error) {
    return `EmailJS refused it with status ${error.status}: ${error.text}`;
  }
  if (error instanceof TypeError) return 'EmailJS could not be reached.';
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return `EmailJS has not answered within ${answerTimeout / 1000} s; it may have sent it all the same.`;
  }
  return 'something unforeseen went wrong.';
}

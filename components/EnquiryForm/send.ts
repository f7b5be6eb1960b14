import { type EmailJsIds, missingVariables } from '@/site/emailjs';

/**
 * Sends the form with the EmailJS SDK: its own multipart POST to `/api/v1.0/email/send-form`.
 *
 * Options go with each call, never through the SDK's `init`. The SDK is fetched with the first send, since no visitor
 * needs it before.
 *
 * @returns whether EmailJS has accepted the message. Failures are logged with their cause and not thrown.
 */
export async function sendEnquiry(form: HTMLFormElement, ids: EmailJsIds): Promise<boolean> {
  try {
    const { sendForm } = await import('@emailjs/browser');
    await sendForm(ids.serviceId, ids.templateId, form, { publicKey: ids.publicKey });
    return true;
  } catch (error) {
    console.error(`The enquiry was not sent: ${causeOf(error, ids)}`, error);
    return false;
  }
}

/** EmailJS rejects in three shapes: a plain string (an id is missing), its own status object, and a TypeError. */
function causeOf(error: unknown, ids: EmailJsIds): string {
  const missing = missingVariables(ids);
  if (typeof error === 'string') {
    return missing.length > 0
      ? `${error} (not set when this site was built: ${missing.join(', ')})`
      : error;
  }
  if (error && typeof error === 'object' && 'status' in error && 'text' in error) {
    return `EmailJS refused it with status ${error.status}: ${error.text}`;
  }
  return 'EmailJS could not be reached.';
}

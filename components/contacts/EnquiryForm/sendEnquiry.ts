import { type DeliverySettings, deliver, missingDeliveryVariables } from './delivery';
import { answerTimeout } from './sending';

/**
 * Sends the enquiry.
 *
 * @returns whether the e-mail service has accepted it; a failure is logged with its cause and not thrown
 */
export async function sendEnquiry(
  form: HTMLFormElement,
  settings: DeliverySettings,
): Promise<boolean> {
  try {
    await Promise.race([deliver(form, settings), noAnswer()]);
    return true;
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    const missing = missingDeliveryVariables(settings).join(', ');
    const note = missing && ` (not set when this site was built: ${missing})`;
    console.error(`The enquiry was not sent: ${cause}${note}`, error);
    return false;
  }
}

/** Fails after {@link answerTimeout}. The request continues, but a later answer changes nothing. */
function noAnswer(): Promise<never> {
  const cause = `There was no answer within ${answerTimeout / 1000} s. The message may have arrived all the same.`;
  return new Promise((_, reject) => {
    setTimeout(() => reject(new DOMException(cause, 'TimeoutError')), answerTimeout);
  });
}

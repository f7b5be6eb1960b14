/*
 * How an enquiry reaches the owner's mailbox. This is the only file that knows the e-mail service, EmailJS. The form,
 * the content security policy, the build and the tests use the names below, so that another service changes nothing
 * else in the code.
 */

const origin = 'https://api.emailjs.com';

/** The URL to which the form is posted (docs/specification.md). The SDK builds the same URL by itself. */
export const deliveryUrl = `${origin}/api/v1.0/email/send-form`;

/** The origins to which a page with the form may send. */
export const deliveryOrigins: readonly string[] = [origin];

/**
 * The settings of the delivery: the environment variable that contains each, its name among the form's hidden fields,
 * and its description for the person who sets it.
 */
export const deliveryVariables = [
  {
    variable: 'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
    field: 'service_id',
    title: 'EmailJS: Service ID',
  },
  {
    variable: 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
    field: 'template_id',
    title: 'EmailJS: Template ID',
  },
  {
    variable: 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
    field: 'user_id',
    title: 'EmailJS: Public Key',
  },
] as const;

/**
 * The values of the settings by the names of the hidden fields. Without JavaScript the browser posts them as they are.
 * They are not secret, because every request contains them.
 */
export type DeliverySettings = Readonly<
  Record<(typeof deliveryVariables)[number]['field'], string>
>;

/** Reads the settings. A variable that is not set gives an empty value. */
export function readDeliverySettings(
  environment: Readonly<Record<string, string | undefined>>,
): DeliverySettings {
  const values = deliveryVariables.map(({ variable, field }) => [
    field,
    environment[variable] ?? '',
  ]);
  return Object.fromEntries(values) as DeliverySettings;
}

/** The names of the environment variables that are not set but needed to send an enquiry. */
export function missingDeliveryVariables(settings: DeliverySettings): string[] {
  return deliveryVariables
    .filter(({ field }) => settings[field] === '')
    .map(({ variable }) => variable);
}

/**
 * Sends the form with EmailJS's SDK, as a multipart POST.
 *
 * Options are passed with each call and never through the SDK's `init`. Its rate limiter stays off, because it counts
 * failed sends too.
 *
 * @throws with the cause if EmailJS does not accept the message, or if the request fails
 */
export async function deliver(form: HTMLFormElement, settings: DeliverySettings): Promise<void> {
  hideBlockedStorage();
  // It is not imported at the top of the file, because the SDK reads `localStorage` while it loads, and the build does
  // not need the SDK.
  const { EmailJSResponseStatus, sendForm } = await import('@emailjs/browser');
  const { service_id, template_id, user_id } = settings;
  // The form has them for the browser's own POST, and the SDK adds them.
  for (const field of form.querySelectorAll<HTMLInputElement>('[type="hidden"]'))
    field.disabled = true;
  try {
    await sendForm(service_id, template_id, form, { publicKey: user_id });
  } catch (error) {
    if (error instanceof EmailJSResponseStatus)
      throw new Error(`EmailJS refused it with status ${error.status}: ${error.text}`);
    // The SDK throws a text if a setting is missing.
    const missing = missingDeliveryVariables(settings).join(', ');
    throw missing ? new Error(`${error} (not set when this site was built: ${missing})`) : error;
  }
}

/**
 * Sets `localStorage` to undefined if the browser blocks it. Otherwise the SDK stops, because reading a blocked
 * `localStorage` throws. The SDK works without it if it is undefined.
 */
function hideBlockedStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined });
  }
}

/*
 * How an enquiry reaches the owner's mailbox. This is the only file that knows the e-mail service, EmailJS. The form, the content
 * security policy, the build and the tests use the names below, so that another service changes nothing else in the code.
 */

const origin = 'https://api.emailjs.com';

/** The URL to which the form is posted (docs/specification.md). The SDK builds the same URL by itself. */
export const deliveryUrl = `${origin}/api/v1.0/email/send-form`;

/** The origins that a page with the form may send to. */
export const deliveryOrigins: readonly string[] = [origin];

/**
 * The settings of the delivery: the environment variable that has each, its name among the form's hidden fields, and what it is,
 * for the person who sets it.
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
 * The values of the settings, by the names of the hidden fields: without JavaScript the browser posts them as they are. Every
 * request contains them, so they are not secret.
 */
export type DeliverySettings = Readonly<
  Record<(typeof deliveryVariables)[number]['field'], string>
>;

/** Reads the settings; a variable that is not set gives an empty value. */
export function readDeliverySettings(
  environment: Readonly<Record<string, string | undefined>>,
): DeliverySettings {
  const values = deliveryVariables.map(({ variable, field }) => [
    field,
    environment[variable] ?? '',
  ]);
  return Object.fromEntries(values) as DeliverySettings;
}

/** The names of the environment variables without which nothing can be sent. */
export function missingDeliveryVariables(settings: DeliverySettings): string[] {
  return deliveryVariables
    .filter(({ field }) => settings[field] === '')
    .map(({ variable }) => variable);
}

/**
 * Sends the form with EmailJS's SDK, as a multipart POST.
 *
 * Options go with each call and never through the SDK's `init`. Its rate limiter stays off, because it counts failed sends too.
 *
 * @throws with the cause when EmailJS does not accept the message, or the request fails
 */
export async function deliver(form: HTMLFormElement, settings: DeliverySettings): Promise<void> {
  hideBlockedStorage();
  // Not at the top of the file: the SDK reads `localStorage` while it loads, and the build has no use for the SDK.
  const { EmailJSResponseStatus, sendForm } = await import('@emailjs/browser');
  const { service_id, template_id, user_id } = settings;
  try {
    await sendForm(service_id, template_id, form, { publicKey: user_id });
  } catch (error) {
    if (!(error instanceof EmailJSResponseStatus)) throw error;
    throw new Error(`EmailJS refused it with status ${error.status}: ${error.text}`);
  }
}

/**
 * Sets `localStorage` to undefined if the browser blocks it. Reading it throws then, which would stop the SDK; if it is undefined,
 * the SDK does without.
 */
function hideBlockedStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined });
  }
}

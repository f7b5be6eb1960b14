/** EmailJS endpoint of the specification (section 7); the SDK builds the same URL from its own origin. */
export const sendFormUrl = 'https://api.emailjs.com/api/v1.0/email/send-form';

/** The public ids of the EmailJS account. They travel with each request, so they are no secrets. */
export interface EmailJsIds {
  readonly serviceId: string;
  readonly templateId: string;
  readonly publicKey: string;
}

/** The ids that this build was made with; an id that the environment lacks is empty. */
export const emailJsIds: EmailJsIds = {
  serviceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID ?? '',
  templateId: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID ?? '',
  publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY ?? '',
};

const variables: Record<keyof EmailJsIds, string> = {
  serviceId: 'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  templateId: 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
  publicKey: 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
};

/** Names of the environment variables that were missing when the site was built. */
export function missingVariables(ids: EmailJsIds): string[] {
  return (Object.keys(variables) as (keyof EmailJsIds)[])
    .filter((id) => ids[id] === '')
    .map((id) => variables[id]);
}

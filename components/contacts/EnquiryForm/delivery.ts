/** EmailJS endpoint (docs/specification.md); the SDK builds the same URL from its own origin. */
export const sendFormUrl = 'https://api.emailjs.com/api/v1.0/email/send-form';

const variables = {
  serviceId: 'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  templateId: 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
  publicKey: 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
} as const;

/** The public ids of the EmailJS account. Every request contains them, so they are no secrets. */
export type EmailJsIds = Readonly<Record<keyof typeof variables, string>>;

/** The ids of this build; a missing environment variable is an empty id. Next replaces a variable where its name is written out. */
export const emailJsIds: EmailJsIds = {
  serviceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID ?? '',
  templateId: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID ?? '',
  publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY ?? '',
};

/** The ids that an environment has; a missing one is empty. */
export function readEmailJsIds(env: Readonly<Record<string, string | undefined>>): EmailJsIds {
  return {
    serviceId: env[variables.serviceId] ?? '',
    templateId: env[variables.templateId] ?? '',
    publicKey: env[variables.publicKey] ?? '',
  };
}

/** Names of the environment variables that were missing at build time. */
export function missingVariables(ids: EmailJsIds): string[] {
  return (Object.keys(variables) as (keyof EmailJsIds)[])
    .filter((id) => ids[id] === '')
    .map((id) => variables[id]);
}

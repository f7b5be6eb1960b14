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

/** Names of the environment variables that are missing. */
export function missingVariables(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.values(variables).filter((name) => !env[name]);
}

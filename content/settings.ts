import { company } from './company';

/** What a build is told by its environment, apart from the ids of the service that delivers enquiries. `.env.example` explains each. */
export interface Settings {
  /** Beginning of absolute URLs, base path included; without a slash at the end. */
  readonly siteUrl: string;
  /**
   * Site key of Google's reCAPTCHA v2 ("I'm not a robot" checkbox). If it is empty, nothing of Google's is loaded. EmailJS
   * verifies the answer, so its template must have the secret key.
   */
  readonly recaptchaKey: string;
}

/** Reads the settings. The address of the site is that of content/company.json unless the environment names another. */
export function readSettings(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Settings {
  const origin = env.NEXT_PUBLIC_SITE_URL || company.website;
  return {
    siteUrl: origin.replace(/\/+$/, '') + (env.NEXT_PUBLIC_BASE_PATH ?? ''),
    recaptchaKey: env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY ?? '',
  };
}

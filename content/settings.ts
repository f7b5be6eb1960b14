import { content } from './current';

/**
 * Settings of a build from its environment, except those of the service that delivers enquiries. `.env.example`
 * explains each.
 */
export interface Settings {
  /** Beginning of absolute URLs, base path included; without a slash at the end. */
  readonly siteUrl: string;
  /**
   * Site key of Google's reCAPTCHA v2 ("I'm not a robot" checkbox). If it is empty, nothing is loaded from Google.
   * EmailJS verifies the answer, so its template must have the secret key.
   */
  readonly recaptchaKey: string;
  /** Whether the site is a trial, which search engines must not list. */
  readonly isTrial: boolean;
}

/**
 * Reads the settings. The address of the site comes from content/company.json, unless the environment has another one.
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Settings {
  const address = env.NEXT_PUBLIC_SITE_URL || content.company.website;
  // Programs read names in letters of other scripts only as `xn--…`. The build refuses what is no address.
  const origin = URL.canParse(address) ? new URL(address).origin : address;
  return {
    siteUrl: origin + (env.NEXT_PUBLIC_BASE_PATH ?? ''),
    recaptchaKey: env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY ?? '',
    // Any other value must not hide the real site from search engines.
    isTrial: env.STAGING === '1',
  };
}

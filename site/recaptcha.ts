/**
 * Google's reCAPTCHA v2 ("I'm not a robot" checkbox), off unless the owner sets a key: without one, nothing of Google's
 * is loaded. EmailJS verifies the answer, so its template must have the secret key.
 */
export const recaptcha: { readonly siteKey: string } = {
  siteKey: process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY ?? '',
};

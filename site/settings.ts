/** Settings for the owner. */
export const settings = {
  /**
   * When true, a failed send shows a notice with the e-mail address beside the button. The specification wants none
   * (docs/specification.md).
   */
  showSendFailure: false,
  /**
   * Site key of Google's reCAPTCHA v2 ("I'm not a robot" checkbox). Without one, nothing of Google's is loaded. EmailJS verifies
   * the answer, so its template must have the secret key.
   */
  recaptchaKey: process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY ?? '',
};

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

/**
 * Sections that an owner may leave out: false for no section, no link to it, and no need to translate its texts. The
 * specification asks for the partnership and the founder.
 */
export const sections = {
  /** Home: the memorandum with a foundation. */
  partnership: true,
  /** Home: the founder's profile. */
  founder: true,
  /** Home: plants whose clients have agreed (content/references.json). */
  references: true,
  /** Home: how much fits on the visitor's land. */
  estimate: true,
  /** Home: the year's daylight below the film. */
  daylight: true,
  /** Services: the way to a permit in both countries. */
  permits: true,
  /** Services: what the usual contract says. */
  contract: true,
};

/** Settings for the owner. */
export const settings = {
  /**
   * When true, a failed send shows a notice with the e-mail address beside the button. The specification wants none
   * (docs/specification.md).
   */
  showSendFailure: false,
} as const;

/** Switches that the owner may turn. */
export const settings = {
  /**
   * The specification shows nothing when sending fails. When true, a notice with the e-mail address as a way out
   * appears beside the button.
   */
  showSendFailure: false,
} as const;

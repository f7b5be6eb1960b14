/** Gives the history entry of this page another query or fragment, and tells Next's router. */
export function replaceUrl(url: string): void {
  // Next's router learns of an address whose state lacks its mark, and adds the mark again.
  const { __NA, ...state } = history.state ?? {};
  history.replaceState(state, '', url);
}

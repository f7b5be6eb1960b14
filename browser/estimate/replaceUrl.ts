/** Gives the history entry of this page another query or fragment, and tells Next's router. */
export function replaceUrl(url: string): void {
  // The router learns of an address whose state lacks its mark, and adds the mark again.
  history.replaceState({ ...history.state, __NA: undefined }, '', url);
}

/**
 * Calls back once the page is shown to the visitor: immediately, or when a prerendered page is activated. Chromium
 * prerenders a page that it expects a visitor to open from the address bar. Such a page has a copy of session storage,
 * and the browser discards what the page writes there.
 */
export function whenActivated(callback: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}

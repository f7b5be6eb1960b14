/** Calls back once the document is parsed. A script from the browser's cache may run before its elements exist. */
export function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', callback);
  else callback();
}

/** Calls back once the document is parsed: a script from the browser's cache may run before the elements that it wants. */
export function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', callback);
  else callback();
}

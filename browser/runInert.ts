/**
 * Runs a script element of the page that browsers do not run because of its type. A copy of it runs, because Trusted
 * Types would refuse a URL made from a text.
 *
 * @returns the copy
 */
export function runInert(inert: HTMLScriptElement): HTMLScriptElement {
  const script = inert.cloneNode() as HTMLScriptElement;
  script.type = 'text/javascript';
  document.head.append(script);
  return script;
}

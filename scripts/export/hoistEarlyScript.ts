const charset = '<meta charSet="utf-8"/>';

/** How `<head>` begins once the early script has been hoisted. */
export const headStart = `<head>${charset}`;

/**
 * Puts the early script right behind the charset: nothing may come before them, since the script may leave the page.
 *
 * @throws when the page lacks one of them: Next then writes its HTML in another way, and this must be looked at
 */
export function hoistEarlyScript(html: string): string {
  const [script] = /<script data-early="">.*?<\/script>/s.exec(html) ?? [];
  if (!script || !html.includes(charset)) {
    throw new Error('no early script or no charset in the HTML; has Next changed its output?');
  }
  return html
    .replace(script, '')
    .replace(charset, '')
    .replace('<head>', () => headStart + script);
}

const charset = '<meta charSet="utf-8"/>';

/** Beginning of `<head>` after the early script was moved. */
export const headStart = `<head>${charset}`;

/**
 * Moves the early script directly after the charset: nothing may load before it, since the script may leave the page.
 *
 * @throws when the page lacks one of them: the output of Next has changed, and this function must follow
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

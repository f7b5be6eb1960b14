/** What the features of Cloudflare add to the end of a page. */
export const addedByCloudflare = `
<script data-cfasync="false" src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"></script>
<script src="/cdn-cgi/scripts/7d0fa10a/cloudflare-static/rocket-loader.min.js" data-cf-settings="0123456789abcdef01234567-|49" defer></script>
<script defer src="https://static.cloudflareinsights.com/beacon.min.js" data-cf-beacon='{"token":"0"}'></script>
<script>document.createElement('iframe').src = '/cdn-cgi/challenge-platform/scripts/jsd/main.js'</script>`;

const hiddenText = '<span class="__cf_email__" data-cfemail="6e04">[email&#160;protected]</span>';

function hideAddresses(html: string): string {
  return html
    .replaceAll(/href="mailto:[^"]*"/g, 'href="/cdn-cgi/l/email-protection#6e04"')
    .replaceAll(/(?<=>[^<]*)[\w.+-]+@(?:<wbr\/?>)?[\w-]+\.[\w.-]+/g, hiddenText);
}

function deferScripts(html: string): string {
  return html.replaceAll(/<script(?![^>]*data-cfasync="false")([^>]*)>/g, (element, attributes) =>
    /type="(?!text\/javascript|module)/.test(attributes)
      ? element
      : `<script${attributes} type="0123456789abcdef01234567-text/javascript">`,
  );
}

/**
 * A page as Cloudflare sends it with Email Address Obfuscation, Rocket Loader, Web Analytics and JavaScript Detections,
 * as far as its documentation says what they do and what they leave alone (scripts/export/page.ts has the addresses).
 */
export function asCloudflareSends(html: string): string {
  const start = html.search(/<body/);
  const [head, body] = [html.slice(0, start), html.slice(start)];
  const parts = body.split(/(<!--email_off-->[\s\S]*?<!--\/email_off-->)/);
  const hidden = parts.map((part) =>
    part.startsWith('<!--email_off') ? part : hideAddresses(part),
  );
  return deferScripts(head + hidden.join('')).replace(
    '</body>',
    () => `${addedByCloudflare}</body>`,
  );
}

/**
 * What hosts and CDNs add to pages or change in them. The keys are the names of the features, the values what betrays
 * each one in the HTML or in `robots.txt`. The pages of the build contain none of it. docs/owner.md says how to switch
 * the features off.
 *
 * @see https://developers.cloudflare.com/rules/configuration-rules/response-body-inspection/
 */
const signs: Readonly<Record<string, RegExp>> = {
  'Cloudflare’s Email Address Obfuscation':
    /\/cdn-cgi\/l\/email-protection|data-cfemail|email-decode/,
  'Cloudflare’s Rocket Loader': /rocket-loader|data-cf-settings|type="[0-9a-f]{24}-/,
  'Cloudflare’s Web Analytics': /cloudflareinsights\.com|data-cf-beacon/,
  'Cloudflare’s JavaScript Detections, a part of Bot Fight Mode': /\/cdn-cgi\/challenge-platform\//,
  'Cloudflare’s Zaraz': /\/cdn-cgi\/zaraz\//,
  'Cloudflare’s Mirage': /data-cfsrc|mirage2?\.min\.js/,
  'Cloudflare’s Managed robots.txt': /Cloudflare Managed content/i,
  'Netlify’s form detection': /name="form-name"/,
  'Netlify’s Real User Metrics': /netlify-rum/,
};

/** What betrays features of Cloudflare that have no name here. */
const other: readonly [string, RegExp] = ['Cloudflare', /\/cdn-cgi\/|data-cf-/];

/** Names the features of hosts and CDNs that have changed a text on its way. */
export function rewritings(text: string): string[] {
  const found = Object.entries(signs).filter(([, sign]) => sign.test(text));
  const named = found.map(([name]) => name);
  const [name, sign] = other;
  return named.length === 0 && sign.test(text) ? [name] : named;
}

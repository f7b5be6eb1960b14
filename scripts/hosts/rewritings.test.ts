import { rewritings } from './rewritings';

test.each([
  ['<a href="/cdn-cgi/l/email-protection#6e04">', ['Cloudflare’s Email Address Obfuscation']],
  ['<script type="0123456789abcdef01234567-text/javascript">', ['Cloudflare’s Rocket Loader']],
  [
    `<script src='https://static.cloudflareinsights.com/beacon.min.js' data-cf-beacon='{}'></script>`,
    ['Cloudflare’s Web Analytics'],
  ],
  [
    '<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>',
    ['Cloudflare’s JavaScript Detections, a part of Bot Fight Mode'],
  ],
  [
    '<script src="/cdn-cgi/scripts/rocket-loader.min.js"></script><p data-cfemail="6e"></p>',
    ['Cloudflare’s Email Address Obfuscation', 'Cloudflare’s Rocket Loader'],
  ],
  ['# BEGIN Cloudflare Managed content', ['Cloudflare’s Managed robots.txt']],
  ['<input type="hidden" name="form-name" value="contact">', ['Netlify’s form detection']],
  ['<script src="/cdn-cgi/new/feature.js"></script>', ['Cloudflare']],
  ['<script data-cfasync="false" src="/scripts/a.js"></script>', []],
])('%s is named %j', (text, features) => {
  expect(rewritings(text)).toEqual(features);
});

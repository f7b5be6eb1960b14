#!/bin/sh
# @cloudflare/pages-shared 0.13.189, the rules of Cloudflare Pages: a redirect whose target has a query drops the
# visitor's query.
#
# A good guess: "/partner /new/?from=partner" adds its parameter to those of the visitor, because a redirect to "/new/"
# keeps them.
# What is true: if the target has any query, all parameters of the visitor are gone, and with them those of a campaign.
# Without one they are kept.
#
# Output: /old?utm_source=mail to /new/?utm_source=mail, /partner?utm_source=mail to /new/?from=partner
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund @cloudflare/pages-shared@0.13.189
node --input-type=module <<'SCRIPT'
import assert from 'node:assert/strict';
import { generateHandler } from '@cloudflare/pages-shared/dist/asset-server/handler.js';
import { createMetadataObject } from '@cloudflare/pages-shared/dist/metadata-generator/createMetadataObject.js';

const quiet = () => undefined;
const logger = { debug: quiet, log: quiet, info: quiet, warn: quiet, error: quiet };
// What the parser makes of a file `_redirects` of two lines.
const rules = [
  { from: '/old', to: '/new/', status: 301, lineNumber: 1 },
  { from: '/partner', to: '/new/?from=partner', status: 301, lineNumber: 2 },
];
const metadata = createMetadataObject({ redirects: { rules, invalid: [] }, logger });
const seen = [];
for (const path of ['/old?utm_source=mail', '/partner?utm_source=mail']) {
  const response = await generateHandler({
    request: new Request(`https://site.example${path}`),
    metadata,
    logError: console.error,
    findAssetEntryForPath: async () => null,
  });
  seen.push([path, response.status, response.headers.get('location')]);
}
console.log(seen);
assert.deepEqual(seen, [
  ['/old?utm_source=mail', 301, '/new/?utm_source=mail'],
  ['/partner?utm_source=mail', 301, '/new/?from=partner'],
]);
SCRIPT

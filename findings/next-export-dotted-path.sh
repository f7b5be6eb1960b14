#!/bin/sh
# Next.js 16.4.6, static export with `trailingSlash: true`: a page whose last part has a dot (/v1.2/) is exported like all
# others, but its canonical URL, its hreflang links and every <Link> to it have no slash.
#
# A good guess: `trailingSlash: true` is a rule for pages, so the URL of each page ends with a slash.
# What is true: a dot makes Next take the path for a file. Each visit by a link costs a redirect, and the canonical URL is one
# that redirects. The file is v1.2/index.html all the same.
#
# Output: canonical https://site.example/v1.2, link /v1.2, but /plain/ for a page without a dot
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund next@16.4.6 react@19.3.1 react-dom@19.3.1
mkdir -p 'app/[slug]'
echo 'export default { output: "export", trailingSlash: true };' > next.config.mjs
cat > app/layout.jsx <<'FILE'
export const metadata = { metadataBase: new URL('https://site.example') };
export default ({ children }) => <html lang="en"><body>{children}</body></html>;
FILE
cat > 'app/[slug]/page.jsx' <<'FILE'
import Link from 'next/link';
export const generateStaticParams = () => [{ slug: 'plain' }, { slug: 'v1.2' }];
export async function generateMetadata({ params }) {
  const path = `/${(await params).slug}`;
  return { alternates: { canonical: path, languages: { en: path } } };
}
export default () => <main><Link href="/plain">plain</Link><Link href="/v1.2">version</Link></main>;
FILE
NEXT_TELEMETRY_DISABLED=1 timeout 300 npx next build > build.log 2>&1 || { cat build.log; exit 1; }
node --input-type=module <<'SCRIPT'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

const urls = (page) => {
  const html = readFileSync(`out/${page}/index.html`, 'utf8');
  const find = (pattern) => [...html.matchAll(pattern)].map(([, url]) => url);
  return [find(/<link rel="(?:canonical|alternate)"[^>]*href="([^"]*)"/g), find(/<a href="([^"]*)"/g)];
};
const seen = [urls('plain'), urls('v1.2')];
console.log(JSON.stringify(seen));
const site = 'https://site.example';
assert.deepEqual(seen, [
  [[`${site}/plain/`, `${site}/plain/`], ['/plain/', '/v1.2']],
  [[`${site}/v1.2`, `${site}/v1.2`], ['/plain/', '/v1.2']],
]);
SCRIPT

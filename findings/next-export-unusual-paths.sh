#!/bin/sh
# Next.js 16.4.6, static export with `trailingSlash: true`: two kinds of paths that are not like the others.
#
# A good guess: the URL of each page ends with a slash, and the page for { slug: 'услуги' } gets 'услуги', because
# generateStaticParams has given it so.
# What is true: a dot (/v1.2) makes Next take a page for a file. It exports v1.2/index.html, but the canonical URL, the
# hreflang links and each <Link> have no slash, so hosts redirect them. And a Cyrillic parameter reaches the page
# percent-encoded, although the folder is out/услуги/. A table of pages does not find it, and the build says nothing.
#
# Output: page, does it find its own slug, its heading, canonical URL, links
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund next@16.4.6 react@19.3.1 react-dom@19.3.1
mkdir -p 'app/[slug]'
echo 'export default { output: "export", trailingSlash: true };' > next.config.mjs
cat > app/layout.jsx <<'FILE'
export const metadata = { metadataBase: new URL('https://site.example') };
export default ({ children }) => <html lang="bg"><body>{children}</body></html>;
FILE
cat > 'app/[slug]/page.jsx' <<'FILE'
import Link from 'next/link';
const slugs = ['plain', 'v1.2', 'услуги'];
export const generateStaticParams = () => slugs.map((slug) => ({ slug }));
export async function generateMetadata({ params }) {
  return { alternates: { canonical: `/${(await params).slug}` } };
}
export default async function Page({ params }) {
  const { slug } = await params;
  return (
    <main>
      <h1 data-known={String(slugs.includes(slug))}>{slug}</h1>
      <Link href="/plain">plain</Link>
      <Link href="/v1.2">version</Link>
    </main>
  );
}
FILE
NEXT_TELEMETRY_DISABLED=1 npx next build > build.log 2>&1 || { cat build.log; exit 1; }
node --input-type=module <<'SCRIPT'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

const seen = ['plain', 'v1.2', 'услуги'].map((slug) => {
  const html = readFileSync(`out/${slug}/index.html`, 'utf8');
  const [, known, heading] = /<h1 data-known="(\w+)">([^<]*)/.exec(html);
  const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html);
  const links = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, url]) => url);
  return [slug, known, heading, canonical, ...links];
});
console.log(seen);
const encoded = '%D1%83%D1%81%D0%BB%D1%83%D0%B3%D0%B8';
const links = ['/plain/', '/v1.2'];
assert.deepEqual(seen, [
  ['plain', 'true', 'plain', 'https://site.example/plain/', ...links],
  ['v1.2', 'true', 'v1.2', 'https://site.example/v1.2', ...links],
  ['услуги', 'false', encoded, `https://site.example/${encoded}/`, ...links],
]);
SCRIPT

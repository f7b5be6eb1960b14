#!/bin/sh
# Next.js 16.4.6, static export: a page for a Cyrillic path gets its own parameter percent-encoded, although
# generateStaticParams has given it in plain letters.
#
# A good guess: the page for { slug: 'услуги' } gets 'услуги', so it can look the word up in a table or show it.
# What is true: the folder is out/услуги/, and the page gets '%D1%83…'. A table of pages finds nothing (the build says nothing),
# and the heading shows the codes. A Latin slug hides this.
#
# Output: services: "services"; услуги: "%D1%83%D1%81%D0%BB%D1%83%D0%B3%D0%B8"
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund next@16.4.6 react@19.3.1 react-dom@19.3.1
mkdir -p 'app/[slug]'
echo 'export default { output: "export", trailingSlash: true };' > next.config.mjs
echo 'export default ({ children }) => <html lang="bg"><body>{children}</body></html>;' > app/layout.jsx
cat > 'app/[slug]/page.jsx' <<'FILE'
const slugs = ['services', 'услуги'];
export const generateStaticParams = () => slugs.map((slug) => ({ slug }));
export default async function Page({ params }) {
  const { slug } = await params;
  return <h1 data-known={String(slugs.includes(slug))}>{slug}</h1>;
}
FILE
NEXT_TELEMETRY_DISABLED=1 timeout 300 npx next build > build.log 2>&1 || { cat build.log; exit 1; }
node --input-type=module <<'SCRIPT'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

const headings = ['services', 'услуги'].map((slug) => {
  const html = readFileSync(`out/${slug}/index.html`, 'utf8');
  return /<h1 data-known="(\w+)">([^<]*)/.exec(html).slice(1);
});
console.log(headings);
assert.deepEqual(headings, [
  ['true', 'services'],
  ['false', '%D1%83%D1%81%D0%BB%D1%83%D0%B3%D0%B8'],
]);
SCRIPT

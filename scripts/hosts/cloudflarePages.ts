import {
  type Headers,
  hashedFolders,
  immutable,
  languageSpellings,
  notFoundPages,
  redirects,
  securityHeaders,
  unindexedFolders,
} from './rules';

function rule(pattern: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [pattern, ...lines].join('\n');
}

/**
 * Makes the file `_headers` for Cloudflare Pages and Netlify. All matching rules apply, and a header in two of them
 * would get both values, so no header is in two rules.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(): string {
  const rules = [
    rule('/*', securityHeaders()),
    ...hashedFolders.map((folder) => rule(`${folder}*`, { 'Cache-Control': immutable })),
    ...unindexedFolders.map((folder) => rule(`${folder}*`, { 'X-Robots-Tag': 'noindex' })),
  ];
  return `${rules.join('\n')}\n`;
}

/**
 * Makes the file `_redirects` for both hosts. Some lines name the 404 pages for Netlify, which finds only the one at
 * the root. Cloudflare Pages finds the nearest one by itself; it ignores these lines and says so in the log of the
 * deployment. They come before the lines for capitals, which would otherwise redirect missing pages to themselves on a
 * host that does not distinguish capitals. (What is written after the language is safe to repeat, because the result
 * begins with a language and not with two slashes.)
 *
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 * @see https://docs.netlify.com/manage/routing/redirects/redirect-options/
 */
export function redirectsFile(): string {
  const moved = redirects.map(({ from, to }) => `${from} ${to} 301\n`);
  const notFound = notFoundPages
    .filter(({ folder }) => folder !== '/')
    .map(({ folder, page }) => `${folder}* ${page} 404\n`);
  const small = languageSpellings.flatMap(({ from, to }) => [
    `${from} ${to}/ 301\n`,
    `${from}/* ${to}/:splat 301\n`,
  ]);
  return [...moved, ...notFound, ...small].join('');
}

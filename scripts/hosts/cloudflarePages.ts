import {
  type Headers,
  hashedFolders,
  immutable,
  languageSpellings,
  notFoundPages,
  redirects,
  securityHeaders,
  shownElsewhere,
  unindexedFolders,
} from './headersAndRedirects';

const linesOf = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

/**
 * Makes the file `_headers` for Cloudflare Pages and Netlify. All matching rules apply, and a header in two of them
 * would get both values, so no header is in two rules. The one exception is taken away first, by `!`. Netlify does not
 * know this; browsers take the two values that it sends for none, and show these files elsewhere, too.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(): string {
  const { paths, header, value } = shownElsewhere;
  const parts: (readonly [pattern: string, lines: readonly string[]])[] = [
    ['/*', linesOf(securityHeaders())],
    ...paths.map((path) => [`${path}*`, [`! ${header}`, `${header}: ${value}`]] as const),
    ...hashedFolders.map((path) => [`${path}*`, linesOf({ 'Cache-Control': immutable })] as const),
    ...unindexedFolders().map(
      (path) => [`${path}*`, linesOf({ 'X-Robots-Tag': 'noindex' })] as const,
    ),
  ];
  // If two rules had the same pattern, Cloudflare would take only the last one.
  const rules = new Map<string, readonly string[]>();
  for (const [pattern, lines] of parts)
    rules.set(pattern, [...(rules.get(pattern) ?? []), ...lines]);
  return Array.from(rules, ([pattern, lines]) => `${[pattern, ...lines].join('\n  ')}\n`).join('');
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

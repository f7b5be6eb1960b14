import { createHash } from 'node:crypto';
import { reason } from '@/scripts/files/files';
import { type Headers, headersOf } from './headersAndRedirects';

/** Files that hosts read but do not serve, and the 404 pages, which hosts send only for missing paths. */
const notServed = /^(?:_headers|_redirects|\.nojekyll)$|(?:^|\/)404\.html$/;
const atOnce = 8;
const timeout = 30_000;

/** Asks a host twice at most, because a network may fail once. It follows no redirect. */
function ask(url: string): Promise<Response> {
  const request = () => fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeout) });
  return request().catch(request);
}

/** What is wrong with the answer for a file; empty if nothing is. */
async function faults(response: Response, sum: string, wanted: Headers): Promise<string[]> {
  const content = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) return [`has status ${response.status}`];
  const isOther = createHash('sha256').update(content).digest('hex') !== sum;
  const missing = Object.keys(wanted).filter((name) => response.headers.get(name) !== wanted[name]);
  return [
    ...(isOther ? ['is not the file of this build'] : []),
    ...(missing.length > 0 ? [`is sent without our ${missing.join(', ')}`] : []),
  ];
}

/**
 * Compares a live site with a build: the status, the bytes and the headers of each file.
 *
 * @param site address without a slash at its end, base path included
 * @param sums the lines of `out.sha256`
 * @param headers the headers that a path should have
 * @returns a sentence about each fault
 */
export async function compareWithBuild(
  site: string,
  sums: string,
  headers: (path: string) => Headers = headersOf,
): Promise<string[]> {
  const all = Array.from(sums.matchAll(/^(\w{64}) {2}(.+)$/gm));
  const files = all.filter(([, , name = '']) => !notServed.test(name)).values();
  const problems: string[] = [];
  const compareFiles = async () => {
    for (const [, sum = '', name = ''] of files) {
      const path = `/${encodeURI(name.replace(/(?<=^|\/)index\.html$/, ''))}`;
      const found = await ask(site + path)
        .then((response) => faults(response, sum, headers(path)))
        .catch((error) => [`does not arrive: ${reason(error)}`]);
      problems.push(...found.map((fault) => `${path} ${fault}.`));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, compareFiles));
  return problems.sort();
}

/** The address that a live site tells search engines. It is wrong if the site was built for another address. */
export async function canonicalAddress(site: string): Promise<string | undefined> {
  const home = await (await ask(`${site}/`)).text();
  return /<link rel="canonical" href="([^"]+)"/.exec(home)?.[1];
}

/**
 * Whether a live site is on GitHub Pages. That sends none of our headers, has none of our redirects, and one 404 page
 * for all languages.
 *
 * @see https://github.com/github/pages-health-check/issues/32: this header stays behind a proxy, too
 */
export async function isOnGitHubPages(site: string): Promise<boolean> {
  return (await ask(`${site}/`)).headers.has('x-github-request-id');
}

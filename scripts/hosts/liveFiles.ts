import { createHash } from 'node:crypto';
import { inSeries, toolText } from '@/i18n/toolText';
import { reason } from '@/scripts/lib/files';
import { rewritings } from './rewritings';

/** Files that hosts read but do not serve, and the 404 pages, which hosts send only for missing paths. */
const notServed = /^(?:_headers|_redirects|\.nojekyll)$|(?:^|\/)404\.html$/;
const atOnce = 8;
const timeout = 30_000;

const ask = (url: string) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeout) });

/** @throws if the file does not arrive at the second attempt either, because a network may fail once */
async function contentOf(url: string): Promise<Buffer> {
  const request = async () => {
    const response = await ask(url);
    if (response.status !== 200) throw new Error(`status ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  };
  return request().catch(request);
}

/**
 * Asks for the first page of a site.
 * @throws if there is no answer at all, because no other file would arrive either, and it is not the site that is wrong
 */
export async function requireAnswer(
  site: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<void> {
  const request = () => ask(`${site}/`);
  try {
    await (await request().catch(request)).body?.cancel();
  } catch (error) {
    const hasProxy = Object.entries(env).some(
      ([name, value]) => /^https?_proxy$/i.test(name) && value,
    );
    const why = toolText('Live.unreachable', { site, reason: reason(error) });
    const proxy = toolText('Live.proxy', { name: 'NODE_USE_ENV_PROXY' });
    const words = hasProxy && !env.NODE_USE_ENV_PROXY ? `${why} ${proxy}` : why;
    throw new Error(words, { cause: error });
  }
}

/** The files that a host serves, each as a match with its sum and its name. */
function servedFiles(sums: string): RegExpExecArray[] {
  const lines = Array.from(sums.matchAll(/^(\w{64}) {2}(.+)$/gm));
  return lines.filter(([, , name = '']) => !notServed.test(name));
}

/** URL path of a file. */
function pathOf(name: string): string {
  return `/${encodeURI(name.replace(/(?<=^|\/)index\.html$/, ''))}`;
}

/** The reason why a file of a live site is not the one of the build, as far as its content shows it. */
function whyDifferent(content: string): string {
  const features = rewritings(content);
  return features.length > 0
    ? toolText('Live.changedBy', { features: inSeries(features) })
    : toolText('Live.otherBuild');
}

/**
 * Compares the files of a live site with the checksums of a build.
 *
 * @param site address without a slash at its end, base path included
 * @param sums the lines of `out.sha256`
 * @returns the number of files, and a sentence about each file that differs or does not arrive
 */
export async function compareWithBuild(site: string, sums: string) {
  const files = servedFiles(sums);
  const problems: string[] = [];
  const queue = files.values();
  const compareFiles = async () => {
    for (const [, sum, name = ''] of queue) {
      const path = pathOf(name);
      try {
        const content = await contentOf(site + path);
        const isSame = createHash('sha256').update(content).digest('hex') === sum;
        if (isSame) continue;
        const why = whyDifferent(String(content));
        problems.push(toolText('Live.differs', { path, reason: why }));
      } catch (error) {
        problems.push(toolText('Live.notArriving', { path, reason: reason(error) }));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, compareFiles));
  return { files: files.length, problems: problems.sort() };
}

/** The address that a live site tells search engines. It is wrong if the site was built for another address. */
export async function canonicalAddress(site: string): Promise<string | undefined> {
  const home = String(await contentOf(`${site}/`));
  return /<link rel="canonical" href="([^"]+)"/.exec(home)?.[1];
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, reason } from '@/scripts/lib/files';
import { type Answer, fileChecks } from './fileChecks';
import { type Fault, type Site, siteChecks } from './siteChecks';

type FileCheckName = keyof typeof fileChecks;
type SiteCheckName = keyof typeof siteChecks;
export type CheckName = FileCheckName | SiteCheckName;
const fileCheckNames = Object.keys(fileChecks) as FileCheckName[];
const siteCheckNames = Object.keys(siteChecks) as SiteCheckName[];
/** Names of the checks, for `--except`. */
export const checkNames: readonly CheckName[] = [...fileCheckNames, ...siteCheckNames];

interface Finding {
  readonly check: CheckName;
  /** What is wrong, and what to do. */
  readonly says: string;
  /** Paths below the site. */
  readonly places: string[];
}

interface Verification {
  readonly findings: readonly Finding[];
  /** Which checks were left out because the host cannot pass them, as a sentence. */
  readonly lacking: string;
  /** Number of files compared. */
  readonly files: number;
}

/** What hosts cannot do, by the header `Server` (docs/security.md, Hosts). */
const hosts: readonly (readonly [server: RegExp, name: string, lacks: readonly CheckName[]])[] = [
  [/^GitHub\.com/i, 'GitHub Pages', ['headers', 'caching', 'redirects', 'languages']],
  [/^AmazonS3/i, 'S3', ['redirects', 'languages']],
];

/** Files for hosts, for nginx's compression, and the 404s, which the checks of missing paths fetch. */
const notServed = /^\/(?:_headers|_redirects|\.nojekyll)$|\.(?:br|gz)$|\/404\.html$/;
const atOnce = 8;
const timeout = 30_000;

async function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const options = { redirect: 'manual', signal: AbortSignal.timeout(timeout) } as const;
  const response = await fetch(url, {
    ...options,
    headers: { 'Accept-Encoding': 'br, gzip', ...headers },
  });
  const { status } = response;
  return { status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}

/** A network may fail once. */
async function askTwice(url: string, headers?: Record<string, string>): Promise<Answer> {
  return ask(url, headers)
    .catch(() => ask(url, headers))
    .catch((error: Error) => ({
      status: 0,
      headers: new Headers(),
      body: Buffer.from(reason(error.cause ?? error)),
    }));
}

export interface Options {
  readonly except?: readonly CheckName[];
  readonly plainOrigin?: string;
}

/**
 * Compares a live site with a build, file by file, and checks what only a host can do.
 *
 * @param address of the site's root, base path included
 * @param folder of the build
 * @throws when there is no such folder
 */
export async function verifySite(
  address: string,
  folder: string,
  { except = [], plainOrigin }: Options = {},
): Promise<Verification> {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(`There is no ${folder}/. Build the commit that is live: "npm run build".`);
  const url = new URL(address).href.replace(/\/+$/, '');
  const site: Site = {
    url,
    get: (place, headers) => askTwice(place.startsWith('/') ? url + place : place, headers),
    built: (file) => {
      const built = path.join(folder, file);
      return existsSync(built) ? readFileSync(built) : undefined;
    },
    plainOrigin: plainOrigin ?? `http://${new URL(url).hostname}`,
  };
  const found = new Map<string, Finding>();
  const report = (check: CheckName, [place, says]: Fault) => {
    const finding = found.get(says) ?? { check, says, places: [] };
    finding.places.push(place);
    found.set(says, finding);
  };

  const home = await site.get('/');
  const [, host, lacks] =
    hosts.find(([server]) => server.test(home.headers.get('server') ?? '')) ?? [];
  const left = new Set<CheckName>([...except, ...(lacks ?? [])]);

  const checkFile = async (file: string) => {
    const place = file.replace(/(?<=\/)index\.html$/, '');
    const answer = await site.get(encodeURI(place));
    if (answer.status !== 200) {
      const got = answer.status === 0 ? `no answer (${answer.body})` : `status ${answer.status}`;
      report('content', [place, `${got}: upload the whole folder ${folder}/ again`]);
      return;
    }
    const served = { file, bytes: site.built(file) ?? Buffer.alloc(0), answer };
    for (const name of fileCheckNames.filter((each) => !left.has(each)))
      for (const says of fileChecks[name](served)) if (says) report(name, [place, says]);
  };
  const files = (await filesBelow(folder))
    .map((file) => `/${path.relative(folder, file).replaceAll(path.sep, '/')}`)
    .filter((file) => !notServed.test(file))
    .sort();

  for (const name of siteCheckNames.filter((each) => !left.has(each)))
    for (const fault of await siteChecks[name](site)) if (fault) report(name, fault);
  if (home.status !== 0) {
    const queue = files.values();
    const work = async () => {
      for (const file of queue) await checkFile(file);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  } else report('content', ['/', `no answer (${home.body}): is the address right?`]);
  return {
    findings: [...found.values()],
    lacking: host ? `${host} cannot pass, so these are not checked: ${lacks?.join(', ')}.` : '',
    files: files.length,
  };
}

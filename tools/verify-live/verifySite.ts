import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  immutable,
  isHashed,
  isText,
  mediaTypes,
  notFoundPages,
  redirects,
  revalidated,
  securityHeaders,
  unindexedFolders,
} from '@/scripts/hosts/rules';
import { filesBelow, reason } from '@/scripts/lib/files';

/** Something wrong: the check that found it, a path below the site, what is wrong, and what to do. */
interface Fault {
  readonly check: string;
  readonly place: string;
  readonly says: string;
}

/** An answer of the host, decompressed. Status 0 is no answer: the body then says why. */
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** What GitHub Pages cannot do, beside the headers of security: docs/security.md, Hosts. */
const lackedByGitHub = ['Cache-Control', 'X-Robots-Tag', 'redirects', 'languages'];

/** Files for hosts, for nginx's compression, and the 404s, which the checks of missing paths fetch. */
const notServed = /^\/(?:_headers|_redirects|\.nojekyll)$|\.(?:br|gz)$|\/404\.html$/;
const atOnce = 8;
const timeout = 30_000;
/** Hosts do not compress what fits into one packet, in bytes. */
const leastCompressed = 1400;

async function ask(url: string): Promise<Answer> {
  const encodings = { 'Accept-Encoding': 'br, gzip' };
  const answer = async () => {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(url, { headers: encodings, redirect: 'manual', signal });
    const { status, headers } = response;
    return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
  };
  const nothing = (error: Error) => ({
    status: 0,
    headers: new Headers(),
    body: Buffer.from(reason(error.cause ?? error)),
  });
  // A network may fail once.
  return answer().catch(answer).catch(nothing);
}

/** Headers that a file must have; an empty one must be missing. */
function expectedHeaders(file: string): Record<string, string> {
  const type = mediaTypes[path.extname(file).slice(1)] ?? '';
  const isUnindexed = unindexedFolders.some((folder) => file.startsWith(folder));
  return {
    ...securityHeaders(),
    'Content-Type': type === 'text/html' ? `${type}; charset=utf-8` : type,
    'Cache-Control': isHashed(file) ? immutable : revalidated,
    'X-Robots-Tag': isUnindexed ? 'noindex' : '',
    'Set-Cookie': '',
  };
}

const whatToDo: Readonly<Record<string, string>> = {
  'Cache-Control': 'correct it on the host, and in the cache rules of the CDN',
  'Content-Type': 'set it on the host',
  'Set-Cookie':
    'the privacy notice says that there is no cookie: turn off bot protection or analytics',
  'X-Robots-Tag': 'search engines obey it: use the real domain, not a preview, or correct it',
};

/** A header in one of the forms that mean the same. */
function plain(name: string, value: string): string {
  const compact = value.toLowerCase().replaceAll(/([,;]) /g, '$1');
  if (name !== 'Content-Type') return compact;
  const [type = '', parameter = ''] = compact.split(';');
  const usual = type
    .replace('application/javascript', 'text/javascript')
    .replace('text/xml', 'application/xml')
    .replace('image/vnd.microsoft.icon', 'image/x-icon');
  return type === 'text/html' ? `${usual};${parameter}` : usual;
}

function* headerFaults(place: string, file: string, { headers }: Answer): Generator<Fault> {
  for (const [name, value] of Object.entries(expectedHeaders(file))) {
    // The values of cookies differ.
    const cookies = headers.getSetCookie().map((cookie) => cookie.replace(/=.*/, ''));
    const found = name === 'Set-Cookie' ? cookies.join(', ') : (headers.get(name) ?? '');
    if (plain(name, found) === plain(name, value)) continue;
    const advice = whatToDo[name] ?? 'out/_headers lists what the host must send';
    const says = `the header ${name} is "${found}" and should be "${value}": ${advice}`;
    yield { check: name, place, says };
  }
}

/** Faults of one file of the build. */
async function* fileFaults(url: string, folder: string, file: string): AsyncGenerator<Fault> {
  const place = file.replace(/(?<=\/)index\.html$/, '');
  const answer = await ask(url + encodeURI(place));
  const { status, headers, body } = answer;
  if (status !== 200) {
    const says = `status ${status || body}: upload the whole folder ${folder}/ again`;
    return yield { check: 'content', place, says };
  }
  const bytes = await readFile(folder + file);
  if (!body.equals(bytes)) {
    const says =
      'is of another build, or the host or a CDN changes it: deploy this build, and turn off what rewrites pages, scripts and pictures';
    yield { check: 'content', place, says };
  }
  yield* headerFaults(place, file, answer);
  const isLong = isText(file) && bytes.length > leastCompressed;
  if (isLong && !/br|gzip|zstd/.test(headers.get('content-encoding') ?? '')) {
    const says = 'is sent without compression: turn on Brotli or gzip on the host';
    yield { check: 'compression', place, says };
  }
}

/** Faults of what is no file. */
async function* siteFaults(url: string, folder: string, home: string): AsyncGenerator<Fault> {
  const insecure = await ask(`${url.replace(/^https:/, 'http:')}/`);
  if (insecure.status < 300 || !insecure.headers.get('location')?.startsWith('https:'))
    yield { check: 'https', place: '/', says: 'http: must redirect to https: turn it on' };

  const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(home) ?? [];
  if (canonical !== `${url}/`) {
    const says = `calls itself "${canonical}": set NEXT_PUBLIC_SITE_URL to this address where the site is built`;
    yield { check: 'address', place: '/', says };
  }

  const withoutSlash = redirects.map(({ to }) => ({ from: to.slice(0, -1), to }));
  for (const { from, to } of [...redirects, ...withoutSlash].filter((one) => one.from)) {
    const { status, headers } = await ask(`${url}${from}?from=mail`);
    const location = headers.get('location') ?? '';
    const target = location && new URL(location, url + from).href.split('?')[0];
    if ([301, 308].includes(status) && target === url + to) continue;
    const says = `must redirect (301) to ${to}, and answers ${status} ${location}: out/_redirects lists what the host must redirect`;
    yield { check: 'redirects', place: from, says };
  }

  for (const { folder: below, page } of [...notFoundPages, { folder: '/scripts/', page: '' }]) {
    const place = `${below}no-such-file.js`;
    const { status, headers, body } = await ask(url + place);
    if (status !== 404 || headers.get('cache-control')?.includes('immutable')) {
      const says = `must be "not found" (404) and not kept by browsers, and is ${status}: correct it on the host`;
      yield { check: 'missing', place, says };
    }
    if (page && !body.equals(await readFile(folder + page))) {
      const says = `must show ${page}: set it as the 404 page of this folder on the host`;
      yield { check: 'languages', place, says };
    }
  }
}

/**
 * Compares a live site with a build, file by file, and checks what only a host can do.
 *
 * @param address of the site's root, base path included
 * @param folder of the build
 * @param except checks that are left out: names of headers, or of the other checks
 * @throws when there is no such folder, or no answer
 */
export async function verifySite(address: string, folder: string, except: readonly string[] = []) {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(`There is no ${folder}/. Build the commit that is live: "npm run build".`);
  const url = new URL(address).href.replace(/\/+$/, '');
  const home = await ask(`${url}/`);
  if (home.status === 0) throw new Error(`No answer (${home.body}): is the address right?`);
  const isGitHub = /^GitHub\.com/i.test(home.headers.get('server') ?? '');

  const faults: Fault[] = [];
  const keep = async (found: AsyncGenerator<Fault>) => {
    for await (const fault of found) faults.push(fault);
  };
  await keep(siteFaults(url, folder, String(home.body)));
  const files = (await filesBelow(folder))
    .map((file) => `/${path.relative(folder, file).replaceAll(path.sep, '/')}`)
    .filter((file) => !notServed.test(file))
    .sort();
  const queue = files.values();
  const work = async () => {
    for (const file of queue) await keep(fileFaults(url, folder, file));
  };
  await Promise.all(Array.from({ length: atOnce }, work));

  const lacked = isGitHub ? [...Object.keys(securityHeaders()), ...lackedByGitHub] : [];
  const left = [...except, ...lacked];
  return {
    faults: faults.filter(({ check }) => !left.includes(check)),
    files: files.length,
    isGitHub,
  };
}

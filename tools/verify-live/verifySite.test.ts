import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { locales } from '@/i18n/locales';
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
import { writeWhole } from '@/scripts/lib/files';
import { href, routeNames } from '@/site/routes';
import { verifySite } from './verifySite';

/*
 * A small build on a server that follows the rules of scripts/hosts/rules.ts, and one fault at a time in its answers.
 * e2e/hosts/hosts.spec.ts verifies the whole export on the engines of Cloudflare Pages and nginx.
 */

interface Reply {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}
/** Changes the reply to a path, or ends the connection by returning "cut". */
type Fault = (path: string, reply: Reply) => unknown;

const page = '/services/';
let folder = '';
let fault: Fault = () => undefined;
let site = '';

function correctReply(url: string): Reply {
  const { pathname, search } = new URL(url, 'http://host');
  const file = path.join(
    folder,
    'out',
    decodeURI(pathname),
    pathname.endsWith('/') ? 'index.html' : '',
  );
  const type = mediaTypes[path.extname(file).slice(1)] ?? 'text/plain';
  const headers = {
    ...securityHeaders(),
    ...(unindexedFolders.some((each) => pathname.startsWith(each)) && {
      'X-Robots-Tag': 'noindex',
    }),
    'Content-Type': type === 'text/html' ? 'text/html; charset=utf-8' : type,
  };
  const moved = redirects.find(({ from, to }) => [from, to.slice(0, -1)].includes(pathname));
  if (moved) {
    return { status: 301, headers: { Location: moved.to + search }, body: Buffer.alloc(0) };
  }
  if (!existsSync(file)) {
    const { page: missing } =
      notFoundPages.findLast(({ folder: below }) => pathname.startsWith(below)) ?? {};
    return { status: 404, headers, body: readFileSync(path.join(folder, 'out', missing ?? '')) };
  }
  const cached = { 'Cache-Control': isHashed(pathname) ? immutable : revalidated };
  return { status: 200, headers: { ...headers, ...cached }, body: readFileSync(file) };
}

const server = createServer(({ url = '/' }, response) => {
  const reply = correctReply(url);
  const { pathname } = new URL(url, 'http://host');
  if (reply.status === 200 && (pathname.endsWith('/') || isText(pathname)))
    reply.headers['Content-Encoding'] = 'gzip';
  if (fault(pathname, reply) === 'cut') return void response.destroy();
  const isZipped = reply.headers['Content-Encoding'] === 'gzip';
  response.writeHead(reply.status, reply.headers);
  response.end(isZipped ? gzipSync(reply.body) : reply.body);
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'live-'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const write = (file: string, text: string) => writeWhole(path.join(folder, 'out', file), text);
  for (const locale of locales) {
    for (const route of routeNames) {
      const at = href(locale, route);
      const head = `<link rel="canonical" href="${site}${at}"/>`;
      await write(
        `${at}index.html`,
        `<html lang="${locale}">${head}<p> ${'text '.repeat(400)}</p></html>`,
      );
      await write(`${at}index.txt`, `flight ${at}`);
    }
    await write(`${href(locale, 'home')}404.html`, `<html lang="${locale}">404</html>`);
  }
  await write('scripts/a$b.js', 'run();'.repeat(400));
  await write('media/picture.1.avif', 'picture');
  await write('map/en/index.html', '<html>map</html>');
  await write('certificates/a.pdf', '%PDF-');
  await write('manifest.webmanifest', '{}');
  await write('_headers', 'not served');
  await write('.well-known/security.txt', 'Contact: a\nExpires: 2027-10-01T00:00:00Z\n');
});
afterEach(() => {
  fault = () => undefined;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** A line for each fault; no server here has HTTPS. */
async function verify(address = site, except = ['https']): Promise<string> {
  const { faults } = await verifySite(address, path.join(folder, 'out'), except);
  return faults.map(({ check, place, says }) => `${check}: ${place}: ${says}`).join('\n');
}

test('nothing is found on a correct site', async () => {
  expect(await verify()).toBe('');
});

test('a site without HTTPS, and one that does not answer, are found', async () => {
  expect(await verify(site, [])).toBe('https: /: http: must redirect to https: turn it on');
  await expect(verify('http://127.0.0.1:1')).rejects.toThrow(/No answer \(.+\): is the address/);
});

const set =
  (name: string, value: string | string[], only = '') =>
  (place: string, { headers }: Reply) => {
    if (place.startsWith(only)) headers[name] = value;
  };
const drop =
  (name: string, only = '') =>
  (place: string, { headers }: Reply) => {
    if (place.startsWith(only)) delete headers[name];
  };
const rewrite =
  (change: (html: string) => string, only = page) =>
  (place: string, reply: Reply) => {
    if (place === only) reply.body = Buffer.from(change(String(reply.body)));
  };
const answer =
  (only: string, status: number, location?: string) => (place: string, reply: Reply) => {
    if (place !== only) return;
    reply.status = status;
    reply.headers = location ? { Location: location } : reply.headers;
  };

const missing =
  (change: Partial<Reply>): Fault =>
  (_, reply) => {
    if (reply.status === 404) Object.assign(reply, change);
  };

const faults: readonly (readonly [name: string, fault: Fault, found: RegExp])[] = [
  ['a page of another build', rewrite(() => 'old'), /content: \/services\/: is of another build/],
  ['a text of another build', rewrite(() => 'old', '/index.txt'), /content: \/index\.txt/],
  ['a script cut off', rewrite(() => 'run(', '/scripts/a$b.js'), /content: \/scripts\/a\$b\.js/],
  [
    'a file that was not uploaded',
    answer('/certificates/a.pdf', 404),
    /a\.pdf: status 404: upload/,
  ],
  ['a server error', answer(page, 500), /\/services\/: status 500/],
  [
    'a connection that breaks',
    (place) => place === page && 'cut',
    /\/services\/: status .+ closed/,
  ],
  ['no HSTS', drop('Strict-Transport-Security'), /Strict-Transport-Security is "" and should be/],
  ['another policy', set('Content-Security-Policy', 'x'), /Content-Security-Policy is "x"/],
  [
    'a header sent twice',
    set('X-Content-Type-Options', ['nosniff', 'nosniff']),
    /X-Content-Type-Options is "nosniff, nosniff"/,
  ],
  ['a map that may be listed', drop('X-Robots-Tag'), /\/map\/en\/: .*should be "noindex"/],
  ['a preview that is hidden', set('X-Robots-Tag', 'noindex'), /\/: .*"noindex" and should be ""/],
  ['pages kept for hours', set('Cache-Control', 'max-age=9', page), /\/services\/: .*"max-age=9"/],
  [
    'pictures asked for each time',
    set('Cache-Control', revalidated, '/media/'),
    /\/media\/.*immutable/,
  ],
  ['no compression', drop('Content-Encoding'), /without compression/],
  ['a wrong type', set('Content-Type', 'text/x', '/manifest'), /"text\/x" and should be "appl/],
  ['no charset', set('Content-Type', 'text/html'), /should be "text\/html; charset=utf-8"/],
  ['a cookie', set('Set-Cookie', '__cf_bm=1; path=/'), /Set-Cookie is "__cf_bm" and should be ""/],
  [
    'no redirect from /en/',
    answer('/en/services/', 404),
    /\/en\/services\/: must redirect \(301\) to \/services\/, and answers 404/,
  ],
  ['a temporary redirect', answer('/en', 302, '/'), /\/en: must redirect .* answers 302 \//],
  [
    'a redirect to another host',
    answer('/about-us', 301, 'https://evil.example/about-us/'),
    /answers 301 https:\/\/evil\.example/,
  ],
  ['a fallback page for everything', missing({ status: 200 }), /"not found" \(404\) .* is 200/],
  [
    'missing files kept for a year',
    missing({ headers: { 'Cache-Control': immutable } }),
    /missing: \/scripts\/no-such-file\.js/,
  ],
  [
    'the English 404 everywhere',
    missing({ body: Buffer.from('<html lang="en">404</html>') }),
    /\/it\/no-such-file\.js: must show \/it\/404\.html/,
  ],
  [
    'a site built for another address',
    rewrite((html) => html.replace(site, 'https://www.izgrev.example'), '/'),
    /calls itself "https:\/\/www\.izgrev\.example\/"/,
  ],
];

test.each(faults)('%s is found', async (_, planted, found) => {
  fault = planted;
  expect(await verify()).toMatch(found);
});

import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
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
import { href, routes } from '@/site/routes';
import { type CheckName, type Options, verifySite } from './verifySite';

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
const servers: Server[] = [];
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
    ...securityHeaders,
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

const serve: RequestListener = ({ url = '/', headers: { range } }, response) => {
  const reply = correctReply(url);
  if (range) Object.assign(reply, { status: 206, body: reply.body.subarray(0, 2) });
  const { pathname } = new URL(url, 'http://host');
  if (reply.status === 200 && (pathname.endsWith('/') || isText(pathname)))
    reply.headers['Content-Encoding'] = 'gzip';
  if (fault(pathname, reply) === 'cut') return void response.destroy();
  const isZipped = reply.headers['Content-Encoding'] === 'gzip';
  response.writeHead(reply.status, reply.headers);
  response.end(isZipped ? gzipSync(reply.body) : reply.body);
};

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'live-'));
  site = `http://127.0.0.1:${await listen(createServer(serve))}`;
  const write = (file: string, text: string) => writeWhole(path.join(folder, 'out', file), text);
  for (const locale of locales) {
    for (const route of routes) {
      const at = href(locale, route);
      const inputs = ['service_id', 'template_id', 'user_id'].map(
        (name) => `<input type="hidden" name="${name}" value="${name}_1"/>`,
      );
      const film = '<source src="/media/film.1.mp4"/>';
      await write(
        `${at}index.html`,
        `<html lang="${locale}"><link rel="canonical" href="${site}${at}"/> ${film} ${inputs.join(' ')}<p> ${'text '.repeat(400)}</p></html>`,
      );
      await write(`${at}index.txt`, `flight ${at}`);
    }
    await write(`${href(locale, 'home')}404.html`, `<html lang="${locale}">404</html>`);
  }
  await write('scripts/a$b.js', 'run();'.repeat(400));
  await write('media/film.1.mp4', 'film');
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
  for (const server of servers) server.close();
  await rm(folder, { recursive: true });
});

async function verify(options: Options = {}, address = site): Promise<string[]> {
  const { findings } = await verifySite(address, path.join(folder, 'out'), options);
  return findings.map(({ check, says, places }) => `${check}: ${places.join(' ')}: ${says}`);
}

const plain: Options = { except: ['https'] };

test('nothing is found on a correct site', async () => {
  expect(await verify(plain)).toEqual([]);
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

const faults: readonly (readonly [name: string, check: CheckName, fault: Fault, says: RegExp])[] = [
  [
    'a page of another build',
    'content',
    rewrite(() => '<p>old</p>'),
    /: \/services\/: .*of another build/,
  ],
  [
    'a text file of another build',
    'content',
    rewrite(() => 'old', '/index.txt'),
    /\/index\.txt: .*of another build/,
  ],
  [
    'a script cut off in the upload',
    'content',
    rewrite(() => 'run(', '/scripts/a$b.js'),
    /bytes are others/,
  ],
  [
    'a recompressed picture',
    'content',
    rewrite(() => 'smaller', '/media/picture.1.avif'),
    /recompresses pictures/,
  ],
  [
    'a file that was not uploaded',
    'content',
    answer('/certificates/a.pdf', 404),
    /a\.pdf: status 404: upload/,
  ],
  ['a server error', 'content', answer(page, 500), /: \/services\/: status 500/],
  [
    'a connection that breaks',
    'content',
    (place) => (place === page ? 'cut' : undefined),
    /: \/services\/: no answer/,
  ],
  [
    'a counter added to the HTML',
    'content',
    rewrite((html) => `${html}<script src="https://count.example/a.js"></script>`),
    /a CDN rewrites it/,
  ],
  [
    'no HSTS',
    'headers',
    drop('Strict-Transport-Security'),
    /Strict-Transport-Security is missing and should be "max-age/,
  ],
  [
    'another policy',
    'headers',
    set('Content-Security-Policy', "default-src 'self'"),
    /Content-Security-Policy is "default-src 'self'"/,
  ],
  [
    'a header sent twice',
    'headers',
    set('X-Content-Type-Options', ['nosniff', 'nosniff']),
    /"nosniff, nosniff"/,
  ],
  [
    'a map that search engines may list',
    'headers',
    drop('X-Robots-Tag'),
    /\/map\/en\/: the header X-Robots-Tag: noindex is missing/,
  ],
  [
    'pages kept for hours',
    'caching',
    set('Cache-Control', 'max-age=14400', page),
    /\/services\/.*"max-age=14400"/,
  ],
  [
    'pictures asked for each time',
    'caching',
    set('Cache-Control', revalidated, '/media/'),
    /\/media\/.*immutable/,
  ],
  ['no compression', 'compression', drop('Content-Encoding'), /without compression/],
  [
    'a wrong type',
    'types',
    set('Content-Type', 'application/octet-stream', '/manifest'),
    /type is application\/octet-stream and should be application\/manifest\+json/,
  ],
  ['no charset', 'types', set('Content-Type', 'text/html'), /charset=utf-8/],
  ['a cookie', 'cookies', set('Set-Cookie', '__cf_bm=1; path=/'), /sets the cookie __cf_bm/],
  [
    'a preview, hidden from search engines',
    'indexing',
    set('X-Robots-Tag', 'noindex'),
    /out of search engines/,
  ],
  [
    'no redirect from /en/',
    'redirects',
    answer('/en/services/', 404),
    /\/en\/services\/: must redirect \(301\) to \/services\/, and answers 404/,
  ],
  [
    'a temporary redirect',
    'redirects',
    answer('/en', 302, '/'),
    /\/en: must redirect .* answers 302 \//,
  ],
  [
    'a redirect to another host',
    'redirects',
    answer('/about-us', 301, 'https://evil.example/about-us/'),
    /answers 301 https:\/\/evil\.example/,
  ],
  [
    'a fallback page for everything',
    'missing',
    (_, reply) => void (reply.status === 404 && Object.assign(reply, { status: 200 })),
    /must be "not found" \(404\), and is 200/,
  ],
  [
    'missing files kept for a year',
    'missing',
    (_, { status, headers }) =>
      void (status === 404 && Object.assign(headers, { 'Cache-Control': immutable })),
    /keep this 404/,
  ],
  [
    'the English 404 everywhere',
    'languages',
    (_, reply) =>
      void (
        reply.status === 404 &&
        Object.assign(reply, { body: Buffer.from('<html lang="en">404</html>') })
      ),
    /\/it\/no-such-page\/: must show \/it\/404\.html/,
  ],
  [
    'no EmailJS ids',
    'enquiries',
    rewrite((html) => html.replace('template_id_1', ''), '/contacts/'),
    /sends nothing: set the three NEXT_PUBLIC_EMAILJS/,
  ],
  [
    'a site built for another address',
    'address',
    rewrite((html) => html.replace(site, 'https://www.izgrev.example'), '/'),
    /calls itself "https:\/\/www\.izgrev\.example\/"/,
  ],
  [
    'a film that is served whole only',
    'film',
    answer('/media/film.1.mp4', 200),
    /serve parts of the film \(206\), and answers 200/,
  ],
];

test.each(faults)('%s is found', async (_, check, planted, says) => {
  fault = planted;
  const found = await verify(plain);
  expect(found.filter((each) => each.startsWith(check)).join('\n')).toMatch(says);
});

describe('HTTPS', () => {
  let secure = '';
  const file = (name: string) => path.join(folder, name);

  beforeAll(async () => {
    // A certificate of our own for 90 days, as no authority has signed it.
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const output = ['-keyout', file('key.pem'), '-out', file('cert.pem'), '-days', '90'];
    const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
    execFileSync('openssl', [...kind, ...output, ...subject], { stdio: 'ignore' });
    const keys = { key: readFileSync(file('key.pem')), cert: readFileSync(file('cert.pem')) };
    secure = `https://localhost:${await listen(createSecureServer(keys, serve))}`;
  });

  test('a site without it is found', async () => {
    expect(await verify()).toEqual([
      'https: /: is not on HTTPS: turn it on at the host, and verify the https:// address',
    ]);
  });

  test('a certificate of nobody’s and no redirect from HTTP are found', async () => {
    const found = (await verify({ plainOrigin: site }, secure)).join('\n');
    expect(found).toMatch(/no answer \(.*self-signed certificate.*is the address right\?/);
    expect(found).toContain('must redirect to HTTPS, and answers 200');
  });

  test('the command ends with 0 on a correct site, and with 1 and the fault on another', async () => {
    const command = (except: string) => {
      const tsx = [
        '--tsconfig',
        path.resolve('tsconfig.json'),
        path.resolve('tools/verify-live/verifyLive.ts'),
      ];
      return promisify(execFile)(path.resolve('node_modules/.bin/tsx'), [...tsx, secure, except], {
        cwd: folder,
        env: { ...process.env, NODE_EXTRA_CA_CERTS: file('cert.pem') },
      });
    };
    const { stdout } = await command('--except=https,address');
    expect(stdout).toMatch(/is this build: \d+ files are the same/);
    // The only two: the certificate is accepted.
    await expect(command('--except=redirects')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/redirect to HTTPS.*calls itself.*\n2 things are wrong/s),
    });
  }, 60_000);
});

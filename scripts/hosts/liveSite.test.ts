import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { headersOf } from './headersAndRedirects';
import { canonicalAddress, compareWithBuild, isOnGitHubPages } from './liveSite';

/** The files of a build, by their names. */
const build: Readonly<Record<string, string>> = {
  'index.html': '<link rel="canonical" href="https://a.example/"/>',
  'it/about-us/index.html': '<p>Chi siamo</p>',
  'scripts/a$b.js': 'run();',
  'logo.svg': '<svg/>',
  '.well-known/security.txt': 'Contact: a',
  '404.html': '<p>Not found</p>',
  _headers: '/*',
};
const sumOf = (text: string) => createHash('sha256').update(text).digest('hex');
const sums = Object.entries(build)
  .map(([name, text]) => `${sumOf(text)}  ${name}\n`)
  .join('');

/** What the host has in place of the files and headers of the build. */
let changed: Readonly<Record<string, string>>;
let without: string;
let isGitHubPages: boolean;
let server: Server;
let site = '';

beforeEach(async () => {
  changed = {};
  without = '';
  isGitHubPages = false;
  server = createServer(({ url = '' }, response) => {
    const path = decodeURI(url).replace(/^\/website/, '');
    const name = path.slice(1).replace(/(?<=^|\/)$/, 'index.html');
    const text = { ...build, ...changed }[name];
    for (const [header, value] of Object.entries(headersOf(path)))
      if (header !== without) response.setHeader(header, value);
    if (isGitHubPages) response.setHeader('X-GitHub-Request-Id', 'A');
    response.writeHead(text && url.startsWith('/website/') ? 200 : 404).end(text);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}/website`;
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

test('a site that serves the files of the build with its headers has no fault', async () => {
  expect(await compareWithBuild(site, sums)).toEqual([]);
});

test('another file, an old file and a missing one are named', async () => {
  changed = {
    'it/about-us/index.html': '<p>Chi siam0</p>',
    'scripts/a$b.js': 'old();',
    'logo.svg': '',
  };
  expect(await compareWithBuild(site, sums)).toEqual([
    '/it/about-us/ is not the file of this build.',
    '/logo.svg has status 404.',
    '/scripts/a$b.js is not the file of this build.',
  ]);
});

test.each([
  [
    'Integrity-Policy',
    ['/', '/.well-known/security.txt', '/it/about-us/', '/logo.svg', '/scripts/a$b.js'],
  ],
  ['Cache-Control', ['/scripts/a$b.js']],
])('each file without its header %s is named', async (header, paths) => {
  without = header;
  const found = await compareWithBuild(site, sums);
  expect(found.map((fault) => fault.split(` is sent without our ${header}.`)[0])).toEqual(paths);
  // A host without our headers is compared without them.
  expect(await compareWithBuild(site, sums, () => ({}))).toEqual([]);
});

test('GitHub Pages, which does not send our headers, is known by one of its own', async () => {
  expect(await isOnGitHubPages(site)).toBe(false);
  isGitHubPages = true;
  expect(await isOnGitHubPages(site)).toBe(true);
});

test('a host that does not answer is named with the reason', async () => {
  server.close();
  server.closeAllConnections();
  const found = await compareWithBuild(site, sums);
  expect(found).toHaveLength(5);
  expect(found[0]).toMatch(/^\/ does not arrive: .*ECONNREFUSED/);
});

test('the address of the site is read from its home page', async () => {
  expect(await canonicalAddress(site)).toBe('https://a.example/');
});

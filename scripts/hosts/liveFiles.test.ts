import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checksums, writeWhole } from '@/scripts/lib/files';
import { serveFolder } from '@/scripts/lib/staticServer';
import { canonicalAddress, compareWithBuild, requireAnswer } from './liveFiles';

let folder = '';
let server: Server;
let address = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'live-'));
  const files = {
    'index.html': '<link rel="canonical" href="https://a.example/"/>',
    'it/about-us/index.html': '<p>Chi siamo</p>',
    'it/contacts/index.html': '<a href="/cdn-cgi/l/email-protection#6e04">',
    '404.html': '<p>Not found</p>',
    'scripts/a$b.js': 'run();',
    '.well-known/security.txt': 'Contact: a',
    _headers: '/*',
  };
  for (const [name, text] of Object.entries(files)) writeWhole(path.join(folder, name), text);
  server = await serveFolder(folder, 0, { basePath: '/website' });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/website`;
});

afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true });
});

test('a site that serves the files of the build has no problem', async () => {
  const sums = await checksums(folder);
  // All files except the 404 page and those that only the host reads.
  expect(await compareWithBuild(address, sums)).toEqual({ files: 5, problems: [] });
});

test('a page that the host has changed and a missing file are reported', async () => {
  const missing = `${'0'.repeat(64)}  media/picture.avif\n`;
  const sums = (await checksums(folder)) + missing;
  await writeFile(path.join(folder, 'it/about-us/index.html'), '<p>Chi siam0</p>');
  const { problems } = await compareWithBuild(address, sums);
  expect(problems).toEqual([
    '/it/about-us/ differs: it belongs to another build, or the host or its CDN changes it.',
    '/media/picture.avif does not arrive: status 404.',
  ]);
});

test('a feature of the CDN that has changed a page is named', async () => {
  const sums = await checksums(folder);
  const ofBuild = sums.replace(/^\w{64}(?= {2}it\/contacts)/m, '0'.repeat(64));
  const { problems } = await compareWithBuild(address, ofBuild);
  expect(problems).toEqual([
    '/it/contacts/ differs: it is changed by Cloudflare’s Email Address Obfuscation. Switch that off (docs/owner.md, part 4).',
  ]);
});

test('a site that does not answer is one problem, with the reason', async () => {
  await expect(requireAnswer(address, {})).resolves.toBeUndefined();
  server.close();
  server.closeAllConnections();
  await expect(requireAnswer(address, {})).rejects.toThrow(/compared: .*ECONNREFUSED[^_]*$/);
  const proxy = { https_proxy: 'http://proxy.example:3128' };
  await expect(requireAnswer(address, proxy)).rejects.toThrow('NODE_USE_ENV_PROXY');
  const { problems } = await compareWithBuild(address, await checksums(folder));
  expect(problems).toHaveLength(5);
  expect(problems[0]).toContain('ECONNREFUSED');
});

test('the address of the site is read from its home page', async () => {
  expect(await canonicalAddress(address)).toBe('https://a.example/');
});

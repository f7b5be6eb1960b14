/* Another website was at this address before, and its service worker is still in the browsers of its visitors. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@/e2e/lib/fixtures';
import { testFolder } from '@/scripts/export/testBuilds';
import { serveFolder } from '@/scripts/hosts/staticServer';

const worker = `
  addEventListener('install', (event) =>
    event.waitUntil(caches.open('former').then((cache) => cache.add('/'))));
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => event.respondWith(
    caches.match(event.request).then((found) => found ?? fetch(event.request))));`;

// e2e/export/files.test.ts tests that the second usual name has the same file.
const name = 'sw.js';

test('the worker of a former website steps aside, once', async ({ page, guard }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'former-'));
  const html = `<title>Former</title><script>navigator.serviceWorker.register('/${name}')</script>`;
  const files = { 'index.html': html, '404.html': '', 'favicon.ico': '', [name]: worker };
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text);
  const former = await serveFolder(folder, 0);
  const { port } = former.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/`;
  guard.allowHost(`127.0.0.1:${port}`);
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  former.close();
  former.closeAllConnections();

  const ours = await serveFolder(testFolder, port);
  const visits: string[] = [];
  page.on('load', () => visits.push(page.url()));
  await page.goto(address, { waitUntil: 'load' });
  await expect(page.locator('[data-locale]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(visits).toEqual([address, address]);
  const left = async () => [
    ...(await navigator.serviceWorker.getRegistrations()),
    ...(await caches.keys()),
  ];
  expect(await page.evaluate(left)).toEqual([]);
  ours.close();
  ours.closeAllConnections();
  await rm(folder, { recursive: true });
});

import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { hashedFolders, immutable, revalidated } from './headersAndRedirects';
import { serveFolder } from './staticServer';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'served-'));
  await mkdir(join(folder, 'services'));
  await mkdir(join(folder, hashedFolders[0]), { recursive: true });
  await writeFile(join(folder, '404.html'), 'no such page');
  await writeFile(join(folder, 'index.html'), 'home');
  await writeFile(join(folder, 'services/index.html'), 'services');
  await writeFile(join(folder, hashedFolders[0], 'a.js'), 'script');
});
afterEach(() => rm(folder, { recursive: true }));

async function answers(paths: readonly string[], basePath: string): Promise<unknown[]> {
  const server = await serveFolder(folder, 0, { basePath });
  const { port } = server.address() as AddressInfo;
  try {
    const all = paths.map(async (path) => {
      const [answer]: IncomingMessage[] = await once(get({ port, path, agent: false }), 'response');
      if (!answer) throw new Error(`no answer to ${path}`);
      return [answer.statusCode, await text(answer), answer.headers['cache-control']];
    });
    return await Promise.all(all);
  } finally {
    server.close();
  }
}

test('pages and files are served, at the root or below a path', async () => {
  const paths = ['/', '/services/?a=b', `${hashedFolders[0]}a.js`];
  const expected = [
    [200, 'home', revalidated],
    [200, 'services', revalidated],
    [200, 'script', immutable],
  ];
  expect(await answers(paths, '')).toEqual(expected);
  expect(
    await answers(
      paths.map((path) => `/below${path}`),
      '/below',
    ),
  ).toEqual(expected);
});

test('a missing file is answered with the 404 page, and no request ends the server', async () => {
  const paths = [
    '/below/%',
    '/below//',
    '/below/../../etc/passwd',
    '/below/%2e%2e/x',
    '/',
    '//',
    '/%',
    '/belows/',
  ];
  expect(await answers([...paths, '/below/'], '/below')).toEqual([
    ...paths.map(() => [404, 'no such page', undefined]),
    [200, 'home', revalidated],
  ]);
});

import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { hashedFolders, immutable, mediaTypes, revalidated, textTypes } from '../hosts/rules';

const compressible = new Set(textTypes);

async function resolve(folder: string, pathname: string): Promise<string | null> {
  const wanted = path.join(folder, path.normalize(decodeURIComponent(pathname)));
  for (const file of [wanted, path.join(wanted, 'index.html')]) {
    const found = await stat(file).catch(() => null);
    if (found?.isFile()) return file;
  }
  return null;
}

/**
 * Serves a folder as a CDN would: Brotli for text, hashed files immutable, HTML revalidated, and the one 404 page that
 * plain hosts know. For measuring, and for tests under a sub-path; what visitors and all other tests get is wrangler's
 * engine, which does not compress on a developer's machine.
 *
 * @param port 0 for any that is free
 * @param basePath where the folder stands on the host; without a slash at its end
 */
export function serveFolder(folder: string, port: number, basePath = ''): Promise<Server> {
  const compressed = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const below = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : null;
    const found = below === null ? null : await resolve(folder, below);
    if (found?.endsWith('index.html') && !/(\/|\.html)$/.test(pathname)) {
      response.writeHead(301, { location: `${pathname}/${search}` }).end();
      return;
    }
    const file = found ?? path.join(folder, '404.html');
    const type = mediaTypes[path.extname(file).slice(1)] ?? 'application/octet-stream';
    const isText = compressible.has(type);
    const isHashed = found && hashedFolders.some((hashed) => below?.startsWith(hashed));
    response.statusCode = found ? 200 : 404;
    response.setHeader('content-type', isText ? `${type}; charset=utf-8` : type);
    response.setHeader('cache-control', isHashed ? immutable : revalidated);
    if (!isText) {
      createReadStream(file).pipe(response);
      return;
    }
    const body =
      compressed.get(file) ??
      brotliCompressSync(await readFile(file), {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
      });
    compressed.set(file, body);
    response.setHeader('content-encoding', 'br');
    response.end(body);
  });
  return new Promise((done) => server.listen(port, '127.0.0.1', () => done(server)));
}

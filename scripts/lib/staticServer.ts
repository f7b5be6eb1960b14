import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
};

const compressible = /^(text|application\/(xml|manifest)|image\/svg)/;
const immutable = /^\/(_next\/static|media|fonts|scripts|share)\//;

async function resolve(folder: string, pathname: string): Promise<string | null> {
  const wanted = path.join(folder, path.normalize(decodeURIComponent(pathname)));
  for (const file of [wanted, path.join(wanted, 'index.html')]) {
    const found = await stat(file).catch(() => null);
    if (found?.isFile()) return file;
  }
  return null;
}

/**
 * Serves a folder as a CDN would: Brotli for text, hashed files immutable, HTML revalidated. For measuring; what visitors
 * and tests get is wrangler's engine, which does not compress on a developer's machine.
 *
 * @param port 0 for any that is free
 */
export function serveFolder(folder: string, port: number): Promise<Server> {
  const compressed = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = await resolve(folder, pathname);
    const type = types[path.extname(file ?? '.html')] ?? 'application/octet-stream';
    response.setHeader('content-type', type);
    response.setHeader(
      'cache-control',
      immutable.test(pathname)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
    );
    if (!file) {
      response.writeHead(404).end();
    } else if (compressible.test(type)) {
      const body =
        compressed.get(file) ??
        brotliCompressSync(await readFile(file), {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
        });
      compressed.set(file, body);
      response.setHeader('content-encoding', 'br');
      response.end(body);
    } else {
      createReadStream(file).pipe(response);
    }
  });
  return new Promise((done) => server.listen(port, '127.0.0.1', () => done(server)));
}

import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { immutable, isHashed, revalidated } from '../hosts/rules';

/**
 * Serves a folder as a plain host does, with a single 404 page: for measurements, and for tests under a sub-path. It serves
 * the Brotli files of scripts/hosts/compress.ts, and only files that exist when it starts.
 *
 * @param port 0 for any free port
 * @param basePath path of the folder on the host; without a slash at its end
 */
export async function serveFolder(folder: string, port: number, basePath = ''): Promise<Server> {
  const notFound = await readFile(path.join(folder, '404.html'));
  const answerMissing = (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound);
  };
  const serve = sirv(folder, {
    brotli: true,
    dotfiles: true,
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', isHashed(pathname) ? immutable : revalidated);
    },
    onNoMatch: answerMissing,
  });
  const server = createServer((request, response) => {
    const { url = '' } = request;
    request.url = url.slice(basePath.length);
    (url.startsWith(`${basePath}/`) ? serve : answerMissing)(request, response);
  });
  return new Promise((done, fail) => {
    server.once('error', fail).listen(port, '127.0.0.1', () => done(server));
  });
}

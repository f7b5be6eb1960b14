import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { immutable, isHashed, revalidated } from './headersAndRedirects';

interface PlainHost {
  /** Path of the folder on the host; without a slash at its end. */
  readonly basePath?: string;
  /** Whether a missing path gets the 404 page of its language, as on our hosts, instead of the one at the root. */
  readonly nearest404?: boolean;
}

/** In bytes. Node's default is too small for some addresses in the tests. */
const maxHeaderSize = 65_536;

/**
 * Serves a folder as a plain host does. It serves only files that exist when it starts.
 * @param port 0 for any free port
 */
export async function serveFolder(
  folder: string,
  port: number,
  { basePath = '', nearest404 = false }: PlainHost = {},
): Promise<Server> {
  const notFound = await readFile(path.join(folder, '404.html'));
  const answerMissing = async ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    const [, first] = nearest404 ? (/^\/(\w+)\//.exec(url) ?? []) : [];
    const nearest =
      first && (await readFile(path.join(folder, first, '404.html')).catch(() => null));
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(nearest || notFound);
  };
  const serve = sirv(folder, {
    dotfiles: true,
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', isHashed(pathname) ? immutable : revalidated);
    },
    onNoMatch: answerMissing,
  });
  const server = createServer({ maxHeaderSize }, (request, response) => {
    const { url = '' } = request;
    request.url = url.slice(basePath.length);
    (url.startsWith(`${basePath}/`) ? serve : answerMissing)(request, response);
  });
  return new Promise((done, fail) => {
    server.once('error', fail).listen(port, '127.0.0.1', () => done(server));
  });
}

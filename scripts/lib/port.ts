import { once } from 'node:events';
import { createServer } from 'node:net';
import { reason } from './files';

/**
 * The port on which this computer alone gets the site: PORT or 3000.
 *
 * @throws with advice where nothing can listen on it
 */
export async function requirePort(): Promise<number> {
  const port = Number(process.env.PORT || 3000);
  try {
    const server = createServer();
    await once(server.listen(port, '127.0.0.1'), 'listening');
    await new Promise((done) => server.close(done));
    return port;
  } catch (error) {
    throw new Error(
      `Port ${process.env.PORT || port} cannot be used (${reason(error)}). End the program that uses it, or write another into .env.local, for example PORT=3001.`,
    );
  }
}

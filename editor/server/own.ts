import type { IncomingMessage } from 'node:http';

/**
 * Whether a request comes from a page of the development server on this computer. A page of another site has another
 * `Origin`, and one whose name leads to this computer (DNS rebinding) another host.
 */
export function isOwn({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  // Set by the development server; its own host is that of this server.
  const host = headers['x-forwarded-host'];
  if (typeof host !== 'string' || !/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host)) return false;
  const { origin } = headers;
  return origin === undefined ? method === 'GET' : origin === `http://${host}`;
}

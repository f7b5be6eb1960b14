import type { IncomingMessage } from 'node:http';

const isThisComputer = (host: unknown): host is string =>
  typeof host === 'string' && /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host);

/**
 * Whether a request comes from a page of the development server on this computer. A page of another site sends another
 * `Origin`. If the name of another site leads to this computer (DNS rebinding), the request has another host.
 */
export function isOwn({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  // The development server overwrites `x-forwarded-host`. `host` is the host of this server.
  const { 'x-forwarded-host': host, host: own, origin } = headers;
  if (!isThisComputer(host) || !isThisComputer(own)) return false;
  return origin === undefined ? method === 'GET' : origin === `http://${host}`;
}

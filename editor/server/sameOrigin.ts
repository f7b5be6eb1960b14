import type { IncomingMessage } from 'node:http';

const isThisComputer = (host: unknown): host is string =>
  typeof host === 'string' && /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host);

/** The addresses of the development server. */
export interface ServerAddresses {
  /** Its port on this computer. */
  readonly port: number;
  /** The public host under which a service forwards it with HTTPS (editor/forwarded.ts). */
  readonly forwarded?: string | undefined;
}

/**
 * Whether a request comes from a page of the development server. A page of another site sends another `Origin`. If the
 * name of another site leads to this computer (DNS rebinding), the request has another host.
 */
export function isSameOrigin(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  { port, forwarded }: ServerAddresses,
): boolean {
  // The development server overwrites `x-forwarded-host` with the host that it was asked for. `host` is the host of
  // this server.
  const { 'x-forwarded-host': host, host: own, origin, 'sec-fetch-site': site } = headers;
  const isForwarded = forwarded !== undefined && host === forwarded;
  if (!(isForwarded || isThisComputer(host)) || !isThisComputer(own)) return false;
  // Browsers send this with each request, and no page can change it. A page of another service on the computer of a
  // person could otherwise pass for ours, because GitHub Codespaces replaces our public origin by the local one.
  if (site !== undefined && site !== 'same-origin' && !(site === 'none' && method === 'GET'))
    return false;
  if (origin === undefined) return method === 'GET';
  const origins = [
    ...(isForwarded ? [] : [`http://${host}`]),
    ...(forwarded ? [`https://${forwarded}`, `http://localhost:${port}`] : []),
  ];
  return origins.includes(origin);
}

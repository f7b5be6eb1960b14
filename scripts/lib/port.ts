import getPort, { portNumbers } from 'get-port';

/** A port of the loopback interface: PORT or 3000, or the next one that is free. */
export function freePort(): Promise<number> {
  const first = Number(process.env.PORT || 3000);
  return getPort({ port: portNumbers(first, first + 20), host: '127.0.0.1' });
}

import getPort, { portNumbers } from 'get-port';

/** The port of the site on this computer, unless PORT is another one. .devcontainer/ forwards it. */
export const usualPort = 3000;

/** A port of the loopback interface: PORT or the usual one, or the next one that is free. */
export function freePort(): Promise<number> {
  const first = Number(process.env.PORT || usualPort);
  return getPort({ port: portNumbers(first, first + 20), host: '127.0.0.1' });
}

import getPort, { portNumbers } from 'get-port';

/** The port of the site on this computer, unless PORT is another one. .devcontainer/ forwards it. */
export const usualPort = 3000;

const host = '127.0.0.1';

/** A port of the loopback interface: PORT or the usual one, or the next one that is free. */
export function freePort(): Promise<number> {
  const first = Number(process.env.PORT || usualPort);
  return getPort({ port: portNumbers(first, first + 20), host });
}

/** Any port of the loopback interface that is free, for a server that only a program looks for. */
export function anyFreePort(): Promise<number> {
  return getPort({ host });
}

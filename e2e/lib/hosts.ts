import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { testFolder, testSettings } from '@/scripts/export/testBuilds';
import { serveFolder } from '@/scripts/hosts/staticServer';
import { anyFreePort } from '@/scripts/process/port';

/** `plain` runs within this process. The others are the real servers. */
export type HostName = 'plain' | 'cloudflare' | 'nginx';

export interface Host {
  readonly origin: string;
  /** The path of the site on the host, without a slash at its end. */
  readonly base: string;
  stop(): void;
}

/** The site at BASE_URL, such as https://example.com/path. Nothing has to be started. */
export function liveHost(url: string): Host {
  const { origin, pathname } = new URL(url);
  return { origin, base: pathname.replace(/\/$/, ''), stop: () => undefined };
}

/** Starts a host on a free port, and waits until it answers. */
export async function startHost(name: HostName): Promise<Host> {
  if (name === 'plain') {
    const server = await serveFolder(testFolder, 0, { nearest404: true });
    const { port } = server.address() as AddressInfo;
    const stop = () => {
      server.close();
      server.closeAllConnections();
    };
    return { origin: `http://127.0.0.1:${port}`, base: '', stop };
  }
  const port = await anyFreePort();
  const options = name === 'nginx' ? ['--nginx'] : [];
  // The engine runs in its own process group, so that all of its processes can be ended together.
  const child = spawn('node', ['--import', 'tsx', 'scripts/serve.ts', testFolder, ...options], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    // The settings of the tests replace the owner's, because some settings change a header.
    env: { ...process.env, ...testSettings, PORT: String(port) },
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}/robots.txt`).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`${name} has ended with ${child.exitCode}.`);
    await pause(100);
  }
  return { origin, base: '', stop: () => process.kill(-(child.pid ?? 0)) };
}

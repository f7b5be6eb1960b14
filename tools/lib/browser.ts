import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '@/scripts/lib/browser';
import { serveFolder } from '@/scripts/lib/staticServer';

/** Serves an exported folder on a free port; texts as Brotli where the folder has such files. */
export async function serveExport(folder: string) {
  const server = await serveFolder(folder, 0);
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** @param args switches on top of those that every machine needs */
export function launchBrowser(...args: readonly string[]) {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, ...args],
  });
}

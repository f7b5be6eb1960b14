import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { browserArguments, findBrowser } from './browser';
import { serveFolder } from './staticServer';

/**
 * Serves an export and opens a browser, for what looks at the pages; both are gone afterwards.
 *
 * @param look gets the origin at which the pages are
 */
export async function withExportInBrowser<Result>(
  folder: string,
  look: (browser: Browser, origin: string) => Promise<Result>,
): Promise<Result> {
  const server = await serveFolder(folder, 0);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments],
  });
  try {
    const { port } = server.address() as AddressInfo;
    return await look(browser, `http://127.0.0.1:${port}`);
  } finally {
    await browser.close();
    server.close();
  }
}

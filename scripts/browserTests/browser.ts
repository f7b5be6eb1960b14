import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { reason } from '@/scripts/files/files';
import { findProgram, run } from '@/scripts/process/run';

/** A Chromium without windows and without a back/forward cache. The tests take about half the time in it. */
const headlessShell = 'chromium-headless-shell';

const programs = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * Chromium refuses to use its sandbox as root, which is the user of containers. It must not look for updates, because
 * that fails on a machine without a network.
 */
export const browserArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
] as const;

/** Installed browsers, the preferred one first: `CHROMIUM_PATH`, Playwright's own, those of the system. */
function installed(): string[] {
  const onPath = programs.map((name) => findProgram(name) ?? '');
  return [process.env.CHROMIUM_PATH ?? '', chromium.executablePath(), ...onPath].filter((file) =>
    existsSync(file),
  );
}

/** Path of a full Chromium, if one is installed. The headless shell has neither windows nor a back/forward cache. */
export function findWholeBrowser(): string | undefined {
  return installed().find((file) => path.basename(file) !== headlessShell);
}

/** Tries to install a browser, and logs a failure in one line. */
function install(line: string): void {
  console.log(`Trying: ${line}`);
  const [command = '', ...args] = line.split(' ');
  try {
    // Without a network, the download would be tried again for many minutes.
    run(command, args, { timeout: 300_000, quiet: true });
  } catch (error) {
    console.log(`Not possible here: ${reason(error)}`);
  }
}

const fromPlaywright = ['npx playwright install --with-deps chromium'];
const fromDebian = [
  'apt-get update',
  'apt-get install --yes --no-install-recommends chromium chromium-headless-shell',
];

/**
 * Finds a Chromium: `CHROMIUM_PATH`, Playwright's own, an installed one, or else one that it installs with Playwright
 * or, as root on Debian, with apt.
 *
 * @throws with advice if all of these fail
 */
export function findBrowser(): string {
  // Root on Debian is the user of containers.
  const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  for (const line of isDebian ? [...fromPlaywright, ...fromDebian] : fromPlaywright)
    if (!installed()[0]) install(line);
  const [found] = installed();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium, and none could be found or installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH to its program, then run "npm test" again.',
  );
}

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Has no windows to draw, so the tests take about half the time. */
const headlessShell = 'chromium-headless-shell';

const programs = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Root, as which containers run, has no sandbox; a machine without a network must not be asked for updates. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
] as const;

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installed(withWindows: boolean): string | undefined {
  const names = withWindows ? programs : [headlessShell, ...programs];
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [process.env.CHROMIUM_PATH ?? '', chromium.executablePath(), ...onPath, ...places].find(
    (file) => file !== '' && isExecutable(file),
  );
}

function attempt(command: string, args: readonly string[]): void {
  console.log(`No Chromium found; trying: ${[command, ...args].join(' ')}`);
  // Bounded: where there is no network, the download would otherwise be retried for minutes.
  spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 });
}

/** Path of a whole Chromium, where one is installed: the headless shell has no back/forward cache. */
export function findWholeBrowser(): string | undefined {
  const found = installed(true);
  return found && path.basename(found) !== headlessShell ? found : undefined;
}

/**
 * Path of a Chromium: `CHROMIUM_PATH`, Playwright's own, one that is installed, or else one that it installs, by
 * Playwright or, as root on Debian, by apt.
 *
 * @param withWindows whether somebody wants to look on
 * @throws when all of these fail, with a sentence that says what to do
 */
export function findBrowser({ withWindows = false } = {}): string {
  const found = installed(withWindows);
  if (found) return found;
  attempt('npx', ['playwright', 'install', '--with-deps', 'chromium']);
  if (!installed(withWindows) && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    attempt('apt-get', ['update', '-qq']);
    for (const name of withWindows ? ['chromium'] : [headlessShell, 'chromium']) {
      if (!installed(withWindows))
        attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
    }
  }
  const now = installed(withWindows);
  if (now) return now;
  throw new Error(
    'The end-to-end tests need Chromium, and none could be found or installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH to its program, then run "npm test" again.',
  );
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { reason } from './files';
import { run } from './run';

/** Draws no windows, so the tests take about half the time; it has no back/forward cache. */
const headlessShell = 'chromium-headless-shell';

const programs = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'chrome'];

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

/** The best first: the one that is asked for, Playwright's own, those of the system. */
function installed(): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = programs.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [process.env.CHROMIUM_PATH ?? '', chromium.executablePath(), ...onPath, ...places].filter(
    (file) => existsSync(file),
  );
}

/** Path of a whole Chromium, where one is installed: neither has the headless shell windows nor a back/forward cache. */
export function findWholeBrowser(): string | undefined {
  return installed().find((file) => path.basename(file) !== headlessShell);
}

function install(): void {
  const commands = ['npx playwright install --with-deps chromium'];
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    commands.push('apt-get update', 'apt-get install --yes --no-install-recommends chromium');
  }
  for (const line of commands) {
    if (installed().length > 0) return;
    console.log(`No Chromium found; trying: ${line}`);
    const [command = '', ...args] = line.split(' ');
    try {
      // Bounded: where there is no network, the download would otherwise be retried for minutes.
      run(command, args, { timeout: 300_000 });
    } catch (error) {
      console.log(reason(error));
    }
  }
}

/**
 * Path of a Chromium: `CHROMIUM_PATH`, Playwright's own, one that is installed, or else one that it installs, by Playwright
 * or, as root on Debian, by apt.
 *
 * @param withWindows whether somebody wants to look on
 * @throws when all of these fail, with a sentence that says what to do
 */
export function findBrowser({ withWindows = false } = {}): string {
  if (installed().length === 0) install();
  const found = withWindows ? findWholeBrowser() : installed()[0];
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium, and none could be found or installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH to its program, then run "npm test" again.',
  );
}

import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser, findWholeBrowser } from './browser';
import { findFirefox, findWebKitDriver, hasPlaywrightsWebKit } from './engines';
import { findProgram, run } from './run';
import { isFreshBuild } from './sources';
import { subPathFolder, testFolder } from './testBuilds';

/**
 * Runs Playwright with the settings of this machine, which playwright.config.ts reads from the environment. First it makes a
 * build for the tests that is missing or older than the sources, unless BASE_URL names the site to test. Ends this process
 * when a test fails.
 *
 * @throws when there is no browser
 */
export async function runPlaywright(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  if (!process.env.BASE_URL) {
    const build = ['scripts/build.ts', '--for-tests'];
    if (!(await isFreshBuild(testFolder))) run('tsx', build);
    if (existsSync(subPathFolder) && !(await isFreshBuild(subPathFolder)))
      run('tsx', [...build, '--under-sub-path']);
  }
  const withWindows = args.some((argument) => /^--(headed|debug|ui)/.test(argument));
  const browser = findBrowser({ withWindows });
  const wholeBrowser = findWholeBrowser();
  if (!wholeBrowser) {
    console.log('The back/forward cache is not tested: only a headless shell is installed here.');
  }
  if (!findProgram('nginx')) console.log('nginx is not tested: it is not installed here.');
  if (!findFirefox()) console.log('Firefox is not tested: it is not installed here.');
  if (!hasPlaywrightsWebKit() && !findWebKitDriver()) {
    console.log(
      'WebKit is not tested: neither Playwright’s build nor webkit2gtk-driver with xvfb is installed here.',
    );
  }
  const settings = {
    ...env,
    // Playwright chooses the right one of its own browsers.
    ...(browser !== chromium.executablePath() && { CHROMIUM_PATH: browser }),
    ...(wholeBrowser && { WHOLE_CHROMIUM_PATH: wholeBrowser }),
  };
  run('playwright', ['test', ...args], { env: settings });
}

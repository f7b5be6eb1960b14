import { chromium } from '@playwright/test';
import { requireOptions } from '@/scripts/process/options';
import { findProgram, run } from '@/scripts/process/run';
import { findBrowser, findWholeBrowser } from './browser';
import { findFirefox, findWebKitGtk, hasWebKit } from './engines';

/**
 * Runs Playwright with the settings of this machine, which playwright.config.ts reads from the environment. It builds
 * the site for the tests first, unless `--site=https://…` (or BASE_URL) names the live site to test, or an argument is
 * `--no-build`.
 * @throws if there is no browser, or if a test fails
 */
export function runPlaywright(given: readonly string[], env: Record<string, string> = {}): void {
  requireOptions(['site', 'project', 'grep', 'grep-invert', 'update', 'no-build']);
  const [, site = process.env.BASE_URL ?? ''] = /^--site=(.+)$/m.exec(given.join('\n')) ?? [];
  const args = given.filter((argument) => !/^--(?:no-build$|site=)/.test(argument));
  if (!site && args.length === given.length) run('tsx', ['scripts/build.ts', '--for-tests']);
  const wholeBrowser = findWholeBrowser();
  // The headless shell cannot show windows.
  const withWindows = args.some((argument) => /^--(headed|debug|ui)/.test(argument));
  const browser = (withWindows && wholeBrowser) || findBrowser();
  const missing = [
    ...(wholeBrowser ? [] : ['the back/forward cache (needs a whole Chromium)']),
    ...(findProgram('nginx') ? [] : ['nginx']),
    ...(findFirefox() ? [] : ['Firefox']),
    ...(hasWebKit() ? [] : ['WebKit']),
    ...(findWebKitGtk() ? [] : ['WebKitGTK (needs the packages webkit2gtk-driver and xvfb)']),
  ];
  if (missing.length > 0) console.log(`This machine cannot test: ${missing.join(', ')}.`);
  const settings = {
    ...env,
    ...(site && { BASE_URL: site }),
    // Playwright finds its own browsers by itself.
    ...(browser !== chromium.executablePath() && { CHROMIUM_PATH: browser }),
    ...(wholeBrowser && { WHOLE_CHROMIUM_PATH: wholeBrowser }),
  };
  run('playwright', ['test', ...args], { env: settings });
}

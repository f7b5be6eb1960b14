import { chromium } from '@playwright/test';
import { findProgram, run } from '@/scripts/process/run';
import { findBrowser, findWholeBrowser } from './browser';
import { findFirefox, findWebKitGtk, hasWebKit } from './engines';

/**
 * Runs Playwright with the settings of this machine, which playwright.config.ts reads from the environment.
 *
 * @param cwd folder of the project, or of a copy
 * @throws if there is no browser, or if a test fails
 */
export function runPlaywright(
  args: readonly string[],
  { cwd = '.', env = {} }: { readonly cwd?: string; readonly env?: Record<string, string> } = {},
): void {
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
    // Playwright finds its own browsers by itself.
    ...(browser !== chromium.executablePath() && { CHROMIUM_PATH: browser }),
    ...(wholeBrowser && { WHOLE_CHROMIUM_PATH: wholeBrowser }),
  };
  run('playwright', ['test', ...args], { cwd, env: settings });
}

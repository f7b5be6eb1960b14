import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { findProgram } from '@/scripts/process/run';

/**
 * Playwright's options for Firefox: its own build, or an installed Firefox, which it controls through WebDriver BiDi;
 * undefined without either.
 */
export function findFirefox() {
  if (existsSync(firefox.executablePath())) return { browserName: 'firefox' } as const;
  const executablePath = findProgram('firefox-esr') ?? findProgram('firefox');
  if (!executablePath) return undefined;
  return {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath },
  } as const;
}

/** Whether Playwright's own build of WebKit is installed, which is the only one that it can control. */
export function hasWebKit(): boolean {
  return existsSync(webkit.executablePath());
}

/** The paths of WebKitGTK's own driver, and of a server for a screen that nobody sees; undefined without both. */
export function findWebKitGtk(): { readonly driver: string; readonly screen: string } | undefined {
  const [driver, screen] = ['WebKitWebDriver', 'Xvfb'].map(findProgram);
  return driver && screen ? { driver, screen } : undefined;
}

import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { findProgram } from './run';

/** Programs that drive Debian's WebKit, which Playwright cannot. */
export interface WebKitDriver {
  /** Starts a program on a virtual screen. */
  readonly xvfb: string;
  readonly driver: string;
}

/** Playwright's options for the Firefox of this machine: its own build, or an installed one, which it drives over WebDriver BiDi. */
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

/** Whether Playwright's own build of WebKit is installed. Playwright drives no other one. */
export function hasPlaywrightsWebKit(): boolean {
  return existsSync(webkit.executablePath());
}

/** Debian's packages webkit2gtk-driver and xvfb. */
export function findWebKitDriver(): WebKitDriver | undefined {
  const [xvfb, driver] = [findProgram('xvfb-run'), findProgram('WebKitWebDriver')];
  return xvfb && driver ? { xvfb, driver } : undefined;
}

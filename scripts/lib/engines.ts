import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { findProgram } from './run';

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
export function hasWebKit(): boolean {
  return existsSync(webkit.executablePath());
}

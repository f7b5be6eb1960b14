import { existsSync, readdirSync } from 'node:fs';
import { chromium, defineConfig } from '@playwright/test';
import type { ProjectOptions, WorkerOptions } from './e2e/lib/fixtures';
import { chromiumArguments, isLeftOut, projects, visualBaseline } from './e2e/lib/projects';

/** Playwright's FFmpeg is beside its own browsers; with a system browser there may be none. */
const [playwrightFolder = ''] = chromium.executablePath().split(/chromium[-_]/);
const hasVideoEncoder =
  existsSync(playwrightFolder) &&
  readdirSync(playwrightFolder).some((folder) => folder.startsWith('ffmpeg'));

export default defineConfig<ProjectOptions, WorkerOptions>({
  testDir: 'e2e',
  grepInvert: isLeftOut,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A failed test is run once more, with a trace and a video. If it then passes, the report names it as flaky; on the
  // forge the run also fails.
  retries: 1,
  failOnFlakyTests: Boolean(process.env.GITHUB_ACTIONS),
  workers: '100%',
  reporter: [
    [process.env.CI ? 'line' : 'list'],
    ['./e2e/lib/ruleTable.ts'],
    // The forge merges the reports of its machines into one.
    process.env.GITHUB_ACTIONS ? ['blob'] : ['html', { open: 'never' }],
  ],
  // For slow machines.
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    toHaveScreenshot: { pathTemplate: `${visualBaseline}/{arg}{ext}` },
  },
  use: {
    // Recording makes a test take half as long again, so only a retry is recorded.
    trace: 'on-first-retry',
    video: hasVideoEncoder ? 'on-first-retry' : 'off',
    // Playwright would take a picture at the end of every test, and throw away those that passed.
    screenshot: 'off',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: chromiumArguments,
    },
  },
  projects,
});

import { defineConfig, devices } from '@playwright/test';
import { type Locale, locales } from './i18n/locales';

const port = 4173;

const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
} as const;

/** What a test knows of its project, beside Playwright's own options. */
export interface ProjectOptions {
  readonly siteLocale: Locale;
}

export default defineConfig<ProjectOptions>({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  reporter: process.env.CI
    ? [['line'], ['html', { open: 'never' }]]
    : [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      // Root has no sandbox; a machine without a network must not be asked for updates.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
    },
  },
  projects: locales.flatMap((siteLocale) =>
    Object.entries(screens).map(([screen, use]) => ({
      name: `${siteLocale}-${screen}`,
      use: { ...use, siteLocale },
    })),
  ),
  webServer: {
    command: 'npx tsx scripts/serve.ts out-test',
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: !process.env.CI,
    timeout: 60_000,
  },
});

import { existsSync, readdirSync } from 'node:fs';
import { chromium, defineConfig, devices } from '@playwright/test';
import type { Locale } from './i18n/locales';
import { browserArguments } from './scripts/lib/browser';
import { findFirefox, findWebKitDriver, hasPlaywrightsWebKit } from './scripts/lib/engines';
import { findProgram } from './scripts/lib/run';
import { subPath, subPathFolder, testFolder } from './scripts/lib/testBuilds';

/** E2E_PORT lets two checkouts test side by side. */
const port = Number(process.env.E2E_PORT ?? 4173);
const nginxPort = port + 100;
const subPathPort = port + 200;
const cloudflarePort = port + 300;
const nginxSubPathPort = port + 400;

const hasNginx = findProgram('nginx') !== undefined;
/** Set by scripts/lib/playwright.ts where a whole Chromium is installed. */
const wholeBrowser = process.env.WHOLE_CHROMIUM_PATH;
/** `npm test` builds it; a single `npm run e2e` works without. */
const hasSubPath = existsSync(subPathFolder);

/** Taken by `npm run visual -- --update`, for this machine only (docs/testing.md). */
const visualBaseline = `e2e/visual-baseline/${process.platform}`;
const comparesLooks = Boolean(process.env.VISUAL) || existsSync(visualBaseline);

/** Playwright's FFmpeg is beside its own browsers; with a system browser there may be none. */
const [playwrightFolder = ''] = chromium.executablePath().split(/chromium[-_]/);
const hasVideoEncoder =
  existsSync(playwrightFolder) &&
  readdirSync(playwrightFolder).some((folder) => folder.startsWith('ffmpeg'));

function urlOf(port: number): string {
  return `http://127.0.0.1:${port}`;
}

const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
} as const;

/** Bulgarian has the longest words, a prefix in its URLs, and letters of more than one byte. */
const siteLocale = 'bg';

/** Drawings and slides that move take a sixth of a test’s time; a test about what moves asks for motion. */
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

const hosts = '**/hosts.spec.ts';
const underSubPath = '**/sub-path.spec.ts';
const backForwardCache = '**/back-forward-cache.spec.ts';
const visual = '**/visual.spec.ts';
const journeys = '**/journeys.spec.ts';
const journeysByWebDriver = '**/journeys.webdriver.spec.ts';

/** Specs with a server, a browser or reference pictures of their own. */
const apart = [hosts, underSubPath, backForwardCache, visual, journeys, journeysByWebDriver];

/** Other engines than Chromium, which have neither its arguments nor, over WebDriver BiDi, its emulated media and videos. */
function engine(options: ReturnType<typeof findFirefox> | { readonly browserName: 'webkit' }) {
  return { ...screens.desktop, launchOptions: {}, video: 'off', siteLocale, ...options } as const;
}

const firefox = findFirefox();

/** A port in use is an error, since another project's server may answer there. */
const server = { reuseExistingServer: false, timeout: 60_000 } as const;

const testArguments = [
  ...browserArguments,
  // Requests to other hosts never leave the machine, also where there is a network.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** Options of a project beside Playwright's own. */
export interface ProjectOptions {
  readonly siteLocale: Locale;
}

export default defineConfig<ProjectOptions>({
  testDir: 'e2e',
  // Jest runs e2e/export/.
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A failed test is run once more, with a trace and a video. If it then passes, the report names it as flaky; on the
  // forge the run also fails (--fail-on-flaky-tests).
  retries: 1,
  workers: '100%',
  reporter: process.env.CI
    ? [['line'], ['html', { open: 'never' }]]
    : [['list'], ['html', { open: 'never' }]],
  // For slow machines.
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    toHaveScreenshot: { pathTemplate: `${visualBaseline}/{projectName}/{arg}{ext}` },
  },
  use: {
    baseURL: urlOf(port),
    // Recording makes a test take half as long again, so only a retry is recorded.
    trace: 'on-first-retry',
    video: hasVideoEncoder ? 'on-first-retry' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: testArguments,
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...screens.desktop, ...still, siteLocale },
      testIgnore: apart,
      grepInvert: /@phone/,
    },
    // Tests of what exists on phones only (@phone), and of what differs there (@both).
    {
      name: 'phone',
      use: { ...screens.phone, ...still, siteLocale },
      testIgnore: apart,
      grep: /@phone|@both/,
    },
    {
      name: 'cloudflare',
      use: { baseURL: urlOf(cloudflarePort) },
      testMatch: hosts,
      // Wrangler takes ten times nginx's time for all files.
      grepInvert: hasNginx ? /@nginx|@all-files/ : /@nginx/,
    },
    ...(hasNginx ? [{ name: 'nginx', use: { baseURL: urlOf(nginxPort) }, testMatch: hosts }] : []),
    ...(hasSubPath
      ? [
          {
            name: 'sub-path',
            use: { ...screens.desktop, baseURL: urlOf(subPathPort) },
            testMatch: underSubPath,
            grepInvert: /@nginx/,
          },
        ]
      : []),
    ...(hasSubPath && hasNginx
      ? [
          {
            name: 'nginx-sub-path',
            use: { ...screens.desktop, baseURL: urlOf(nginxSubPathPort) },
            testMatch: underSubPath,
          },
        ]
      : []),
    ...(wholeBrowser
      ? [
          {
            name: 'back-forward-cache',
            use: {
              ...screens.phone,
              headless: false,
              launchOptions: {
                executablePath: wholeBrowser,
                // Playwright's own --headless starts the shell, which has no back/forward cache.
                args: [...testArguments, '--headless=new'],
                ignoreDefaultArgs: ['--disable-back-forward-cache'],
              },
            },
            testMatch: backForwardCache,
          },
        ]
      : []),
    ...(firefox ? [{ name: 'firefox', use: engine(firefox), testMatch: journeys }] : []),
    ...(hasPlaywrightsWebKit()
      ? [{ name: 'webkit', use: engine({ browserName: 'webkit' }), testMatch: journeys }]
      : findWebKitDriver()
        ? [{ name: 'webkit', testMatch: journeysByWebDriver }]
        : []),
    ...(comparesLooks
      ? [
          { name: 'visual-desktop', use: screens.desktop, testMatch: visual },
          { name: 'visual-phone', use: screens.phone, testMatch: visual },
        ]
      : []),
  ],
  webServer: [
    {
      ...server,
      command: 'node --import tsx e2e/lib/serve.ts',
      env: { PORT: String(port) },
      port,
    },
    {
      ...server,
      command: `node --import tsx scripts/serve.ts ${testFolder}`,
      env: { PORT: String(cloudflarePort) },
      url: urlOf(cloudflarePort),
    },
    ...(hasNginx
      ? [
          {
            ...server,
            command: `node --import tsx scripts/serve.ts ${testFolder} --nginx`,
            env: { PORT: String(nginxPort) },
            port: nginxPort,
          },
        ]
      : []),
    ...(hasSubPath
      ? [
          {
            ...server,
            command: `node --import tsx scripts/serve.ts ${subPathFolder} --under ${subPath}`,
            env: { PORT: String(subPathPort) },
            port: subPathPort,
          },
        ]
      : []),
    ...(hasSubPath && hasNginx
      ? [
          {
            ...server,
            command: `node --import tsx scripts/serve.ts ${subPathFolder} --nginx --under ${subPath}`,
            env: { PORT: String(nginxSubPathPort) },
            port: nginxSubPathPort,
          },
        ]
      : []),
  ],
});

import { existsSync, readdirSync } from 'node:fs';
import { chromium, defineConfig, devices } from '@playwright/test';
import type { Locale } from './i18n/locales';
import { browserArguments } from './scripts/lib/browser';
import { subPath, subPathFolder, testFolder } from './scripts/lib/testBuilds';

/** E2E_PORT, so that two checkouts can test side by side. */
const port = Number(process.env.E2E_PORT ?? 4173);
const nginxPort = port + 100;
const subPathPort = port + 200;
const cloudflarePort = port + 300;

/** Set by scripts/lib/playwright.ts, which also reports where there is none. */
const hasNginx = Boolean(process.env.NGINX_PATH);
/** Set by the same where there is one. */
const wholeBrowser = process.env.WHOLE_CHROMIUM_PATH;
/** `npm test` builds it; whoever tests by hand may do without. */
const hasSubPath = existsSync(subPathFolder);

/** Taken by `npm run visual -- --update`, for this machine alone: docs/testing.md says why. */
const visualBaseline = `e2e/visual-baseline/${process.platform}`;
const comparesLooks = Boolean(process.env.VISUAL) || existsSync(visualBaseline);

/** Playwright's own FFmpeg is beside its browsers; where the browser is the system's there may be none. */
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

const hosts = '**/hosts.spec.ts';
const underSubPath = '**/sub-path.spec.ts';
const backForwardCache = '**/back-forward-cache.spec.ts';
const visual = '**/visual.spec.ts';

/** Specs that need a server, a browser or pictures of their own. */
const apart = [hosts, underSubPath, backForwardCache, visual];

/** A port that is taken is an error, since another project's server may answer there. */
const server = { reuseExistingServer: false, timeout: 60_000 } as const;

const testArguments = [
  ...browserArguments,
  // Whatever a page asks of another host must never leave the machine, also where there is a network.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** What a test knows of its project, beside Playwright's own options. */
export interface ProjectOptions {
  readonly siteLocale: Locale;
}

export default defineConfig<ProjectOptions>({
  testDir: 'e2e',
  // e2e/export/ is Jest's.
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that fails is run once more for its trace and video; one that then passes is a failure all the same.
  retries: 1,
  failOnFlakyTests: true,
  workers: '100%',
  reporter: process.env.CI
    ? [['line'], ['html', { open: 'never' }]]
    : [['list'], ['html', { open: 'never' }]],
  // For machines that do other work as well; what is quick is not waited for.
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    toHaveScreenshot: { pathTemplate: `${visualBaseline}/{projectName}/{arg}{ext}` },
  },
  use: {
    baseURL: urlOf(port),
    // Recording makes a test take half as long again, so only what has failed is recorded.
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
      use: { ...screens.desktop, siteLocale },
      testIgnore: apart,
      grepInvert: /@phone/,
    },
    // What only a phone shows (@phone), and what it shows differently (@both).
    {
      name: 'phone',
      use: { ...screens.phone, siteLocale },
      testIgnore: apart,
      grep: /@phone|@both/,
    },
    {
      name: 'cloudflare',
      use: { baseURL: urlOf(cloudflarePort) },
      testMatch: hosts,
      grepInvert: /@nginx/,
    },
    ...(hasNginx ? [{ name: 'nginx', use: { baseURL: urlOf(nginxPort) }, testMatch: hosts }] : []),
    ...(hasSubPath
      ? [
          {
            name: 'sub-path',
            use: { ...screens.desktop, baseURL: urlOf(subPathPort) },
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
                // Playwright's own --headless is the shell's, which has no such cache.
                args: [...testArguments, '--headless=new'],
                ignoreDefaultArgs: ['--disable-back-forward-cache'],
              },
            },
            testMatch: backForwardCache,
          },
        ]
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
      command: 'npx tsx e2e/lib/serve.ts',
      env: { PORT: String(port) },
      port,
      // The engine reports each connection that a closed page breaks off.
      stderr: 'ignore',
    },
    {
      ...server,
      command: `npx tsx scripts/serve.ts ${testFolder}`,
      env: { PORT: String(cloudflarePort) },
      url: urlOf(cloudflarePort),
    },
    ...(hasNginx
      ? [
          {
            ...server,
            command: `npx tsx scripts/serve.ts ${testFolder} --nginx`,
            env: { PORT: String(nginxPort) },
            port: nginxPort,
          },
        ]
      : []),
    ...(hasSubPath
      ? [
          {
            ...server,
            command: `npx tsx scripts/serve.ts ${subPathFolder} --under ${subPath}`,
            env: { PORT: String(subPathPort) },
            port: subPathPort,
          },
        ]
      : []),
  ],
});

import { existsSync, readdirSync } from 'node:fs';
import { chromium, defineConfig, devices } from '@playwright/test';
import { isSpecified } from './e2e/lib/specified';
import { type Locale, locales } from './i18n/locales';
import { browserArguments } from './scripts/lib/browser';
import { subPath, subPathFolder, testFolder } from './scripts/lib/testBuilds';

/** E2E_PORT, so that two checkouts can test side by side. */
const port = Number(process.env.E2E_PORT ?? 4173);
const nginxPort = port + 100;
const subPathPort = port + 200;

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

/**
 * Phones are served by Cloudflare's engine, desktops by nginx where there is one: so all that is tested on both screens
 * is tested on both, and nginx needs a third less of the processor.
 */
const screens = {
  desktop: {
    viewport: { width: 1440, height: 900 },
    baseURL: urlOf(hasNginx ? nginxPort : port),
  },
  phone: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    baseURL: urlOf(port),
  },
} as const;

/** The specification speaks of three languages; in any other, the rest of the tests is run. */
const specification = '**/specification.spec.ts';

/** Goes from language to language itself, so it has projects of its own. */
const acrossLanguages = '**/language.spec.ts';

/** Looks at the whole site at once, whatever the language and the screen. */
const wholeSite = [
  '**/hosts.spec.ts',
  '**/policy.spec.ts',
  '**/pseudo.spec.ts',
  '**/typography.spec.ts',
];

const underSubPath = '**/sub-path.spec.ts';

const backForwardCache = '**/back-forward-cache.spec.ts';

const visual = '**/visual.spec.ts';

/** What breaks does so in every language and on every screen alike: once is enough. */
const faults = ['**/faults.spec.ts', '**/fuzz.spec.ts'];

/** Specs that do not run in each language and on each screen. */
const once = [acrossLanguages, underSubPath, backForwardCache, visual, ...wholeSite, ...faults];

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
  workers: 2,
  reporter: process.env.CI
    ? [['line'], ['html', { open: 'never' }]]
    : [['list'], ['html', { open: 'never' }]],
  snapshotPathTemplate: '{testDir}/accessibility-tree/{arg}{ext}',
  expect: { toHaveScreenshot: { pathTemplate: `${visualBaseline}/{projectName}/{arg}{ext}` } },
  use: {
    // Recording makes a test take half as long again, so only what has failed is recorded.
    trace: 'on-first-retry',
    video: hasVideoEncoder ? 'on-first-retry' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: testArguments,
    },
  },
  // A test that needs one of the screens says so by its tag.
  projects: [
    ...locales.flatMap((siteLocale) => {
      const testIgnore = isSpecified(siteLocale) ? once : [...once, specification];
      return [
        {
          name: `${siteLocale}-desktop`,
          use: { ...screens.desktop, siteLocale },
          testIgnore,
          grepInvert: /@phone/,
        },
        {
          name: `${siteLocale}-phone`,
          use: { ...screens.phone, siteLocale },
          testIgnore,
          // Bulgarian has the longest words; of the others a phone shows what only a phone can.
          ...(siteLocale === 'bg' ? { grepInvert: /@desktop/ } : { grep: /@phone/ }),
        },
      ];
    }),
    { name: 'language-desktop', use: screens.desktop, testMatch: acrossLanguages },
    {
      name: 'language-phone',
      use: screens.phone,
      testMatch: acrossLanguages,
      // Only what a screen could change.
      grep: /@phone/,
    },
    // Headers and all: the engine that the site goes out on.
    {
      name: 'site',
      use: { ...screens.desktop, baseURL: urlOf(port) },
      testMatch: wholeSite,
      grepInvert: /@nginx/,
    },
    // Bulgarian: its URLs have a prefix, its letters more than one byte.
    { name: 'faults', use: { ...screens.desktop, siteLocale: 'bg' }, testMatch: faults },
    ...(hasNginx
      ? [
          {
            name: 'nginx',
            use: screens.desktop,
            testMatch: '**/hosts.spec.ts',
          },
        ]
      : []),
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
      command: `npx tsx scripts/serve.ts ${testFolder}`,
      env: { PORT: String(port) },
      port,
      // The engine reports each connection that a closed page breaks off.
      stderr: 'ignore',
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

import { existsSync, readdirSync } from 'node:fs';
import { chromium, defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import type { ProjectOptions, WorkerOptions } from './e2e/lib/fixtures';
import { desktop, phone, tablet } from './e2e/lib/screens';
import { locales } from './i18n/locales';
import { browserArguments } from './scripts/lib/browser';
import { findFirefox, hasWebKit } from './scripts/lib/engines';
import { findProgram } from './scripts/lib/run';
import { subPathFolder } from './scripts/lib/testBuilds';

/** Set by scripts/lib/playwright.ts where a whole Chromium is installed. */
const wholeBrowser = process.env.WHOLE_CHROMIUM_PATH;

const isLive = Boolean(process.env.BASE_URL);
// A live site is one host, so the tests of hosts run once on it, in the project "cloudflare".
const hasNginx = !isLive && findProgram('nginx') !== undefined;
/** Built on the forge: npx tsx scripts/build.ts --for-tests --under-sub-path. */
const hasSubPath = existsSync(subPathFolder);
const firefox = findFirefox();
const webkit = hasWebKit() ? ({ browserName: 'webkit' } as const) : undefined;

/** Taken by `npm run visual -- --update`, for this machine only (docs/testing.md). */
const visualBaseline = `e2e/visual-baseline/${process.platform}`;
const comparesLooks = Boolean(process.env.VISUAL) || existsSync(visualBaseline);

/** Playwright's FFmpeg is beside its own browsers; with a system browser there may be none. */
const [playwrightFolder = ''] = chromium.executablePath().split(/chromium[-_]/);
const hasVideoEncoder =
  existsSync(playwrightFolder) &&
  readdirSync(playwrightFolder).some((folder) => folder.startsWith('ffmpeg'));

/** Drawings and slides that move take a sixth of a test’s time; a test about what moves asks for motion. */
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** Of what differs by host: the forge's plain host has no rules, and wrangler takes ten times nginx's time for all files. */
const hosts = { testMatch: 'hosts/hosts.spec.ts' } as const;
const subPath = 'hosts/sub-path.spec.ts';
const memory = 'language/memory.spec.ts';
const visual = 'layout/visual.spec.ts';

/** Specs with a host, a browser or pictures of their own. */
const apart = [hosts.testMatch, subPath, memory, visual];

const core = { grep: /@core/, testIgnore: apart } as const;

/** Other engines than Chromium, which have neither its arguments nor, over WebDriver BiDi, its emulated media and videos. */
function engine(name: string, options: NonNullable<typeof firefox | typeof webkit>) {
  return {
    ...core,
    name,
    grep: /@core|@engines/,
    grepInvert: new RegExp(`@not-${name}`),
    use: { ...desktop, launchOptions: {}, video: 'off', siteLocale: 'bg', ...options },
  } as const;
}

const testArguments = [
  ...browserArguments,
  // Requests to other hosts never leave the machine, also where there is a network.
  ...(isLive ? [] : ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1']),
];

type Project = NonNullable<PlaywrightTestConfig<ProjectOptions, WorkerOptions>['projects']>[number];

/** A project that needs something of the machine. */
const where = (isThere: boolean, project: Project): Project[] => (isThere ? [project] : []);

export default defineConfig<ProjectOptions, WorkerOptions>({
  testDir: 'e2e',
  // Jest runs e2e/export/.
  testMatch: '**/*.spec.ts',
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
    toHaveScreenshot: { pathTemplate: `${visualBaseline}/{projectName}/{arg}{ext}` },
  },
  use: {
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
    // What a language or a screen can change; @phone is what phones alone have.
    ...locales.flatMap((siteLocale) => [
      {
        ...core,
        name: siteLocale,
        use: { ...desktop, ...still, siteLocale },
        grepInvert: /@phone/,
      },
      {
        ...core,
        name: `${siteLocale}-phone`,
        use: { ...phone, ...still, siteLocale },
        // Paper is the same on every screen.
        grepInvert: /@paper/,
      },
    ]),
    // What they cannot: in Bulgarian, which has the longest words, a prefix in its URLs, and letters of more than one byte.
    {
      name: 'once',
      use: { ...desktop, ...still, siteLocale: 'bg' },
      testIgnore: apart,
      grepInvert: /@core/,
    },
    {
      ...hosts,
      name: 'cloudflare',
      use: { hostName: 'cloudflare' },
      ...(isLive ? {} : { grepInvert: hasNginx ? /@compression|@all-files/ : /@compression/ }),
    },
    ...where(hasNginx, { ...hosts, name: 'nginx', use: { hostName: 'nginx' } }),
    ...where(hasSubPath, {
      name: 'sub-path',
      use: { ...desktop, ...still, siteLocale: 'bg', hostName: 'sub-path' },
      testIgnore: apart.filter((file) => file !== subPath),
      grep: /@core|@sub-path/,
      // A plain host has one 404 page, the English one.
      grepInvert: /@nearest-404/,
    }),
    ...where(wholeBrowser !== undefined, {
      name: 'memory',
      use: {
        ...phone,
        headless: false,
        launchOptions: {
          ...(wholeBrowser && { executablePath: wholeBrowser }),
          // Playwright's own --headless starts the shell, which has no back/forward cache.
          args: [...testArguments, '--headless=new'],
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
      testMatch: memory,
    }),
    ...(firefox ? [engine('firefox', firefox)] : []),
    ...(webkit ? [engine('webkit', webkit)] : []),
    ...where(comparesLooks, { name: 'visual-desktop', use: desktop, testMatch: visual }),
    ...where(comparesLooks, { name: 'visual-tablet', use: tablet, testMatch: visual }),
    ...where(comparesLooks, { name: 'visual-phone', use: phone, testMatch: visual }),
  ],
});

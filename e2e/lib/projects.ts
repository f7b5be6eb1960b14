/* Which specs run in which project. docs/testing.md has the same as a table. */

import { existsSync } from 'node:fs';
import type { PlaywrightTestConfig } from '@playwright/test';
import { defaultLocale, locales } from '@/i18n/locales';
import { browserArguments } from '@/scripts/lib/browser';
import { findFirefox, findWebKitGtk, hasWebKit } from '@/scripts/lib/engines';
import { findProgram } from '@/scripts/lib/run';
import type { ProjectOptions, WorkerOptions } from './fixtures';
import { desktop, phone, tablet } from './screens';

type Project = NonNullable<PlaywrightTestConfig<ProjectOptions, WorkerOptions>['projects']>[number];

/** The command-line arguments of Chromium. */
export const chromiumArguments = [
  ...browserArguments,
  // Requests to other hosts never leave the machine, even if it has a network.
  ...(process.env.BASE_URL ? [] : ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1']),
];

/** The pictures that `npm run visual -- --update` takes. They are valid on this machine only (docs/testing.md). */
export const visualBaseline = `e2e/visual-baseline/${process.platform}`;

/** Specs that run only in a project of one kind. */
const hosts = 'hosts/hosts.spec.ts';
const wholeBrowser = ['once/memory/*.spec.ts'];
const visual = 'once/layout/visual.spec.ts';
const webKitGtk = 'webkitgtk/*.spec.ts';
const special = [hosts, ...wholeBrowser, visual, webKitGtk];

/** Drawings and slides that move take a sixth of the time of a test, so only tests of motion allow it. */
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

/**
 * The language of projects that run in one language. Bulgarian has the longest words, and its letters take more than
 * one byte.
 */
const siteLocale = 'bg';

/** These projects run everything that a language can change, on a desktop and on a phone. */
function languageProjects(locale: (typeof locales)[number]): Project[] {
  const common = { grep: /@core/, testIgnore: special };
  return [
    {
      ...common,
      name: locale,
      use: { ...desktop, ...still, siteLocale: locale },
      grepInvert: /@phone/,
    },
    {
      ...common,
      name: `${locale}-phone`,
      // A phone draws seven times as many pixels, which takes time and changes the result of no test here.
      use: { ...phone, deviceScaleFactor: 1, ...still, siteLocale: locale },
    },
  ];
}

/**
 * The language projects of `npm test`: every language once, and both screens. They are enough on a developer's machine,
 * because a fault is seldom in one language on one screen alone. The forge and `npm run e2e` run all projects.
 */
const chosenPairs = locales.map((locale) =>
  locale === defaultLocale ? locale : `${locale}-phone`,
);

const projects: Project[] = [
  ...locales
    .flatMap(languageProjects)
    .filter(({ name = '' }) => !process.env.E2E_CHOSEN_PAIRS || chosenPairs.includes(name)),
  {
    name: 'once',
    use: { ...desktop, ...still, siteLocale },
    testIgnore: special,
    grepInvert: /@core/,
  },
];

// A live site has one host, so the tests of hosts run on it once, in the project "cloudflare".
const isLive = Boolean(process.env.BASE_URL);
const hasNginx = !isLive && findProgram('nginx') !== undefined;
// Wrangler takes ten times as long as nginx to serve all files, so nginx tests them where it is installed.
const notOnWrangler = hasNginx ? /@nginx|@not-wrangler|@all-files/ : /@nginx|@not-wrangler/;
projects.push({
  name: 'cloudflare',
  use: { hostName: 'cloudflare' },
  testMatch: hosts,
  ...(!isLive && { grepInvert: notOnWrangler }),
});
if (hasNginx) projects.push({ name: 'nginx', use: { hostName: 'nginx' }, testMatch: hosts });

// The headless shell has neither a back/forward cache nor autofill, so this needs the full Chromium, for which
// scripts/lib/playwright.ts looks.
const executablePath = process.env.WHOLE_CHROMIUM_PATH;
if (executablePath)
  projects.push({
    name: 'memory',
    use: {
      ...phone,
      // With `headless: true` Playwright would start the headless shell.
      headless: false,
      launchOptions: {
        executablePath,
        args: [...chromiumArguments, '--headless=new'],
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      },
    },
    testIgnore: special.filter((spec) => !wholeBrowser.includes(spec)),
    grep: /@memory/,
  });

const otherEngines = {
  firefox: findFirefox(),
  webkit: hasWebKit() ? ({ browserName: 'webkit' } as const) : undefined,
};
for (const [name, engine] of Object.entries(otherEngines))
  if (engine)
    projects.push({
      name,
      // These engines do not know Chromium's arguments. Over WebDriver BiDi they have neither emulated media nor
      // videos.
      use: { ...desktop, launchOptions: {}, video: 'off', siteLocale, ...engine },
      testIgnore: special,
      grep: /@core|@engines/,
      grepInvert: new RegExp(`@not-${name}`),
    });

// Without Playwright's WebKit, a part of the site's behaviour is tested in a WebKit that other programs drive. It takes
// minutes, so it runs at night and on demand.
if (findWebKitGtk() && !isLive && !process.env.E2E_CHOSEN_PAIRS)
  projects.push({ name: 'webkitgtk', use: desktop, testMatch: webKitGtk });

if (process.env.VISUAL || existsSync(visualBaseline))
  for (const [screen, use] of Object.entries({ desktop, tablet, phone }))
    projects.push({ name: `visual-${screen}`, use, testMatch: visual });

export { projects };

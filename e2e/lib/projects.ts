/* Which tests run in which project. docs/testing.md has the same as a table. */

import type { PlaywrightTestConfig } from '@playwright/test';
import { defaultLocale, locales } from '@/i18n/locales';
import { browserArguments } from '@/scripts/browserTests/browser';
import { findFirefox, findWebKitGtk, hasWebKit } from '@/scripts/browserTests/engines';
import { findProgram } from '@/scripts/process/run';
import type { ProjectOptions, WorkerOptions } from './fixtures';
import { desktop, phone } from './screens';

type Project = NonNullable<PlaywrightTestConfig<ProjectOptions, WorkerOptions>['projects']>[number];

/**
 * How much scripts/test.ts runs: `quick` every language on one screen, `night` all of it. By default all projects are
 * there, so that a person can name one, but without the tests of the night.
 */
const extent = process.env.E2E_EXTENT;

export const isLeftOut: RegExp[] = extent === 'night' ? [] : [/@night/];

export const chromiumArguments = [
  ...browserArguments,
  // Requests to other hosts never leave the machine, even if it has a network.
  ...(process.env.BASE_URL ? [] : ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1']),
];

/** The pictures that `npm test visual update` takes. They are valid on this machine only (docs/testing.md). */
export const visualBaseline = `e2e/visual-baseline/${process.platform}`;

const [core, engines, hosts, once] = ['core', 'engines', 'hosts', 'once'].map(
  (suite) => `e2e/${suite}/**/*.spec.ts`,
) as [string, string, string, string];

/** Drawings and slides that move take a sixth of the time of a test, so only tests of motion allow it. */
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

/**
 * The language of projects that run in one language. Bulgarian has the longest words, and its letters take more than
 * one byte.
 */
const siteLocale = 'bg';

/** These projects run everything that a language can change, on a desktop and on a phone. */
function languageProjects(locale: (typeof locales)[number]): Project[] {
  return [
    { name: locale, use: { ...desktop, ...still, siteLocale: locale }, testMatch: core },
    {
      name: `${locale}-phone`,
      // A phone draws seven times as many pixels, which takes time and changes the result of no test here.
      use: { ...phone, deviceScaleFactor: 1, ...still, siteLocale: locale },
      testMatch: core,
    },
  ];
}

/**
 * The language projects of a quick run: every language once, and both screens. They are enough by day, because a fault
 * is seldom in one language on one screen alone.
 */
const chosenPairs = locales.map((locale) =>
  locale === defaultLocale ? locale : `${locale}-phone`,
);

const projects: Project[] = [
  ...locales
    .flatMap(languageProjects)
    .filter(({ name = '' }) => extent !== 'quick' || chosenPairs.includes(name)),
  {
    name: 'once',
    use: { ...desktop, ...still, siteLocale },
    testMatch: [engines, once],
    testIgnore: [
      // scripts/browserTests/playwright.ts looks for a whole Chromium.
      ...(process.env.WHOLE_CHROMIUM_PATH ? [] : ['e2e/once/memory/*']),
      // `npm test visual` sets it.
      ...(process.env.VISUAL ? [] : ['e2e/once/layout/visual.*']),
    ],
  },
];

// A live site has one host, so the tests of hosts run on it once, in the project "cloudflare"; on GitHub Pages, which
// does not follow our rules for hosts, not at all (scripts/test.ts).
const isLive = Boolean(process.env.BASE_URL);
if (!process.env.E2E_WITHOUT_HOSTS)
  projects.push({
    name: 'cloudflare',
    use: { hostName: 'cloudflare' },
    testMatch: hosts,
    testIgnore: isLive ? [] : ['e2e/hosts/nginx.spec.ts'],
  });
if (!isLive && findProgram('nginx'))
  projects.push({ name: 'nginx', use: { hostName: 'nginx' }, testMatch: hosts });

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
      testMatch: extent === 'quick' ? engines : [core, engines],
      // Firefox over WebDriver BiDi runs scripts even if JavaScript is off.
      testIgnore: name === 'firefox' ? ['e2e/engines/without-scripts.spec.ts'] : [],
    });

// Without Playwright's WebKit, a part of the site's behaviour is tested in a WebKit that other programs drive. It takes
// minutes, so it runs at night and on demand.
if (findWebKitGtk() && !otherEngines.webkit && !isLive && extent !== 'quick')
  projects.push({ name: 'webkitgtk', use: desktop, testMatch: 'e2e/webkitgtk/*.spec.ts' });

export { projects };

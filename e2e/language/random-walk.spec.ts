import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { locales } from '@/i18n/locales';
import { company } from '@/site/company';
import { routes } from '@/site/routes';
import { desktop, expect, messages, phone, test } from '../lib/fixtures';
import type { Site } from '../lib/site';

/*
 * Flags, links, anchors, Back, Forward and reload in random order within 50 ms of each other. Once the page is at rest,
 * address, page, language, title, record and focus agree. E2E_SEED makes another walk, or repeats a failed one.
 */
const seed = Number(process.env.E2E_SEED ?? 1);
const steps = 25;

/** Longest pause between two actions, in ms. */
const hurry = 50;

/** The local server answers within this time, in ms. A request that a navigation has aborted may never be reported as ended. */
const longestRequest = 4000;

/** Pseudo-random numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomNumbers(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Act = (page: Page) => Promise<unknown>;
type Action = readonly [name: string, act: Act];

const press =
  (selector: string): Act =>
  (page) =>
    page.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector);

/** Never goes beyond the first page of the site. */
const goBack: Act = (page) =>
  page.evaluate(() => {
    const { navigation } = window as { navigation?: { canGoBack: boolean } };
    if (navigation?.canGoBack !== false) history.back();
  });

const flags = locales.map(
  (locale): Action => [`flag ${locale}`, press(`[data-locale="${locale}"]`)],
);
const links = routes.map(
  (route, index): Action => [`link ${route}`, press(`header nav li:nth-child(${index + 1}) a`)],
);

const actions: readonly Action[] = [
  ...flags,
  ...flags,
  ...links,
  ['anchor', press('main a[href^="#"]')],
  ['skip link', press('body > a[href^="#"]')],
  ['Back', goBack],
  ['Back', goBack],
  ['Forward', (page) => page.evaluate(() => history.forward())],
  ['reload', (page) => page.evaluate(() => location.reload())],
];

/** Calls what it returns to learn whether a document is on its way. */
function watchDocuments(page: Page): () => boolean {
  let latest: { request: Request; start: number } | undefined;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      latest = { request, start: Date.now() };
  });
  page.on('requestfailed', (request) => {
    if (request === latest?.request) latest = undefined;
  });
  page.on('domcontentloaded', () => {
    latest = undefined;
  });
  return () => latest !== undefined && Date.now() - latest.start < longestRequest;
}

/** The state of the page once its main thread has nothing to do. */
async function observe(page: Page) {
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  return page.evaluate(() => ({
    path: location.pathname,
    language: document.documentElement.lang,
    title: document.title,
    recorded: sessionStorage.getItem('lang'),
    currentFlag: document.querySelector('a[data-locale][aria-current]')?.getAttribute('lang'),
    currentLink: document.querySelector('header [aria-current="page"]')?.getAttribute('href'),
    focusIsVisible: document.activeElement?.checkVisibility() ?? false,
    pages: document.querySelectorAll('main').length,
  }));
}

/** The state that belongs to a path of the site. */
function expectedAt(path: string, site: Site) {
  const pages = locales.flatMap((locale) => routes.map((route) => ({ locale, route })));
  const found = pages.find(({ locale, route }) => site.in(locale).path(route) === path);
  if (!found) throw new Error(`The walk has left the site: ${path}`);
  return {
    path,
    language: found.locale,
    title: `${messages[found.locale].Meta[found.route].title} | ${company.name}`,
    recorded: found.locale,
    currentFlag: found.locale,
    currentLink: path,
    focusIsVisible: true,
    pages: 1,
  };
}

for (const [screen, options] of Object.entries({ desktop, phone }))
  test.describe(`On a ${screen}`, () => {
    test.use({ ...options, contextOptions: { reducedMotion: 'no-preference' } });

    test(`after random actions, address, page, language, title, record and focus agree (seed ${seed})`, async ({
      site,
      page,
      guard,
    }) => {
      // An overtaken navigation aborts the transition of its page, which Chromium reports.
      guard.tolerateConsole(/Transition was (skipped|aborted)/);
      const random = randomNumbers(seed);
      const walked: string[] = [];
      const isLoading = watchDocuments(page);
      await site.in('en').open('services');
      await site.in('en').open('home');
      while (walked.length < steps) {
        const { language } = await observe(page);
        const start = walked.length;
        for (let burst = 1 + Math.floor(random() * 4); burst > 0; burst -= 1) {
          const [name, act] = actions[Math.floor(random() * actions.length)] ?? ['', goBack];
          walked.push(name);
          // A page that is being replaced cannot be acted on: a visitor's press is lost there as well.
          await act(page).catch(() => undefined);
          await pause(random() * hurry);
        }
        const burst = walked.slice(start);
        await expect(
          async () => {
            expect(isLoading(), 'still loading').toBe(false);
            const seen = await observe(page);
            expect(seen).toEqual(expectedAt(seen.path, site));
            // Only a flag changes the language of the session.
            if (!burst.some((name) => name.startsWith('flag')))
              expect(seen.language).toBe(language);
          },
          `E2E_SEED=${seed}: ${walked.slice(-12).join(', ')}`,
        ).toPass({ intervals: [50, 50, 100, 100, 200, 400], timeout: 8000 });
      }
    });
  });

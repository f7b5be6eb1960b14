import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { type Locale, locales } from '@/i18n/locales';
import { href, type Route, routes } from '@/site/routes';
import { expect, messages, test } from './lib/fixtures';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/*
 * Flags, links, anchors, Back, Forward and reload in random order within 50 ms of each other. Once the page is at rest, URL,
 * page, language, title, record and focus must agree.
 *
 * WALK_STEPS sets the number of steps, WALK_SEED repeats a failed walk.
 */
const steps = Number(process.env.WALK_STEPS ?? 25);
const seed = Number(process.env.WALK_SEED ?? Date.now() % 1_000_000);

/** Longest pause between two actions, in ms. */
const hurry = 50;

/** Pseudo-random numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Action = readonly [name: string, act: (page: Page) => Promise<unknown>];

function press(selector: string): Action[1] {
  return (page) =>
    page.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector);
}

/** Never goes beyond the first page of the site. */
function goBack(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const { navigation } = window as { navigation?: { canGoBack: boolean } };
    if (navigation?.canGoBack !== false) history.back();
  });
}

const actions: readonly Action[] = [
  ...locales.flatMap((locale): Action[] => [
    [`flag ${locale}`, press(`a[data-locale="${locale}"]`)],
    [`flag ${locale}`, press(`a[data-locale="${locale}"]`)],
  ]),
  ...routes.map(
    (_, index): Action => [
      `link ${index + 1}`,
      press(`header nav li:nth-child(${index + 1}) a:not([data-locale])`),
    ],
  ),
  ['anchor', press('main a[href^="#"]')],
  ['skip link', press('body > a[href^="#"]')],
  ['Back', goBack],
  ['Back', goBack],
  ['Forward', (page) => page.evaluate(() => history.forward())],
  ['reload', (page) => page.evaluate(() => location.reload())],
];

/** Title of each page in each language, by URL path. */
const pages = Object.fromEntries(
  locales.flatMap((locale) =>
    routes.map((route) => [
      href(locale, route),
      { locale, route, title: messages[locale].Meta[route].title },
    ]),
  ),
) as Record<string, { locale: Locale; route: Route; title: string }>;

/** The local server answers within this time, in ms. A request that a navigation has aborted may never be reported as ended. */
const longestRequest = 4000;

/** Calls what it returns to learn whether documents, scripts or payloads are still on their way. */
function watchLoading(page: Page): () => boolean {
  const loading = new Map<Request, number>();
  const end = (request: Request) => loading.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.on('request', (request) => {
    if (['fetch', 'script', 'document'].includes(request.resourceType()))
      loading.set(request, Date.now());
  });
  page.on('domcontentloaded', () => loading.clear());
  return () => [...loading.values()].some((start) => Date.now() - start < longestRequest);
}

/** The state of the page once its main thread has nothing to do: a switch on its way is rendered before. */
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

/** The expected state at its URL. */
function expectedAt(path: string) {
  const found = pages[path];
  if (!found) throw new Error(`The walk has left the site: ${path}`);
  return {
    path,
    language: found.locale,
    title: expect.stringContaining(found.title),
    recorded: found.locale,
    currentFlag: found.locale,
    currentLink: path,
    focusIsVisible: true,
    pages: 1,
  };
}

test('after random actions, URL, page, language, title, record and focus agree @both', async ({
  page,
  guard,
}) => {
  test.setTimeout(60_000 + steps * 1500);
  // An overtaken navigation aborts the transition of its page, which Chromium reports.
  guard.tolerateConsole(/Transition was (skipped|aborted)/);
  console.info(`random walk: WALK_SEED=${seed} WALK_STEPS=${steps}`);
  const random = randomNumbers(seed);
  const walked: string[] = [];
  const isLoading = watchLoading(page);
  await page.goto('/services/');
  await page.goto('/');
  for (let step = 0; step < steps; ) {
    const { language } = await observe(page);
    const start = walked.length;
    for (let burst = 1 + Math.floor(random() * 4); burst > 0; burst -= 1, step += 1) {
      const [name, act] = actions[Math.floor(random() * actions.length)] ?? ['', async () => {}];
      walked.push(name);
      // A page that is being replaced cannot be acted on: a visitor's press is lost there as well.
      await act(page).catch(() => undefined);
      await pause(random() * hurry);
    }
    walked.push('|');
    await expect(
      async () => {
        expect(isLoading(), 'still loading').toBe(false);
        const seen = await observe(page);
        expect(seen).toEqual(expectedAt(seen.path));
        // Only a flag changes the language of the session.
        if (!walked.slice(start).some((name) => name.startsWith('flag')))
          expect(seen.language).toBe(language);
      },
      `seed ${seed}: ${walked.slice(-12).join(', ')}`,
    ).toPass({
      intervals: [50, 50, 100, 100, 200, 400],
      timeout: 8000,
    });
  }
});

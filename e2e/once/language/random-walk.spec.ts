/*
 * Uses flags, links, anchors, Back, Forward and reload in random order, within 50 ms of each other. When the page is at
 * rest, everything that it shows must belong to its address. E2E_SEED chooses another walk, or repeats a failed one.
 */

import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { desktop, expect, phone, test } from '@/e2e/lib/fixtures';
import { locales } from '@/i18n/locales';
import { routeNames } from '@/site/routes';

const seed = Number(process.env.E2E_SEED ?? 3);

/**
 * The local server answers within this time, in ms. No event reports a request that another navigation has cancelled,
 * so the test waits this long.
 */
const longestRequest = 4000;

/** A page that is hidden because another one is about to replace it cannot be clicked. */
const press = (selector: string) => (page: Page) =>
  page.evaluate((wanted) => {
    if (document.documentElement.style.visibility !== 'hidden')
      document.querySelector<HTMLElement>(wanted)?.click();
  }, selector);

const travel = (entries: number) => (page: Page) =>
  page.evaluate((by) => {
    // Does not go back beyond the first page of the site.
    const { navigation } = window as { navigation?: { canGoBack: boolean } };
    if (by > 0 || navigation?.canGoBack !== false) history.go(by);
  }, entries);

const flags = locales.map((locale) => [`flag ${locale}`, press(`[data-locale="${locale}"]`)]);
const links = routeNames.map((route, index) => [
  `link ${route}`,
  press(`header nav li:nth-child(${index + 1}) a`),
]);

const actions: Record<string, (page: Page) => Promise<unknown>> = {
  ...Object.fromEntries([...flags, ...links]),
  anchor: press('main a[href^="#"]'),
  'skip link': press('body > nav > a[href^="#"]'),
  Back: travel(-1),
  Forward: travel(1),
  reload: (page) => page.evaluate(() => location.reload()),
};

/** Back is more frequent than the others, because it leads to pages of other languages. */
const name = fc.constantFrom(...Object.keys(actions), 'Back', 'Back');

/** Series of actions, each with the pause after it in ms. */
const bursts = fc.sample(fc.array(fc.tuple(name, fc.nat(50)), { minLength: 1, maxLength: 4 }), {
  seed,
  numRuns: 8,
});

/** Watches navigations. @returns a function that says whether a document is loading */
function watchDocuments(page: Page): () => boolean {
  let asked = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) asked = Date.now();
  });
  page.on('domcontentloaded', () => {
    asked = 0;
  });
  return () => Date.now() - asked < longestRequest;
}

for (const [screen, options] of Object.entries({ desktop, phone }))
  test.describe(`On a ${screen}`, { tag: screen === 'phone' ? '@night' : [] }, () => {
    test.use({ ...options, contextOptions: { reducedMotion: 'no-preference' } });

    test(`after flags, links, Back and reload in any order, the page shows what its address says (seed ${seed})`, async ({
      site,
      page,
    }) => {
      const isLoading = watchDocuments(page);
      const walked: string[] = [];
      let language = site.locale;
      const expectRest = async (mayChange: boolean) => {
        expect(isLoading(), 'still loading').toBe(false);
        await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
        const { pathname } = new URL(page.url());
        const places = locales.flatMap((locale) => routeNames.map((route) => ({ locale, route })));
        const place = places.find(({ locale, route }) => site.in(locale).path(route) === pathname);
        if (!place) throw new Error(`The walk has left the site: ${pathname}`);
        await site.in(place.locale).expect(place.route);
        expect(await page.evaluate(() => document.activeElement?.checkVisibility())).toBe(true);
        if (!mayChange) expect(place.locale).toBe(language);
        language = place.locale;
      };
      for (const locale of [...site.others, site.locale]) await site.in(locale).open('services');
      for (const burst of bursts) {
        for (const [name, time] of burst) {
          walked.push(name);
          // A page that is being replaced cannot be acted on: a visitor's click would be lost as well.
          await actions[name]?.(page).catch(() => undefined);
          await pause(time);
        }
        const hasFlag = burst.some(([name]) => name.startsWith('flag'));
        await expect(
          () => expectRest(hasFlag),
          `E2E_SEED=${seed}: ${walked.slice(-12).join(', ')}`,
        ).toPass({ intervals: [50, 50, 100, 100, 200, 400], timeout: 25_000 });
      }
    });
  });

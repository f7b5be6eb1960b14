/**
 * Measures what a press costs on a phone at 4× slowdown: from the press of a flag or a link to the first contentful paint of the
 * next document, with a warm cache; and the same after the pointer has rested on the flag. Playwright's browser then prefetches the
 * page and does not prerender it, which browsers do that no tool drives.
 *
 * Usage: npm run --prefix tools/bench navigation -- <folder> [<other folder> …] [--page home] [--rounds 12]
 */
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { type Locale, locales } from '@/i18n/locales';
import { href, type Route, routes } from '@/site/routes';
import { launchBrowser, serveExport } from '../lib/browser';
import { machine, medians, phone, slowdown } from './measuring';

const { values: options, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: { page: { type: 'string' }, rounds: { type: 'string', default: '12' } },
});
if (folders.length === 0) throw new Error('name an exported folder');

/** In ms since the press; `fetched` is when the document has come, `parsed` when it is read. */
type Sample = Record<'fetched' | 'parsed' | 'painted', number>;

/** How long a pointer rests on a link before it is pressed, in ms: browsers fetch ahead after 200. */
const rest = 1500;

/** Presses a link and resolves with the times of the next document. */
async function press(page: Page, selector: string): Promise<Sample> {
  const left = await page.evaluate((found) => {
    const link = document.querySelector<HTMLAnchorElement>(found);
    // In a task of its own, as a visitor's press is.
    setTimeout(() => {
      sessionStorage.setItem('pressed', String(performance.timeOrigin + performance.now()));
      link?.click();
    });
    return performance.timeOrigin;
  }, selector);
  for (;;) {
    const sample = await page
      .evaluate((left) => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        if (performance.timeOrigin === left || !paint || !entry?.domInteractive) return null;
        const since = performance.timeOrigin - Number(sessionStorage.getItem('pressed'));
        return {
          fetched: since + entry.responseEnd,
          parsed: since + entry.domInteractive,
          painted: since + paint.startTime,
        };
      }, left)
      .catch(() => null);
    if (sample) return sample;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const flag = (locale: Locale) => `a[data-locale="${locale}"]`;
const link = (route: Route) => `header a[href$="${href('it', route)}"]:not([data-locale])`;

/** Opens Home, so that all pages of a language are left and entered in turn, and their files are in the cache. */
async function open(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext(phone);
  // tsx wraps named functions in this helper, which a function sent to the browser lacks.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  for (const locale of locales)
    for (const route of routes)
      await page.goto(origin + href(locale, route), { waitUntil: 'load' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const idle = () => requestIdleCallback(() => resolve());
        if (document.readyState === 'complete') idle();
        else addEventListener('load', idle, { once: true });
      }),
  );

const ways = {
  flag: async (page, origin, route) => {
    await page.goto(origin + href('bg', route));
    await settled(page);
    return press(page, flag('it'));
  },
  link: async (page, origin, route) => {
    await page.goto(origin + href('it', route === 'home' ? 'about' : 'home'));
    await settled(page);
    return press(page, link(route));
  },
  'pointed at flag': async (page, origin, route) => {
    await page.goto(origin + href('bg', route));
    await settled(page);
    await page.locator(flag('it')).hover();
    await page.waitForTimeout(rest);
    return press(page, flag('it'));
  },
} as const satisfies Record<string, (page: Page, origin: string, route: Route) => Promise<Sample>>;

const exports = await Promise.all(folders.map(serveExport));
const browser = await launchBrowser();
const lines = [
  '| Page | Way | Export | Fetched | Parsed | First paint |',
  '| --- | --- | --- | --- | --- | --- |',
];
try {
  for (const route of routes.filter((route) => !options.page || route === options.page)) {
    const samples = new Map<string, Sample[]>();
    for (const [index, { origin }] of exports.entries()) {
      const page = await open(browser, origin);
      for (const [way, measure] of Object.entries(ways)) {
        const found: Sample[] = [];
        for (let round = 0; round < Number(options.rounds); round += 1)
          found.push(await measure(page, origin, route));
        samples.set(`| ${route} | ${way} | ${folders[index]} |`, found);
      }
      await page.context().close();
    }
    for (const [name, found] of samples) {
      const { fetched, parsed, painted } = medians(found);
      const line = `${name} ${[fetched, parsed, painted].map((time) => time.toFixed(0)).join(' | ')} |`;
      lines.push(line);
      console.error(line);
    }
  }
} finally {
  await browser.close();
  for (const { close } of exports) close();
}

console.log(`${lines.join('\n')}

- ms from the press, medians of ${options.rounds}, phone, ${slowdown}× slowdown, warm cache
${machine()}`);

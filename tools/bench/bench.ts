/**
 * Measures what the pages of one or several exports cost a phone: 390 px wide, at 4× CPU slowdown, in Chromium. Prints medians in
 * milliseconds. Only figures of one run compare: the exports take turns. Run it with nothing else on the machine.
 *
 * Usage: npm run bench -- [folder, default out] [<other folder> …] [--page /services/ …] [--rounds 12]
 *
 * A page is measured in the folders that have it. Add `npx lighthouse <url>` for its scores.
 */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium, devices, type Page } from '@playwright/test';
import { locales } from '@/i18n/locales';
import { browserArguments, findBrowser } from '@/scripts/lib/browser';
import { main } from '@/scripts/lib/run';
import { serveFolder } from '@/scripts/lib/staticServer';
import { href, routes } from '@/site/routes';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    page: { type: 'string', multiple: true },
    rounds: { type: 'string', default: '12' },
  },
});
const folders = positionals.length > 0 ? positionals : ['out'];
const pages =
  options.page ?? locales.flatMap((locale) => routes.map((route) => href(locale, route)));

const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
const slowdown = 4;
/** How long a page is watched after its load event, in ms. */
const watched = 4000;

/** The ways to leave a page: a flag, and a link of the navigation to another page. */
const ways = {
  flag: 'a[data-locale]:not([aria-current])',
  link: 'header nav a:not([data-locale], [aria-current], [href*="#"], [href^="http"])',
} as const;

type Sample = Readonly<Record<string, number>>;

/** Time of the first contentful paint, in ms since the page's beginning; waits for it. */
function firstPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) resolve(paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

/** A tab of a slow phone. */
async function openTab(context: BrowserContext) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Performance.enable');
  return { page, session };
}

/**
 * Loads a page in a new tab and watches it. `work` is what its process has worked; `blocking` is what tasks take beyond 50 ms
 * (https://web.dev/articles/tbt).
 */
async function load(context: BrowserContext, url: string): Promise<Sample> {
  const { page, session } = await openTab(context);
  await page.goto(url, { waitUntil: 'load' });
  const fcp = await firstPaint(page);
  // The window that is measured: a page that is never quiet must not end it.
  await page.waitForTimeout(watched);
  const { metrics } = await session.send('Performance.getMetrics');
  const work = (name: string) =>
    (metrics.find((metric) => metric.name === `${name}Duration`)?.value ?? 0) * 1000;
  const blocking = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'longtask', buffered: true });
    return observer.takeRecords().reduce((sum, { duration }) => sum + duration - 50, 0);
  });
  await page.close();
  return {
    fcp,
    work: work('Task'),
    style: work('RecalcStyle'),
    layout: work('Layout'),
    script: work('Script'),
    blocking,
  };
}

/** From the press of a link to the first paint of the next document, in ms. */
async function press(page: Page, url: string, selector: string): Promise<number> {
  await page.goto(url, { waitUntil: 'load' });
  // The press of a visitor who has read something: the page is at rest.
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
  const next = page.waitForEvent('domcontentloaded');
  await page.evaluate((found) => {
    // In a task of its own, as a visitor's press is.
    setTimeout(() => {
      sessionStorage.setItem('pressed', String(performance.timeOrigin + performance.now()));
      document.querySelector<HTMLAnchorElement>(found)?.click();
    });
  }, selector);
  await next;
  const paint = await firstPaint(page);
  return page.evaluate(
    (paint) => performance.timeOrigin + paint - Number(sessionStorage.getItem('pressed')),
    paint,
  );
}

/** One round of a page: a first visit, the same again, and each way out of it, whose target has been loaded before. */
async function round(browser: Browser, url: string): Promise<Readonly<Record<string, Sample>>> {
  const context = await browser.newContext(phone);
  // tsx wraps named functions in this helper, which a function sent to the browser lacks.
  await context.addInitScript('globalThis.__name = (named) => named');
  const cold = await load(context, url);
  const warm = await load(context, url);
  const { page } = await openTab(context);
  const left: Record<string, Sample> = {};
  for (const [way, selector] of Object.entries(ways)) {
    await press(page, url, selector);
    left[way] = { painted: await press(page, url, selector) };
  }
  await context.close();
  return { cold, warm, ...left };
}

/** The upper median of each figure, rounded. */
function medians(samples: readonly Sample[]): Sample {
  const names = Object.keys(samples[0] ?? {});
  const median = (name: string) => {
    const sorted = samples.map((sample) => sample[name] ?? 0).toSorted((a, b) => a - b);
    return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
  };
  return Object.fromEntries(names.map((name) => [name, median(name)]));
}

await main(async () => {
  const sites = await Promise.all(
    folders.map(async (folder) => {
      const server = await serveFolder(folder, 0);
      const { port } = server.address() as AddressInfo;
      return { folder, server, origin: `http://127.0.0.1:${port}` };
    }),
  );
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments],
  });
  const samples = new Map<string, Sample[]>();
  try {
    for (const place of pages)
      for (let count = 0; count < Number(options.rounds); count += 1)
        for (const { folder, origin } of sites) {
          if (!existsSync(path.join(folder, place, 'index.html'))) continue;
          for (const [visit, sample] of Object.entries(await round(browser, origin + place))) {
            const row = `${place} ${visit} ${folder}`;
            samples.set(row, [...(samples.get(row) ?? []), sample]);
          }
        }
  } finally {
    await browser.close();
    for (const { server } of sites) server.close();
  }
  console.table(Object.fromEntries([...samples].map(([row, all]) => [row, medians(all)])));
  console.log(`Medians of ${options.rounds}; ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`);
});

/**
 * Measures what the pages of one or several exports cost a phone: 390 px wide, at 4× CPU slowdown, in Chromium. Prints medians in
 * milliseconds. Only figures of one run compare: the exports take turns. Run it with nothing else on the machine.
 *
 * Usage: npm run bench -- [folder, default out] [<other folder> …] [--page /services/ …] [--rounds 12]
 *
 * The folders may be other sites: a page is measured in those that have it. `npx lighthouse <url>` gives the scores.
 */
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type CDPSession, chromium, devices, type Page } from '@playwright/test';
import { locales } from '@/i18n/locales';
import { compressFolder } from '@/scripts/hosts/compress';
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
/** How long a page is watched after its load event, and how long a press may take, in ms. */
const watched = 4000;
const patience = 5000;

/** The ways to leave a page: a flag, and a link of the navigation. Measured from the press to the first paint. */
const ways = {
  flag: 'a[data-locale]:not([aria-current])',
  link: 'header nav a:not([data-locale], [aria-current], [href*="#"], [href^="http"])',
} as const;

type Sample = Record<string, number>;

/** Time of the first contentful paint, in ms since the page's beginning; waits for it. */
async function firstPaint(page: Page): Promise<number> {
  const time = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  return (await time.jsonValue()) ?? Number.NaN;
}

/** What the browser's tools call the main thread's work, in seconds since the page began. */
const work = {
  total: 'TaskDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
  script: 'ScriptDuration',
};

/**
 * Loads a page and watches it until it is quiet. Times are in ms. Blocking time is that of tasks above 50 ms, as a tap would
 * wait (https://web.dev/articles/tbt). Sizes are in kB as transferred.
 */
async function load(page: Page, session: CDPSession, url: string): Promise<Sample> {
  await page.goto(url, { waitUntil: 'load' });
  const fcp = await firstPaint(page);
  // The window that is measured: a page that is never quiet must not end it.
  await page.waitForTimeout(watched);
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  const times = Object.entries(work).map(([name, metric]) => [name, 1000 * (seconds[metric] ?? 0)]);
  const others = await page.evaluate(() => {
    const entries = ['navigation', 'resource'].flatMap((type) =>
      performance.getEntriesByType(type),
    ) as PerformanceResourceTiming[];
    const bytes = entries.reduce((sum, { transferSize }) => sum + transferSize, 0);
    const [html] = entries;
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'longtask', buffered: true });
    return {
      blocking: observer.takeRecords().reduce((sum, { duration }) => sum + duration - 50, 0),
      'html kB': (html?.encodedBodySize ?? 0) / 1000,
      'all kB': bytes / 1000,
      elements: document.querySelectorAll('*').length,
    };
  });
  return { ...Object.fromEntries(times), fcp, ...others };
}

/** From the press of a link to the first paint of the next document, in ms; NaN where the document stays. */
async function press(page: Page, url: string, selector: string): Promise<number> {
  await page.goto(url, { waitUntil: 'load' });
  // The press of a visitor who has read something: the page is at rest.
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
  const next = page.waitForEvent('domcontentloaded', { timeout: patience }).catch(() => null);
  await page.evaluate((found) => {
    // In a task of its own, as a visitor's press is.
    setTimeout(() => {
      sessionStorage.setItem('pressed', String(performance.timeOrigin + performance.now()));
      document.querySelector<HTMLAnchorElement>(found)?.click();
    });
  }, selector);
  if (!(await next)) return Number.NaN;
  const paint = await firstPaint(page);
  return page.evaluate(
    (paint) => performance.timeOrigin + paint - Number(sessionStorage.getItem('pressed')),
    paint,
  );
}

/** One round of a page: a first visit, the same again with each way out of it, whose target has been loaded before. */
async function round(browser: Browser, url: string): Promise<Record<'cold' | 'warm', Sample>> {
  const context = await browser.newContext(phone);
  // tsx wraps named functions in this helper, which a function sent to the browser lacks.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Performance.enable');
  const cold = await load(page, session, url);
  const warm = await load(page, session, url);
  for (const [way, selector] of Object.entries(ways)) {
    await press(page, url, selector);
    warm[way] = await press(page, url, selector);
  }
  await context.close();
  return { cold, warm };
}

/** The upper median of a field, rounded. */
function median(samples: readonly Sample[], name: string): number {
  const sorted = samples.map((sample) => sample[name] ?? Number.NaN).toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN);
}

/** A copy of an export with compressed texts, served on a free port. */
async function serveCopy(folder: string) {
  const copy = await mkdtemp(path.join(tmpdir(), 'bench-'));
  await cp(folder, copy, { recursive: true });
  await compressFolder(copy);
  const server = await serveFolder(copy, 0);
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    return rm(copy, { recursive: true });
  };
  return { folder, origin: `http://127.0.0.1:${port}`, stop };
}

await main(async () => {
  const sites = await Promise.all(folders.map(serveCopy));
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments],
  });
  const rows = new Map<string, Sample[]>();
  try {
    for (const place of pages)
      for (let count = 0; count < Number(options.rounds); count += 1)
        for (const { folder, origin } of sites) {
          if (!existsSync(path.join(folder, place, 'index.html'))) continue;
          for (const [visit, sample] of Object.entries(await round(browser, origin + place))) {
            const row = `${place} ${visit} ${folder}`;
            rows.set(row, [...(rows.get(row) ?? []), sample]);
          }
        }
  } finally {
    await browser.close();
    for (const { stop } of sites) await stop();
  }
  const lines = [...rows].map(([row, samples]) => {
    const medians = Object.keys(samples[0] ?? {}).map((name) => [name, median(samples, name)]);
    return [row, Object.fromEntries(medians)];
  });
  console.table(Object.fromEntries(lines));
  console.log(`Medians of ${options.rounds}; ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`);
});

/**
 * Measures what the pages of one or several exports cost a phone: 390 px wide, at 4× CPU slowdown, in Chromium. Prints medians in
 * milliseconds. Only figures of one run compare: the exports take turns. Run it with nothing else on the machine.
 *
 * Usage: npm run bench -- [folder, default out] [<other folder> …] [--page /services/ …] [--rounds 12]
 *
 * The folders may be other sites: a page is measured in those that have it, and `÷` divides the first folder's main thread or
 * paint by theirs. Add `npx lighthouse <url>` for its scores.
 */
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, devices, type Page } from '@playwright/test';
import { locales } from '@/i18n/locales';
import { browserArguments, findBrowser } from '@/scripts/lib/browser';
import { main } from '@/scripts/lib/run';
import { serveFolder } from '@/scripts/lib/staticServer';
import { href, routeNames } from '@/site/routes';
import { compressFolder } from './compress';
import { categories, mainThreadTimes } from './trace';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    page: { type: 'string', multiple: true },
    rounds: { type: 'string', default: '12' },
  },
});
const folders = positionals.length > 0 ? positionals : ['out'];
const pages =
  options.page ?? locales.flatMap((locale) => routeNames.map((route) => href(locale, route)));

const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
const slowdown = 4;
/** How long a page is watched after its load event, and how long a press may take, in ms. */
const watched = 4000;
const patience = 5000;

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

/** Loads a page and watches it until it is quiet. Sizes are in kB as transferred. */
async function load(browser: Browser, page: Page, url: string): Promise<Sample> {
  await browser.startTracing(page, { categories });
  await page.goto(url, { waitUntil: 'load' });
  const fcp = await firstPaint(page);
  // The window that is measured: a page that is never quiet must not end it.
  await page.waitForTimeout(watched);
  const times = mainThreadTimes(await browser.stopTracing());
  const sizes = await page.evaluate(() => {
    const entries = ['navigation', 'resource'].flatMap((type) =>
      performance.getEntriesByType(type),
    ) as PerformanceResourceTiming[];
    const bytes = entries.reduce((sum, { transferSize }) => sum + transferSize, 0);
    const [html] = entries;
    return {
      'html kB': (html?.encodedBodySize ?? 0) / 1000,
      'all kB': bytes / 1000,
      elements: document.querySelectorAll('*').length,
    };
  });
  return { ...times, fcp, ...sizes };
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

/** One round of a page: a first visit, the same again, and each way out of it, whose target has been loaded before. */
async function round(browser: Browser, url: string) {
  const context = await browser.newContext(phone);
  // tsx wraps named functions in this helper, which a function sent to the browser lacks.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const cold = await load(browser, page, url);
  const warm = await load(browser, page, url);
  const left: Record<string, number> = {};
  for (const [way, selector] of Object.entries(ways)) {
    await press(page, url, selector);
    left[way] = await press(page, url, selector);
  }
  await context.close();
  return { cold, warm, left };
}

/** The upper median of a field; NaN where nothing was measured. */
function median(samples: readonly Sample[], name: string): number {
  const sorted = samples.map((sample) => sample[name] ?? Number.NaN).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
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

/** Prints the medians, a line for each page, visit and export; `÷` compares the first field with the first export's. */
function print(rows: ReadonlyMap<string, readonly Sample[]>): void {
  const lines = [...rows].map(([key, samples]) => {
    const [page, visit, folder] = key.split(' ');
    const names = Object.keys(samples[0] ?? {});
    const medians = names.map((name) => [name, Math.round(median(samples, name))]);
    const first = rows.get([page, visit, folders[0]].join(' ')) ?? [];
    const [compared = ''] = names;
    const ratio = (median(first, compared) / median(samples, compared)).toFixed(2);
    return { page, visit, folder, ...Object.fromEntries(medians), '÷': ratio };
  });
  console.table(lines);
}

await main(async () => {
  const sites = await Promise.all(folders.map(serveCopy));
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments],
  });
  const loads = new Map<string, Sample[]>();
  const presses = new Map<string, Sample[]>();
  const keep = (rows: Map<string, Sample[]>, key: readonly string[], sample: Sample) =>
    rows.set(key.join(' '), [...(rows.get(key.join(' ')) ?? []), sample]);
  try {
    for (const place of pages)
      for (let count = 0; count < Number(options.rounds); count += 1)
        for (const { folder, origin } of sites) {
          if (!existsSync(path.join(folder, place, 'index.html'))) continue;
          const { cold, warm, left } = await round(browser, origin + place);
          keep(loads, [place, 'cold', folder], cold);
          keep(loads, [place, 'warm', folder], warm);
          for (const [way, painted] of Object.entries(left))
            keep(presses, [place, way, folder], { painted });
        }
  } finally {
    await browser.close();
    for (const { stop } of sites) await stop();
  }
  print(loads);
  print(presses);
  console.log(`Medians of ${options.rounds}; ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`);
});

/**
 * Measures every page against its floor: the same page with all scripts taken out, the least that any tool could do.
 *
 * Usage: npm run bench [-- --page /it/services/] [-- --runs 5] [-- --no-build]
 */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { defaultLocale, type Locale, locales } from '@/i18n/locales';
import { browserArguments, findBrowser } from '@/scripts/lib/browser';
import { run } from '@/scripts/lib/run';
import { serveFolder } from '@/scripts/lib/staticServer';
import { href, type Route, routes } from '@/site/routes';

const { values: options } = parseArgs({
  options: {
    page: { type: 'string' },
    runs: { type: 'string', default: '5' },
    'no-build': { type: 'boolean', default: false },
  },
});

/** Lighthouse's categories beside performance; they do not vary from run to run. */
const otherCategories = ['accessibility', 'best-practices', 'seo'] as const;

interface Sample {
  readonly performance: number;
  /** Milliseconds, but for CLS and the sizes (kB as transferred). */
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly si: number;
  readonly mainThread: number;
  readonly requests: number;
  readonly total: number;
  readonly script: number;
  readonly image: number;
  readonly font: number;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function medians(samples: readonly Sample[]): Sample {
  const [first] = samples;
  if (!first) throw new Error('nothing was measured');
  const names = Object.keys(first) as (keyof Sample)[];
  return Object.fromEntries(
    names.map((name) => [name, median(samples.map((sample) => sample[name]))]),
  ) as unknown as Sample;
}

/** The same export without a single script. */
async function makeFloor(folder: string): Promise<string> {
  const floor = await mkdtemp(path.join(tmpdir(), 'floor-'));
  await cp(folder, floor, { recursive: true });
  for (const entry of await readdir(floor, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = path.join(entry.parentPath, entry.name);
    const html = await readFile(file, 'utf8');
    await writeFile(file, html.replace(/<script\b[^>]*>.*?<\/script>/gs, ''));
  }
  return floor;
}

async function audit(url: string, port: number, onlyCategories: readonly string[]) {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...onlyCategories],
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { audits, categories } = result.lhr;
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  return { audits, score };
}

async function otherScores(url: string, port: number): Promise<readonly number[]> {
  const { score } = await audit(url, port, otherCategories);
  return otherCategories.map(score);
}

async function sample(url: string, port: number): Promise<Sample> {
  const { audits, score } = await audit(url, port, ['performance']);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = (audits['network-requests']?.details as { items?: RequestItem[] })?.items ?? [];
  const kilobytes = (type?: string) =>
    requests
      .filter((item) => !type || item.resourceType === type)
      .reduce((sum, item) => sum + item.transferSize, 0) / 1000;
  return {
    performance: score('performance'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    si: value('speed-index'),
    mainThread: value('mainthread-work-breakdown'),
    requests: requests.length,
    total: kilobytes(),
    script: kilobytes('Script'),
    image: kilobytes('Image'),
    font: kilobytes('Font'),
  };
}

interface RequestItem {
  readonly resourceType: string;
  readonly transferSize: number;
}

/**
 * Milliseconds from a click on a flag to the new language's text on the screen, at 4× slowdown, with the runtime and the
 * other language's payload there: the first switch of a visit, which is the slowest.
 */
async function languageSwitch(
  browser: Browser,
  origin: string,
  route: Route,
  wanted: Locale,
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const payload = page.waitForResponse((response) => {
    const { pathname } = new URL(response.url());
    return pathname.startsWith(`${href(wanted, route)}__next.`) && pathname.includes('__PAGE__');
  });
  await page.goto(origin + href(defaultLocale, route));
  await page.hover('h1');
  await page.waitForFunction(() => document.documentElement.dataset.runtime === 'alive');
  await (await payload).finished();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const time = await page.evaluate(
    (locale) =>
      new Promise<number>((done) => {
        const flag = document.querySelector<HTMLElement>(`a[data-locale=${locale}]`);
        const start = performance.now();
        const observer = new MutationObserver(() => {
          if (document.documentElement.lang !== locale) return;
          observer.disconnect();
          // What a frame posts is delivered after it was painted.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => done(performance.now() - start);
            port2.postMessage(null);
          });
        });
        observer.observe(document, { attributes: true, childList: true, subtree: true });
        flag?.click();
      }),
    wanted,
  );
  await page.close();
  return time;
}

/** Milliseconds from the first touch to a live form, at 1.6 Mbit/s, 150 ms round trip and 4× slowdown. */
async function liveForm(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`${origin}/contacts/`);
  const time = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const form = document.querySelector('form');
        if (!form) return;
        const start = performance.now();
        const observer = new MutationObserver(() => {
          if (form.dataset.enquiry === 'alive') done(performance.now() - start);
        });
        observer.observe(form, { attributes: true });
        form.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      }),
  );
  await page.close();
  return time;
}

if (!options['no-build']) run('npm', ['run', '--silent', 'build']);
const executablePath = findBrowser();
const floorFolder = await makeFloor('out');
const [site, floor] = [await serveFolder('out', 0), await serveFolder(floorFolder, 0)];
const origins = [site, floor].map(
  (server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
);
const pages = options.page
  ? [options.page]
  : locales.flatMap((locale) => routes.map((route) => href(locale, route)));

const debuggingPort = 9333;
const chrome = await chromium.launch({
  executablePath,
  args: [...browserArguments, `--remote-debugging-port=${debuggingPort}`],
});
const table: string[] = [
  '| Page | Scores (P/A/B/S) | FCP | LCP | ÷ floor | TBT | − floor | CLS | SI | Main thread | Requests | kB | JS | Images | Fonts |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
];
try {
  for (const page of pages) {
    const samples: [Sample[], Sample[]] = [[], []];
    for (let count = 0; count < Number(options.runs); count++) {
      // In turn, so that a busy moment of the machine falls on both.
      for (const which of [0, 1] as const) {
        samples[which].push(await sample(`${origins[which]}${page}`, debuggingPort));
      }
    }
    const [own, least] = [medians(samples[0]), medians(samples[1])];
    const others = await otherScores(`${origins[0]}${page}`, debuggingPort);
    const ms = (value: number) => Math.round(value).toString();
    const row = [
      page,
      [own.performance, ...others].join('/'),
      ms(own.fcp),
      ms(own.lcp),
      (own.lcp / least.lcp).toFixed(2),
      ms(own.tbt),
      ms(own.tbt - least.tbt),
      own.cls.toFixed(3),
      ms(own.si),
      ms(own.mainThread),
      own.requests,
      ...[own.total, own.script, own.image, own.font].map((size) => size.toFixed(1)),
    ].join(' | ');
    table.push(`| ${row} |`);
    console.log(table.at(-1));
  }
} finally {
  await chrome.close();
}

const browser = await chromium.launch({ executablePath, args: [...browserArguments] });
const [origin = ''] = origins;
const switching: string[] = [];
for (const route of routes) {
  const times: number[] = [];
  for (let count = 0; count < Number(options.runs); count++)
    for (const locale of locales)
      if (locale !== defaultLocale)
        times.push(await languageSwitch(browser, origin, route, locale));
  switching.push(`${route} ${Math.round(median(times))}`);
}
const forms: number[] = [];
for (let count = 0; count < Number(options.runs); count++)
  forms.push(await liveForm(browser, origin));
const form = median(forms);
await browser.close();
site.close();
floor.close();
await rm(floorFolder, { recursive: true });

const report = `${table.join('\n')}

Milliseconds and kB; medians of ${options.runs} runs, Lighthouse mobile, simulated throttling.

- Language switch, click to new text painted, at 4× slowdown once the runtime is there (ms): ${switching.join(', ')}
- First touch to a live form, at 1.6 Mbit/s, 150 ms round trip and 4× slowdown: ${Math.round(form)} ms
- Machine: ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}; ${new Date().toISOString().slice(0, 10)}
`;
console.log(`\n${report}`);
if (!options.page) await writeFile('docs/performance-table.md', report);

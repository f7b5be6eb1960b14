/**
 * Compares a warm language switch of two exports, A and B, in one run: a phone at 4× slowdown, with the runtime and the
 * other languages' payloads loaded and every language shown twice before.
 *
 * Usage: npm run --prefix tools/bench switch -- <folder A> <folder B> [--page home] [--rounds 3]
 */
import { parseArgs } from 'node:util';
import type { Browser, CDPSession, Page, Request } from '@playwright/test';
import { defaultLocale, type Locale, locales } from '@/i18n/locales';
import { href, type Route, routes } from '@/site/routes';
import { launchBrowser, serveExport } from '../lib/browser';
import { machine, medians, phone, slowdown } from './measuring';

const runtimeAlive = 'html[data-runtime=alive]';
/** Excludes what the runtime appends to `<head>`. */
const pageElements = 'html, body, body *';
/** A page counts as quiet when it has loaded no script or payload for this long, in ms. */
const quietTime = 500;
/** The languages in the order of the switches, from the default back to it. */
const cycle = [...locales.filter((locale) => locale !== defaultLocale), defaultLocale];

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { page: { type: 'string' }, rounds: { type: 'string', default: '3' } },
});
const [folderA, folderB] = positionals;
if (!folderA || !folderB) throw new Error('name two exported folders, A and B');

/** In milliseconds, except `kept`: the share of elements that are the same objects after the switch. */
type Sample = Record<'painted' | 'script' | 'layout' | 'style' | 'task' | 'kept', number>;

/** Calls `quiet` of a page resolve when its scripts and payloads have arrived and the main thread is idle. */
function watchQuiet(page: Page) {
  const pending = new Set<Request>();
  let changed: () => void = () => undefined;
  const end = (request: Request) => {
    if (pending.delete(request)) changed();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.on('request', (request) => {
    if (!['fetch', 'script', 'document'].includes(request.resourceType())) return;
    pending.add(request);
    changed();
  });
  return async () => {
    await new Promise<void>((resolve) => {
      let rest: NodeJS.Timeout | undefined;
      changed = () => {
        clearTimeout(rest);
        if (pending.size === 0) rest = setTimeout(resolve, quietTime);
      };
      changed();
    });
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  };
}

/** Durations since the page was opened, in ms. */
async function durations(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  return {
    script: of('ScriptDuration'),
    layout: of('LayoutDuration'),
    style: of('RecalcStyleDuration'),
    task: of('TaskDuration'),
  };
}

/**
 * Clicks a flag and resolves with the time from the click to the painted text of that language, in ms, and the number of
 * payloads that the switch had to wait for.
 */
function clickToPainted(page: Page, wanted: Locale) {
  return page.evaluate(
    (locale) =>
      new Promise<{ painted: number; fetched: number }>((done) => {
        const flag = document.querySelector<HTMLElement>(`a[data-locale=${locale}]`);
        const text = () => document.querySelector('h1')?.closest('main')?.textContent;
        const before = text();
        performance.clearResourceTimings();
        // In a task of its own, as a visitor's click is.
        setTimeout(() => {
          const start = performance.now();
          const look = () => {
            if (document.documentElement.lang !== locale || text() === before) {
              requestAnimationFrame(look);
              return;
            }
            // A message that a frame posts is delivered after the frame was painted.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => {
              const painted = performance.now() - start;
              const fetched = performance
                .getEntriesByType('resource')
                .filter((entry) => entry.startTime >= start && /\.txt\b/.test(entry.name));
              done({ painted, fetched: fetched.length });
            };
            port2.postMessage(null);
          };
          requestAnimationFrame(look);
          flag?.click();
        });
      }),
    wanted,
  );
}

/**
 * Opens a page and shows each language twice.
 *
 * @returns a function that measures two switches, and throws when one had to wait for the network
 */
async function openPage(browser: Browser, origin: string, route: Route) {
  const context = await browser.newContext(phone);
  // tsx wraps named functions in this helper, which a function sent to the browser lacks.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  const quiet = watchQuiet(page);
  await page.goto(origin + href(defaultLocale, route));
  await page.keyboard.press('Shift');
  await page.locator(runtimeAlive).waitFor();
  await quiet();
  for (const locale of [...cycle, ...cycle]) {
    await clickToPainted(page, locale);
    await quiet();
  }
  const session = await context.newCDPSession(page);
  // Thread time, so that other work of the machine counts less.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  let switches = 0;
  const next = (): Locale => cycle[switches++ % cycle.length] ?? defaultLocale;

  // In a switch of its own: a set of every element makes the next collection of garbage dearer, and most so where they stay.
  const before = await page.evaluateHandle(
    (selector) => new WeakSet(document.querySelectorAll(selector)),
    pageElements,
  );
  await clickToPainted(page, next());
  await quiet();
  const kept = await before.evaluate((elements, selector) => {
    const now = [...document.querySelectorAll(selector)];
    return now.filter((element) => elements.has(element)).length / now.length;
  }, pageElements);
  await before.dispose();

  // Two switches: watching for the paint costs script time of its own.
  const measureSwitches = async (): Promise<Sample> => {
    const { painted, fetched } = await clickToPainted(page, next());
    if (fetched > 0) throw new Error(`${page.url()}: the switch was not warm`);
    await quiet();
    const wanted = next();
    const earlier = await durations(session);
    await page.evaluate(
      (locale) => document.querySelector<HTMLElement>(`a[data-locale=${locale}]`)?.click(),
      wanted,
    );
    await quiet();
    const later = await durations(session);
    if ((await page.locator('html').getAttribute('lang')) !== wanted)
      throw new Error(`${page.url()}: the switch took longer than ${quietTime} ms`);
    return {
      painted,
      script: later.script - earlier.script,
      layout: later.layout - earlier.layout,
      style: later.style - earlier.style,
      task: later.task - earlier.task,
      kept,
    };
  };
  return { measureSwitches, close: () => context.close() };
}

const measures = {
  painted: 'Click to painted, ms',
  script: 'Script, ms',
  layout: 'Layout, ms',
  style: 'Style, ms',
  task: 'Main thread, ms',
} as const satisfies Partial<Record<keyof Sample, string>>;

const header = ['Page', 'Same elements', ...Object.values(measures)];
const table = [header, header.map(() => '---')].map((cells) => `| ${cells.join(' | ')} |`);
const exports = [await serveExport(folderA), await serveExport(folderB)] as const;
const browser = await launchBrowser();
const wantedRoutes = routes.filter((route) => !options.page || route === options.page);
try {
  for (const route of wantedRoutes) {
    const samples: [Sample[], Sample[]] = [[], []];
    for (let round = 0; round < Number(options.rounds); round++) {
      // One page at a time, since another one's moving pictures take time from it; each export first in turn.
      for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const { measureSwitches, close } = await openPage(browser, exports[which].origin, route);
        for (let sample = 0; sample < 2 * locales.length; sample++)
          samples[which].push(await measureSwitches());
        await close();
      }
    }
    const [a, b] = [medians(samples[0]), medians(samples[1])];
    const cells = (Object.keys(measures) as (keyof typeof measures)[]).map(
      (name) => `${a[name].toFixed(0)} → ${b[name].toFixed(0)} (${(b[name] / a[name]).toFixed(2)})`,
    );
    const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
    table.push(`| ${[route, `${percent(a.kept)} → ${percent(b.kept)}`, ...cells].join(' | ')} |`);
    console.error(table.at(-1));
  }
} finally {
  await browser.close();
  for (const { close } of exports) close();
}

console.log(`${table.join('\n')}

- A → B (B ÷ A); medians of ${Number(options.rounds) * 2 * locales.length} samples of two warm switches each, phone, ${slowdown}× slowdown
- Script, layout, style and main thread: from the click until the page is quiet again
${machine()}`);

/**
 * Measures every page of an export with Lighthouse beside its floor: the same page without a script, the least that any
 * tool could do. Prints a table. Only figures of one run compare, with nothing else running on the machine; the targets are
 * in docs/architecture.md.
 *
 * Usage: npm run --prefix tools/bench start -- [folder, default out] [--against <folder>] [--page /it/services/] [--runs 5]
 *
 * `--against` measures another export in the same run and adds the ratio of the two LCP values.
 */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import lighthouse from 'lighthouse';
import { locales } from '@/i18n/locales';
import { compressFolder } from '@/scripts/hosts/compress';
import { href, routes } from '@/site/routes';
import { launchBrowser, serveExport } from '../lib/browser';
import { machine, median, medians, phone, slowdown } from './measuring';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    page: { type: 'string' },
    runs: { type: 'string', default: '5' },
  },
});
const [folder = 'out'] = positionals;

/** Lighthouse's categories beside performance; they do not vary from run to run. */
const otherCategories = ['accessibility', 'best-practices', 'seo'] as const;

/** Copies an export, changes its HTML, and compresses it, so that the original stays unchanged. */
async function copyExport(folder: string, change: (html: string) => string): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'bench-'));
  await cp(folder, copy, { recursive: true });
  for (const entry of await readdir(copy, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (file.endsWith('.html')) await writeFile(file, change(await readFile(file, 'utf8')));
  }
  await compressFolder(copy);
  return copy;
}

const unchanged = (html: string) => html;
const withoutScripts = (html: string) => html.replace(/<script\b[^>]*>.*?<\/script>/gs, '');

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

/** In milliseconds, except CLS and the sizes (kB as transferred). */
async function sample(url: string, port: number) {
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

type Sample = Awaited<ReturnType<typeof sample>>;

interface RequestItem {
  readonly resourceType: string;
  readonly transferSize: number;
}

/** Milliseconds from the first touch to a hydrated form, at 1.6 Mbit/s, 150 ms round trip and slowed down. */
async function liveForm(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${origin}/contacts/`);
  const time = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const form = document.querySelector<HTMLElement>('[data-enquiry]');
        if (!form) return;
        const start = performance.now();
        const observer = new MutationObserver(() => {
          if (form.dataset.enquiry === 'alive') done(performance.now() - start);
        });
        observer.observe(form, { attributes: true });
        for (const sign of ['pointerdown', 'pointerover'])
          form.dispatchEvent(new PointerEvent(sign, { bubbles: true }));
      }),
  );
  await page.close();
  return time;
}

const copies = [
  await copyExport(folder, unchanged),
  await copyExport(folder, withoutScripts),
  ...(options.against ? [await copyExport(options.against, unchanged)] : []),
];
const sites = await Promise.all(copies.map(serveExport));
const pages = options.page
  ? [options.page]
  : locales.flatMap((locale) => routes.map((route) => href(locale, route)));

const debuggingPort = 9333;
const chrome = await launchBrowser(`--remote-debugging-port=${debuggingPort}`);
const columns =
  'Page | Scores (P/A/B/S) | FCP | LCP | ÷ floor | ÷ other | TBT | − floor | CLS | SI | Main thread | Requests | kB | JS | Images | Fonts';
const table = [`| ${columns} |`, `|${' --- |'.repeat(columns.split('|').length)}`];
try {
  for (const page of pages) {
    const samples: Sample[][] = sites.map(() => []);
    for (let count = 0; count < Number(options.runs); count++) {
      // In turn, so that other load on the machine affects all.
      for (const [which, { origin }] of sites.entries())
        samples[which]?.push(await sample(origin + page, debuggingPort));
    }
    const [own, floor, other] = samples.map((of) => medians(of));
    if (!own || !floor) throw new Error('nothing was measured');
    const others = await otherScores(`${sites[0]?.origin}${page}`, debuggingPort);
    const ms = (value: number) => Math.round(value).toString();
    const row = [
      page,
      [own.performance, ...others].join('/'),
      ms(own.fcp),
      ms(own.lcp),
      (own.lcp / floor.lcp).toFixed(2),
      other ? (own.lcp / other.lcp).toFixed(2) : '–',
      ms(own.tbt),
      ms(own.tbt - floor.tbt),
      own.cls.toFixed(3),
      ms(own.si),
      ms(own.mainThread),
      own.requests,
      ...[own.total, own.script, own.image, own.font].map((size) => size.toFixed(1)),
    ].join(' | ');
    table.push(`| ${row} |`);
    console.error(table.at(-1));
  }
} finally {
  await chrome.close();
}

const browser = await launchBrowser();
const forms: number[] = [];
for (let count = 0; count < Number(options.runs); count++)
  forms.push(await liveForm(browser, sites[0]?.origin ?? ''));
await browser.close();
for (const { close } of sites) close();
for (const copy of copies) await rm(copy, { recursive: true });

console.log(`
${table.join('\n')}

Milliseconds and kB; medians of ${options.runs} runs, Lighthouse mobile, simulated throttling.

- First touch to a live form, at 1.6 Mbit/s, 150 ms round trip and ${slowdown}× slowdown: ${Math.round(median(forms))} ms
${machine()}`);

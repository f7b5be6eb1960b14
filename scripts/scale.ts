/**
 * Shows how the build grows: makes larger copies of the site, with made-up languages and pages, builds each step by step,
 * and prints processor time, memory and sizes. Linux only: it needs GNU time.
 *
 * Usage: npm run scale [-- --sizes 3x5,6x10,12x25,24x50]
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { afterExport, beforeExport, exportSteps, type Step } from './lib/buildSteps';
import { run } from './lib/run';
import { makeScaledCopy, type SiteSize } from './lib/scaledCopy';

const { values: options } = parseArgs({
  options: { sizes: { type: 'string', default: '3x5,6x10,12x25,24x50' } },
});

const folder = '.cache/scale';
const steps = [...beforeExport, ...exportSteps('out'), ...afterExport];

interface Cost {
  /** Of the processor, all processes together: what a busy machine changes least. */
  readonly seconds: number;
  /** Of the largest process. */
  readonly megabytes: number;
}

function measure([command, ...args]: Step): Cost {
  const format = ['--format', '%U %S %M', '--output', 'cost'];
  const { status, stdout, stderr, error } = spawnSync(
    '/usr/bin/time',
    [...format, command, ...args],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: { ...process.env, EXPORT_FOLDER: 'out', NEXT_TELEMETRY_DISABLED: '1' },
    },
  );
  if (error || status !== 0) throw new Error(`${args.join(' ')}: ${error ?? stdout + stderr}`);
  const [user = 0, system = 0, kilobytes = 0] = readFileSync(path.join(folder, 'cost'), 'utf8')
    .split(' ')
    .map(Number);
  return { seconds: user + system, megabytes: kilobytes / 1000 };
}

interface Weights {
  readonly html: number;
  readonly htmlBrotli: number;
  readonly flight: number;
  readonly everything: number;
  readonly files: number;
}

/** Per page: bytes, and how many files. Compressing is slow, so of the pages some fifty stand for all. */
function weigh(pages: number): Weights {
  const files = readdirSync(path.join(folder, 'out'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const bytes = (list: readonly string[]) =>
    list.reduce((sum, file) => sum + statSync(file).size, 0);
  const html = files.filter((file) => file.endsWith('index.html') && !file.includes('/map/'));
  const some = html.filter((_, index) => index % Math.ceil(html.length / 50) === 0);
  const compressed = some.map((file) => brotliCompressSync(readFileSync(file)).length);
  return {
    html: bytes(html) / pages,
    htmlBrotli: compressed.reduce((sum, size) => sum + size, 0) / some.length,
    flight: bytes(files.filter((file) => /\.txt$|\/flight\//.test(file))) / pages,
    everything: bytes(files) / pages,
    files: files.length / pages,
  };
}

interface Result {
  readonly size: SiteSize;
  readonly pages: number;
  readonly costs: readonly Cost[];
  readonly weights: Weights;
}

function build(size: SiteSize): Result {
  makeScaledCopy(folder, size);
  const pages = size.languages * size.pages;
  const costs = steps.map((step) => {
    const cost = measure(step);
    const { seconds, megabytes } = cost;
    console.error(
      `${pages} pages, ${step[1]}: ${seconds.toFixed(1)} s, ${Math.round(megabytes)} MB`,
    );
    return cost;
  });
  const weights = weigh(pages);
  console.error(`${pages} pages:`, weights);
  return { size, pages, costs, weights };
}

/** Milliseconds for each page that a size has more than the one before: they rise where a step is worse than linear. */
function perFurtherPage(results: readonly Result[], index: number): string {
  const steps = results.slice(1).map((result, before) => {
    const smaller = results[before] ?? result;
    const seconds = (result.costs[index]?.seconds ?? 0) - (smaller.costs[index]?.seconds ?? 0);
    return ((seconds * 1000) / (result.pages - smaller.pages)).toFixed(1);
  });
  return steps.join(' → ');
}

function report(results: readonly Result[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const heads = results.map(({ size }) => `${size.languages} × ${size.pages}`);
  const kilobytes = (name: string, of: (weights: Weights) => number) =>
    row([name, ...results.map(({ weights }) => (of(weights) / 1000).toFixed(1))]);
  return [
    row(['Step', ...heads, 'ms per further page']),
    row(Array(heads.length + 2).fill('---')),
    ...steps.map(([command, script = ''], index) =>
      row([
        command === 'next' ? 'next build' : path.basename(script, '.ts'),
        ...results.map(({ costs }) => {
          const { seconds = 0, megabytes = 0 } = costs[index] ?? {};
          return `${seconds.toFixed(1)} s, ${Math.round(megabytes)} MB`;
        }),
        perFurtherPage(results, index),
      ]),
    ),
    '',
    row(['Per page', ...heads]),
    row(Array(heads.length + 1).fill('---')),
    kilobytes('HTML, kB with Brotli', ({ htmlBrotli }) => htmlBrotli),
    kilobytes('HTML, kB', ({ html }) => html),
    kilobytes('Flight data, kB', ({ flight }) => flight),
    kilobytes('All of out/, kB', ({ everything }) => everything),
    row(['Files', ...results.map(({ weights }) => weights.files.toFixed(1))]),
    '',
    `Load of the machine at the end: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  ].join('\n');
}

const sizes = options.sizes.split(',').map((size): SiteSize => {
  const [languages = 3, pages = 5] = size.split('x').map(Number);
  return { languages, pages };
});
// Pictures and film, which the copies take from here.
run('npm', ['run', '--silent', 'assets']);
try {
  console.log(report(sizes.map(build)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

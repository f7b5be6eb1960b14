import { hash, integrityOf } from '@/scripts/lib/files';
import { fileUrl } from '@/site/basePath';
import { type RuntimeScript, runtimeListId } from '@/site/runtime';
import { orderFlight } from './orderFlight';

const chunk = /<script src="(\/[^"]*_next\/static\/[^"]+)" async=""><\/script>/g;
const legacy = /<script src="[^"]+" noModule=""><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*\/>/g;
/** Next's inline scripts for its runtime: the flight data, in pieces, and the bundler's starter. */
const inline = /<script(?: id="_R_")?>((?:\(?self\.__next_f|\(globalThis).*?)<\/script>/gs;

/** A piece of the flight data. */
const piece = /^self\.__next_f\.push\(\[1,(".*")\]\)$/s;

/** A page without the runtime, and the data to load the runtime later. */
export interface DeferredPage {
  readonly html: string;
  /** The element that lists the runtime's scripts. Without it a page stays plain HTML. */
  readonly list: string;
  /** The page's flight data as a script of its own. */
  readonly flight: { readonly path: string; readonly script: string };
}

/**
 * Removes the runtime's scripts and the flight data from a page, and makes their list for browser/early/loadRuntime.ts,
 * which loads them at the first interaction. The flight data repeats the whole page for React: a visitor who only reads has
 * no use for it, and the page is a fifth smaller without it.
 *
 * @param read returns the content of a script by its URL
 * @throws when the page has no such scripts: the output of Next has changed, and this function must follow
 */
export function deferRuntime(html: string, read: (url: string) => Buffer): DeferredPage {
  const chunks = [...html.matchAll(chunk)].map(
    ([, url = '']): RuntimeScript => [url, integrityOf(read(url))],
  );
  const codes = [...html.matchAll(inline)].map(([, code = '']) => code);
  const rows = codes.map((code) => JSON.parse(piece.exec(code)?.[1] ?? '""')).join('');
  const starters = codes.filter((code) => !piece.test(code));
  const flightData = `self.__next_f.push([1,${JSON.stringify(orderFlight(rows))}])`;
  const script = [...starters, flightData].join(';\n');
  if (chunks.length === 0 || rows === '') {
    throw new Error('no script or no flight data in the HTML; has Next changed its output?');
  }
  const path = `/_next/static/flight/${hash(script)}.js`;
  const scripts: RuntimeScript[] = [[fileUrl(path), integrityOf(script)], ...chunks];
  const list = `<script type="application/json" id="${runtimeListId}">${JSON.stringify(scripts)}</script>`;
  return {
    html: html.replace(chunk, '').replace(legacy, '').replace(preload, '').replace(inline, ''),
    list,
    flight: { path, script },
  };
}

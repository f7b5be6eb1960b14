import { createHash } from 'node:crypto';
import { fileUrl } from '@/site/basePath';
import { runtimeListId } from '@/site/runtime';

const chunk = /<script src="(\/[^"]*_next\/static\/[^"]+)" async=""><\/script>/g;
const legacy = /<script src="[^"]+" noModule=""><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*\/>/g;
/** What Next writes for its runtime into the page: the flight data, piece by piece, and the bundler's starter. */
const inline = /<script(?: id="_R_")?>((?:\(?self\.__next_f|\(globalThis).*?)<\/script>/gs;

/** A page without the runtime, and what it takes to load the runtime later. */
export interface DeferredPage {
  readonly html: string;
  /** The element that lists the runtime's scripts. A page that does not get it stays plain HTML. */
  readonly list: string;
  /** The page's flight data as a script of its own. */
  readonly flight: { readonly path: string; readonly script: string };
}

/**
 * Takes the runtime's scripts and the flight data out of a page, and leaves their list for
 * browser/early/loadRuntime.ts, which loads them at the first sign of interaction. The flight data repeats the whole
 * page for React: a visitor who only reads has no use for it, and the page is lighter by a fifth without it.
 *
 * @throws when the page has none: Next then writes its HTML in another way, and this must be looked at
 */
export function deferRuntime(html: string): DeferredPage {
  const chunks = [...html.matchAll(chunk)].map(([, url]) => url);
  const script = [...html.matchAll(inline)].map(([, code]) => code).join(';\n');
  if (chunks.length === 0 || !script.includes('__next_f')) {
    throw new Error('no script or no flight data in the HTML; has Next changed its output?');
  }
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 16);
  const path = `/_next/static/flight/${hash}.js`;
  const list = `<script type="application/json" id="${runtimeListId}">${JSON.stringify([fileUrl(path), ...chunks])}</script>`;
  return {
    html: html.replace(chunk, '').replace(legacy, '').replace(preload, '').replace(inline, ''),
    list,
    flight: { path, script },
  };
}

import { runtimeListId } from '../../site/runtime';

const chunk = /<script src="(\/[^"]*_next\/static\/[^"]+)" async=""><\/script>/g;
const legacy = /<script src="[^"]+" noModule=""><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*\/>/g;

/**
 * Takes the runtime's scripts out of a page and leaves their list for components/EarlyScript/runtime.ts, which loads them
 * at the first sign of interaction. The inline flight data stays: it only fills an array.
 *
 * @throws when the page has none: Next then writes its HTML in another way, and this must be looked at
 */
export function deferRuntime(html: string): string {
  const urls = [...html.matchAll(chunk)].map(([, url]) => url);
  if (urls.length === 0)
    throw new Error('no script of the runtime in the HTML; has Next changed its output?');
  const list = `<script type="application/json" id="${runtimeListId}">${JSON.stringify(urls)}</script>`;
  return html
    .replace(chunk, '')
    .replace(legacy, '')
    .replace(preload, '')
    .replace('</body>', () => `${list}</body>`);
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'lightningcss';
import { type HTMLElement, parse } from 'node-html-parser';
import { filesBelow } from '@/scripts/lib/files';
import { belowBasePath } from '@/site/basePath';

/** The error for HTML that is not as Next has written it so far. */
function changed(what: string): Error {
  return new Error(`${what} in the HTML; has Next changed its output?`);
}

/**
 * Reads a page, and keeps every character of its texts and attributes. Comments stay on a page with a form only: there React
 * needs them to hydrate it.
 */
export function readPage(html: string): HTMLElement {
  return parse(html, { comment: html.includes('<form'), parseNoneClosedTags: true });
}

/**
 * Moves the charset and the early script to the beginning of `<head>`. The script may leave the page, and nothing should load
 * before it does.
 */
export function hoistEarlyScript(page: HTMLElement): void {
  const head = page.querySelector('head');
  const charset = page.querySelector('meta[charset]');
  const script = page.querySelector('script[data-early]');
  if (!head || !charset || !script) throw changed('no early script or no charset');
  for (const element of [script, charset]) {
    element.remove();
    head.insertAdjacentHTML('afterbegin', element.toString());
  }
}

/**
 * Removes Next's runtime from a page. Pages are documents, and the enquiry form has a script of its own.
 *
 * @throws if a part is missing, or something of the runtime is left. Then Next's output has changed, and this function must
 * follow.
 */
export function removeRuntime(page: HTMLElement): void {
  const inline = page.querySelectorAll('script:not([src])');
  const parts = {
    script: page.querySelectorAll('script[src*="/_next/static/"]'),
    preload: page.querySelectorAll('link[rel="preload"][as="script"]'),
    // The bundler's starter, and the flight data.
    data: inline.filter(({ rawText }) => /^\(?self\.__next_f|^\(globalThis/.test(rawText)),
  };
  for (const [name, elements] of Object.entries(parts)) {
    if (elements.length === 0) throw changed(`no ${name} of the runtime`);
    for (const element of elements) element.remove();
  }
  const [left] = /<script[^>]*_next[^>]*>|__next_f/.exec(page.toString()) ?? [];
  if (left) throw changed(`${left} of the runtime is left`);
}

/**
 * Minifies styles, without the rules for classes that nothing on the page can have.
 *
 * @param known everything in which a class can be named: the page and the scripts
 */
function minify(css: string, known: string): string {
  const words = new Set(known.match(/[\w-]+/g));
  const classes = [...css.matchAll(/(?<=\.)[a-z_][\w-]*/gi)].map(([name]) => name);
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: classes.filter((name) => !words.has(name)),
  });
  return code.toString();
}

/**
 * Writes the rules that a page needs of its stylesheets into its `<head>`, as one `<style>`, so that the first paint needs the
 * HTML only. (Next's own `inlineCss` writes one element for each file, and all of them a second time into the flight data.)
 *
 * @param folder of the export, to read the files from
 */
export async function inlineStyles(page: HTMLElement, folder: string): Promise<void> {
  const links = page.querySelectorAll('link[rel="stylesheet"]');
  if (!links[0]) throw changed('no stylesheet');
  const read = (files: readonly string[]) =>
    Promise.all(files.map((file) => readFile(file, 'utf8')));
  const files = links.map((link) => belowBasePath(link.getAttribute('href') ?? ''));
  const styles = await read(files.map((file) => path.join(folder, file)));
  const scripts = await read(await filesBelow(path.join(folder, 'scripts')));
  // A style element ends at the first `</style`, even inside a string.
  const css = minify(styles.join(''), [page, ...scripts].join()).replaceAll('</', '<\\/');
  links[0].insertAdjacentHTML('beforebegin', `<style>${css}</style>`);
  for (const link of links) link.remove();
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'lightningcss';
import { CommentNode, type HTMLElement, parse } from 'node-html-parser';
import { filesBelow } from '@/scripts/files/files';
import { basePath, belowBasePath } from '@/site/basePath';

/** The error for HTML in which Next has changed something that these functions need. */
function changed(what: string): Error {
  return new Error(`${what} in the HTML; has Next changed its output?`);
}

/** Parses a page without changing its texts and attributes. Comments, which only React needs, are left out. */
export function readPage(html: string): HTMLElement {
  return parse(html, { parseNoneClosedTags: true });
}

/** Elements of `<head>` that only tell what the page is, and load nothing. */
const descriptions =
  'head :is(meta:not([charset]), title, link[rel="canonical"], link[rel="alternate"])';

/**
 * Sorts the beginning of `<head>`: the charset, then what the page tells about itself, then styles and the early
 * script, which the map does not have. Programs that show a preview of a link read only the beginning of a page, some 32
 * kB, so title and picture come before the styles. The script loads the fonts that the styles declare, and may send the
 * visitor to another page, so nothing is loaded before it.
 */
export function sortHead(page: HTMLElement): void {
  const head = page.querySelector('head');
  const charset = page.querySelector('meta[charset]');
  const style = page.querySelector('style');
  if (!head || !charset || !style) throw changed('no styles or no charset');
  const early = page.querySelectorAll('script[data-early]');
  const first = [charset, ...page.querySelectorAll(descriptions), style, ...early];
  for (const element of first) element.remove();
  head.insertAdjacentHTML('afterbegin', first.join(''));
}

/**
 * Moves all other scripts of `<head>` to the end of the body, because the first screen does not need them. (React puts
 * every `async` script into `<head>`.)
 */
export function moveScriptsToEnd(page: HTMLElement): void {
  const body = page.querySelector('body');
  for (const script of page.querySelectorAll('head script:not([data-early])')) {
    script.remove();
    body?.insertAdjacentHTML('beforeend', script.toString());
  }
}

/**
 * Removes Next's runtime from a page. Pages are documents, and the enquiry form has its own script.
 *
 * @throws if a part of the runtime is missing or left. Next's output has then changed, and this function must be
 * adapted.
 */
export function removeRuntime(page: HTMLElement): void {
  const inline = page.querySelectorAll('script:not([src])');
  const parts = {
    script: page.querySelectorAll('script[src*="/_next/static/"]'),
    preload: page.querySelectorAll('link[rel="preload"][as="script"]'),
    // The bundler's bootstrap, and the flight data.
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
 * Minifies styles, and removes the rules for classes that no element of the page can have.
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
 * Replaces a page's style sheets with one `<style>` that has only the rules that the page needs, so that the browser
 * can paint as soon as it has the HTML. (Next's `inlineCss` writes an element for each file, and repeats them in the
 * flight data.)
 *
 * Their files get a URL relative to the page. A program that mirrors pages would otherwise write one, and the policy
 * would refuse the changed styles.
 *
 * @param folder folder of the export
 * @param root what leads from the page to that folder, such as `../`
 */
export async function inlineStyles(page: HTMLElement, folder: string, root: string): Promise<void> {
  const links = page.querySelectorAll('link[rel="stylesheet"]');
  if (!links[0]) throw changed('no stylesheet');
  const read = (files: readonly string[]) =>
    Promise.all(files.map((file) => readFile(file, 'utf8')));
  const files = links.map((link) => belowBasePath(link.getAttribute('href') ?? ''));
  const styles = await read(files.map((file) => path.join(folder, file)));
  const scripts = await read(await filesBelow(path.join(folder, 'scripts')));
  // A style element ends at the first `</style`, even inside a string.
  const css = minify(styles.join(''), [page, ...scripts].join())
    .replaceAll('</', '<\\/')
    .replaceAll(`url(${basePath()}/`, `url(${root}`);
  links[0].insertAdjacentHTML('beforebegin', `<style>${css}</style>`);
  for (const link of links) link.remove();
}

/**
 * Asks Cloudflare to leave a page as it is. Two of its features would break a page, because the scripts that they add
 * do not run under the page's policy:
 *
 * - Email Address Obfuscation, which is on unless the owner switches it off, leaves alone what is between two comments.
 * - Rocket Loader leaves alone each script that begins with an attribute.
 *
 * `Cache-Control: no-transform` would forbid all changes of this kind, but Cloudflare would then send pages
 * uncompressed.
 *
 * @see https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 * @see https://developers.cloudflare.com/speed/optimization/content/rocket-loader/ignore-javascripts/
 * @see https://developers.cloudflare.com/speed/optimization/content/compression/
 */
export function forbidRewriting(page: HTMLElement): void {
  for (const script of page.querySelectorAll('script')) {
    // Cloudflare finds the attribute only in front of `src`.
    script.setAttributes({ 'data-cfasync': 'false', ...script.rawAttributes });
  }
  const body = page.querySelector('body');
  body?.prepend(new CommentNode('email_off'));
  body?.append(new CommentNode('/email_off'));
}

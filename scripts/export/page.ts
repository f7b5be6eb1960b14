import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'lightningcss';
import { type HTMLElement, parse } from 'node-html-parser';
import { filesBelow } from '@/scripts/lib/files';
import { belowBasePath } from '@/site/basePath';

/** What Next is expected to write, and has not. */
function changed(what: string): Error {
  return new Error(`${what} in the HTML; has Next changed its output?`);
}

/** Reads a page, and keeps every character of its texts and attributes. Only React reads comments, in the island. */
export function readPage(html: string): HTMLElement {
  return parse(html, { comment: html.includes('<form'), parseNoneClosedTags: true });
}

/** Moves the charset and the early script to the beginning of `<head>`: nothing may load before that script, which may leave. */
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
 * Removes Next's runtime from a page: pages are documents, and the island has a script of its own.
 *
 * @throws when a part is missing, or something of Next's is left: its output has changed, and this function must follow
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
 * Shortens the class names of style modules, `_152ika_slide`, to `_1`. Not on the island's page, because its script has the
 * long names.
 */
export function shortenClasses(page: HTMLElement): void {
  const style = page.querySelector('style');
  if (!style || page.querySelector('form')) return;
  const names = new Map<string, string>();
  const css = style.rawText.replace(/(?<=\.)[\w-]*_[\w-]+/g, (name) => {
    const short = names.get(name) ?? `_${names.size.toString(36)}`;
    names.set(name, short);
    return short;
  });
  style.replaceWith(`<style>${css}</style>`);
  for (const element of page.querySelectorAll('[class*="_"]')) {
    element.rawAttrs = element.rawAttrs.replace(/(?<=\bclass=")[^"]*/, (words) =>
      words.replace(/\S+/g, (name) => names.get(name) ?? name),
    );
  }
}

/**
 * Removes what the page says already: services that read `twitter:` tags take those of Open Graph where one is missing, and a
 * picture's URL has its type.
 */
export function removeRepetitions(page: HTMLElement): void {
  const tags = page.querySelectorAll(
    'meta[name^="twitter:"]:not([name="twitter:card"]), meta[property="og:image:type"]',
  );
  // Next's empty place for metadata that come late.
  for (const element of [...tags, ...page.querySelectorAll('body > div[hidden]')]) element.remove();
}

/** Removes the colours of pictures that the page does not have (generated/pictures.css). */
function withoutOtherPictures(css: string, page: HTMLElement): string {
  return css.replace(/\[data-picture=['"]?([\w-]+)['"]?\]\{[^}]*\}/g, (rule, name) =>
    page.querySelector(`[data-picture="${name}"]`) ? rule : '',
  );
}

/** Removes the font faces of a script that no text of the page has. On a page with a form, a visitor may write in any. */
function withoutOtherScripts(css: string, page: HTMLElement): string {
  if (page.querySelector('form')) return css;
  return css.replace(
    /@font-face\s*\{[^}]*unicode-range:([^;}]+)[^}]*\}/g,
    (face, range: string) => {
      const characters = range.replace(/(?:U\+)?([\dA-F]+)/gi, '\\u{$1}').replace(/[\s,]/g, '');
      return new RegExp(`[${characters}]`, 'u').test(page.textContent) ? face : '';
    },
  );
}

/**
 * Minifies styles: removes the rules for classes that neither the page nor a script names, and shortens custom properties that
 * only the styles name.
 *
 * @param known texts of all that styles meet
 */
function minified(css: string, known: string): string {
  const words = new Set(known.match(/[\w-]+/g));
  const classes = [...css.matchAll(/(?<=\.)[a-z_][\w-]*/gi)].map(([name]) => name);
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: classes.filter((name) => !words.has(name)),
  });
  const names = [...new Set(code.toString().match(/--[a-z][\w-]*/g))];
  return code
    .toString()
    .replace(/--[a-z][\w-]*/g, (name) =>
      words.has(name) ? name : `--${names.indexOf(name).toString(36)}`,
    );
}

/**
 * Writes the rules that a page needs of its stylesheets into its `<head>`, as one `<style>`, so that the first paint needs the
 * HTML only. (Next's own `inlineCss` writes one element for each file, and all of them a second time into the flight data.)
 *
 * @param folder of the export, to read the files from
 */
export async function inlineStyles(page: HTMLElement, folder: string): Promise<void> {
  const read = (files: readonly string[]) =>
    Promise.all(files.map((file) => readFile(file, 'utf8')));
  const links = page.querySelectorAll('link[rel="stylesheet"]');
  const files = links.map((link) => belowBasePath(link.getAttribute('href') ?? ''));
  const styles = await read(files.map((file) => path.join(folder, file)));
  const scripts = await read(await filesBelow(path.join(folder, 'scripts')));
  // Lines of drawings have the page's colours.
  const lines = await read(await filesBelow(path.join(folder, 'media'), '.svg'));
  if (!links[0]) throw changed('no stylesheet');
  const own = withoutOtherPictures(withoutOtherScripts(styles.join(''), page), page);
  // A style element ends at the first `</style`, also inside a string.
  const css = minified(own, [page, ...scripts, ...lines].join()).replaceAll('</', '<\\/');
  links[0].insertAdjacentHTML('beforebegin', `<style>${css}</style>`);
  for (const link of links) link.remove();
}

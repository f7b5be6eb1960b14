import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { belowBasePath } from '@/site/basePath';

/** What Next is expected to write, and has not. */
function changed(what: string): Error {
  return new Error(`${what} in the HTML; has Next changed its output?`);
}

/** Reads a page, and keeps every character of its texts and attributes. */
export function readPage(html: string): HTMLElement {
  return parse(html, { comment: true, parseNoneClosedTags: true });
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
 * Shortens the class names of style modules from `_152ika_slide` to `slide_`, or `slide_1` where two modules have that name.
 * Not on the island's page, because its script has the long names.
 */
export function shortenClasses(page: HTMLElement): void {
  const style = page.querySelector('style');
  if (!style || page.querySelector('form')) return;
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  const short = (name: string) => {
    const local = name.slice(name.lastIndexOf('_') + 1);
    const count = counts.get(local) ?? 0;
    if (!names.has(name)) counts.set(local, count + 1);
    const made = names.get(name) ?? `${local}_${count || ''}`;
    names.set(name, made);
    return made;
  };
  const css = style.rawText.replace(/(?<=\.)[\w-]*_[\w-]+/g, short);
  style.replaceWith(`<style>${css}</style>`);
  for (const element of page.querySelectorAll('[class*="_"]')) {
    element.rawAttrs = element.rawAttrs.replace(/(?<=\bclass=")[^"]*/, (words) =>
      words.replace(/\S*_\S+/g, short),
    );
  }
}

/** Removes what the page says already: services that read `twitter:` tags take those of Open Graph where one is missing. */
export function removeRepetitions(page: HTMLElement): void {
  const tags = page.querySelectorAll('meta[name^="twitter:"]:not([name="twitter:card"])');
  // Next's empty place for metadata that come late.
  for (const element of [...tags, ...page.querySelectorAll('body > div[hidden]')]) element.remove();
}

/** Removes the colours of pictures that the page does not have (generated/pictures.css). */
export function removeOtherPictures(page: HTMLElement): void {
  const style = page.querySelector('style');
  const rule = /\[data-picture=['"]?([\w-]+)['"]?\]\{[^}]*\}/g;
  const css = style?.rawText.replace(rule, (text, name) =>
    page.querySelector(`[data-picture="${name}"]`) ? text : '',
  );
  style?.replaceWith(`<style>${css}</style>`);
}

/**
 * Writes a page's stylesheets into its `<head>`, as one `<style>`, so that the first paint needs the HTML only. (Next's own
 * `inlineCss` writes one element for each file, and all of them a second time into the flight data.)
 *
 * @param folder of the export, to read the files from
 */
export async function inlineStyles(page: HTMLElement, folder: string): Promise<void> {
  const links = page.querySelectorAll('link[rel="stylesheet"]');
  const styles = await Promise.all(
    links.map((link) =>
      readFile(path.join(folder, belowBasePath(link.getAttribute('href') ?? '')), 'utf8'),
    ),
  );
  if (!links[0]) throw changed('no stylesheet');
  // A style element ends at the first `</style`, also inside a string.
  const css = styles.join('').replaceAll('</', '<\\/');
  links[0].insertAdjacentHTML('beforebegin', `<style>${css}</style>`);
  for (const link of links) link.remove();
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { belowBasePath } from '@/site/basePath';

/** A URL relative to the folder of its stylesheet: in the page it would lead elsewhere. */
const relativeUrl = /url\(\s*["']?(?!["'/#]|data:|https?:)[^)]*\)/;
const link = /<link rel="stylesheet" href="([^"]+)"[^>]*\/>/g;

/**
 * Writes a page's stylesheets into its `<head>`, as one `<style>`, so that the first paint needs the HTML only. (Next's own
 * `inlineCss` writes one element for each file, and all of them a second time into the flight data.)
 *
 * @param folder of the export, to read the files from
 * @throws when a page has no stylesheet: the output of Next has changed, and this function must follow; and when a
 * stylesheet has a relative URL
 */
export async function inlineStyles(html: string, folder: string): Promise<string> {
  const urls = [...html.matchAll(link)].map(([, url]) => url ?? '');
  if (urls.length === 0) throw new Error('no stylesheet in the HTML; has Next changed its output?');
  const styles = await Promise.all(
    urls.map((url) => readFile(path.join(folder, belowBasePath(url)), 'utf8')),
  );
  const css = styles.join('');
  const [relative] = relativeUrl.exec(css) ?? [];
  if (relative) {
    throw new Error(
      `${relative} in a stylesheet does not begin with "/", so it would not be found`,
    );
  }
  let first = true;
  return html.replace(link, () => {
    if (!first) return '';
    first = false;
    // A style element ends at the first `</style`, also inside a string.
    return `<style>${css.replaceAll('</', '<\\/')}</style>`;
  });
}

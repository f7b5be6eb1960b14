import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { belowBasePath } from '@/site/basePath';

const link = /<link rel="stylesheet" href="([^"]+)"[^>]*\/>/g;

/**
 * Writes a page's stylesheets into its `<head>`, as one `<style>`: nothing then stands between the HTML and the first
 * paint. The links stay, disabled: browsers fetch nothing for them, and React takes them for loaded when it arrives,
 * where it would otherwise fetch every file again, and complain about any that fails.
 *
 * Next's own `inlineCss` would put them into the flight data a second time, and soft navigation would insert styles that
 * a content security policy has no hash for.
 *
 * @param folder of the export, to read the files from
 * @throws when a page has no stylesheet: Next then writes its HTML in another way, and this must be looked at
 */
export async function inlineStyles(html: string, folder: string): Promise<string> {
  const urls = [...html.matchAll(link)].map(([, url]) => url ?? '');
  if (urls.length === 0) throw new Error('no stylesheet in the HTML; has Next changed its output?');
  const styles = await Promise.all(
    urls.map((url) => readFile(path.join(folder, belowBasePath(url)), 'utf8')),
  );
  let first = true;
  return html.replace(link, (tag) => {
    const disabled = tag.replace('/>', ' disabled=""/>');
    if (!first) return disabled;
    first = false;
    // A style element ends at the first `</style`, wherever it stands.
    return `<style>${styles.join('').replaceAll('</', '<\\/')}</style>${disabled}`;
  });
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '@/scripts/files/files';

/** Files that contain addresses. Scripts get theirs from the page. */
const endings = ['.html', '.css', '.webmanifest', '.xml', '.txt', '.svg'];

/** The code of inline scripts, in which other things than addresses begin with a slash. */
const code = /(<script(?![^>]* type=)[^>]*>)[\s\S]*?(?=<\/script>)/g;

/** Addresses at the root of the host, in attributes, lists of pictures, styles and JSON. */
const addresses = /(?<=["']|url\(|, )\/(?![/>])[^"')<>\s]*/g;

/**
 * The addresses in an export that lead out of a site below a path of its host, each with its file.
 *
 * @param siteUrl address of the site, base path included
 */
export async function addressesOutside(folder: string, siteUrl: string): Promise<string[]> {
  const { origin, pathname } = new URL(siteUrl);
  const found: string[] = [];
  for (const file of (await Promise.all(endings.map((end) => filesBelow(folder, end)))).flat()) {
    const text = (await readFile(file, 'utf8')).replaceAll(code, '$1');
    // Whatever stands before an absolute address, it becomes one at the root of its host.
    const onHost = text.replaceAll(`${origin}/`, '"/').match(addresses) ?? [];
    const outside = onHost.filter((address) => !`${address}/`.startsWith(`${pathname}/`));
    const name = path.relative(folder, file).replaceAll(path.sep, '/');
    found.push(...new Set(outside.map((address) => `${name}: ${address}`)));
  }
  return found.sort();
}

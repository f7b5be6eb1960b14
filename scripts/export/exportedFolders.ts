import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLocale, locales } from '@/i18n/locales';

/** Moves a folder's contents into another one, folder by folder, replacing files of the same name. */
async function mergeInto(source: string, target: string): Promise<void> {
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)];
    const isThere = await stat(to).catch(() => null);
    if (entry.isDirectory() && isThere) await mergeInto(from, to);
    else await rename(from, to);
  }
  await rm(source, { recursive: true });
}

/** `<locale>/404/index.html` becomes `<locale>/404.html`, where hosts look for it; its flight data goes. */
async function moveNotFound(folder: string): Promise<void> {
  await rename(join(folder, '404', 'index.html'), join(folder, '404.html'));
  await rm(join(folder, '404'), { recursive: true });
}

/** Moves each language's pages to where its URLs lead: English from `/en/` to the root, and the 404s. */
export async function moveFolders(out: string): Promise<void> {
  await Promise.all(locales.map((locale) => moveNotFound(join(out, locale))));
  await mergeInto(join(out, defaultLocale), out);
  // Next's own 404, which no host shows.
  for (const leftover of ['_not-found', '404']) {
    await rm(join(out, leftover), { recursive: true, force: true });
  }
}

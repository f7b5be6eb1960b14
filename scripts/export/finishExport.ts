import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '@/content/settings';
import { defaultLocale, locales } from '@/i18n/locales';
import { filesBelow, removeLeftovers, writeWhole } from '@/scripts/files/files';
import { headersFile, redirectsFile } from '@/scripts/hosts/cloudflarePages';
import { basePath } from '@/site/basePath';
import { buildTime } from '@/site/buildTime';
import { mapFramePath } from '@/site/map';
import { href, routeNames } from '@/site/routes';
import { addressesOutside } from './addresses';
import { addPolicy } from './contentSecurityPolicy';
import {
  forbidRewriting,
  inlineStyles,
  moveScriptsToEnd,
  readPage,
  removeRuntime,
  sortHead,
} from './page';
import { securityTxt } from './securityTxt';

/**
 * Moves the pages to the paths of their URLs: English from `/en/` to the root, and the 404 pages to the name that hosts
 * expect.
 */
async function movePages(out: string): Promise<void> {
  for (const locale of locales) {
    // Hosts look for `404.html`.
    const notFound = join(out, locale, '404');
    await rename(join(notFound, 'index.html'), `${notFound}.html`);
    await rm(notFound, { recursive: true });
  }
  await cp(join(out, defaultLocale), out, { recursive: true });
  // The last two are Next's own 404 pages.
  for (const leftover of [defaultLocale, '_not-found', '404']) {
    await rm(join(out, leftover), { recursive: true, force: true });
  }
}

/** Next's names of files with flight data. */
const flightFile = /(?:^|[\\/])(?:index|__next\.[^\\/]*)\.txt$/;

/** Adds the base path to style sheets. Assets are made without it, because all builds share them. */
async function addBasePath(out: string): Promise<void> {
  const path = basePath();
  if (!path) return;
  for (const file of await filesBelow(out, '.css')) {
    const css = await readFile(file, 'utf8');
    await writeFile(file, css.replaceAll(/url\((["']?)\/(?!\/)/g, `url($1${path}/`));
  }
}

/** Finishes a page. The policy is added last, because it contains the hashes of the inline code. */
async function finishPage(out: string, file: string, { recaptchaKey }: Settings): Promise<void> {
  const page = readPage(await readFile(join(out, file), 'utf8'));
  removeRuntime(page);
  moveScriptsToEnd(page);
  // A 404 page has no URL of its own.
  const root = file.endsWith('404.html')
    ? `${basePath()}/`
    : '../'.repeat(file.split('/').length - 2);
  await inlineStyles(page, out, root);
  sortHead(page);
  forbidRewriting(page);
  addPolicy(page, recaptchaKey !== '');
  await writeFile(join(out, file), page.toString());
}

async function finishPages(out: string, settings: Settings): Promise<void> {
  for (const locale of locales) {
    for (const route of routeNames)
      await finishPage(out, `${href(locale, route)}index.html`, settings);
    await finishPage(out, `${href(locale, 'home')}404.html`, settings);
    await finishPage(out, `${mapFramePath(locale)}index.html`, settings);
  }
}

/**
 * Removes the files of Next's runtime: its scripts, the flight data, and the styles, because each page contains its
 * own.
 */
async function removeRuntimeFiles(out: string): Promise<void> {
  await rm(join(out, '_next'), { recursive: true });
  for (const file of await filesBelow(out, '.txt')) if (flightFile.test(file)) await rm(file);
}

async function writeHostFiles(out: string, { siteUrl }: Settings): Promise<void> {
  await writeFile(join(out, '_headers'), headersFile());
  await writeFile(join(out, '_redirects'), redirectsFile());
  // GitHub Pages would otherwise leave out names that begin with an underscore.
  await writeFile(join(out, '.nojekyll'), '');
  // The file must be at the root of the host, which is another site if this one has a base path.
  if (!basePath())
    writeWhole(join(out, '.well-known/security.txt'), securityTxt(buildTime(), siteUrl));
}

/** @throws if the site is below a path of its host, and an address would lead out of it */
async function requireBasePath(out: string, { siteUrl }: Settings): Promise<void> {
  const outside = basePath() ? await addressesOutside(out, siteUrl) : [];
  if (outside.length > 0)
    throw new Error(
      `Addresses without ${basePath()} (see site/basePath.ts):\n${outside.join('\n')}`,
    );
}

/**
 * Turns the output of `next build` into the published files. scripts/README.md lists the steps.
 * @throws if a page is missing, if Next has changed its HTML, or if an address leads out of the site
 */
export async function finishExport(out: string, settings: Settings): Promise<void> {
  // Next copies all that is in public/.
  const leftovers = await removeLeftovers(out);
  if (leftovers.length > 0)
    console.warn(
      `Not published, because systems and programs leave such files in folders: ${leftovers.join(', ')}.`,
    );
  await movePages(out);
  await addBasePath(out);
  await finishPages(out, settings);
  await removeRuntimeFiles(out);
  await writeHostFiles(out, settings);
  await requireBasePath(out, settings);
}

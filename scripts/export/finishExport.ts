import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Messages } from 'next-intl';
import { readMessageFile } from '@/content/check/messageFile';
import { settings } from '@/content/settings';
import { defaultLocale, locales } from '@/i18n/locales';
import { composed } from '@/i18n/mapTexts';
import { headersFile, redirectsFile } from '@/scripts/hosts/cloudflarePages';
import { filesBelow, writeWhole } from '@/scripts/lib/files';
import { basePath } from '@/site/basePath';
import { buildTime } from '@/site/buildTime';
import { href, routeNames } from '@/site/routes';
import { addPolicy } from './contentSecurityPolicy';
import { hoistEarlyScript, inlineStyles, readPage, removeRuntime } from './page';
import { securityTxt } from './securityTxt';
import { dataElement, structuredData } from './structuredData';

/**
 * Moves the pages of each language to the paths of their URLs: English from `/en/` to the root, and the 404 pages to
 * the names for which hosts look.
 */
async function movePages(out: string): Promise<void> {
  for (const locale of locales) {
    // Hosts look for `404.html`.
    const notFound = join(out, locale, '404');
    await rename(join(notFound, 'index.html'), `${notFound}.html`);
    await rm(notFound, { recursive: true });
  }
  await cp(join(out, defaultLocale), out, { recursive: true });
  // The last two are Next's own 404 pages, which no host serves.
  for (const leftover of [defaultLocale, '_not-found', '404']) {
    await rm(join(out, leftover), { recursive: true, force: true });
  }
}

/** Next's names of files with flight data. */
const flightFile = /(?:^|[\\/])(?:index|__next\.[^\\/]*)\.txt$/;

/** Adds the base path to stylesheets. The assets serve every build, so they are made without one. */
async function addBasePath(out: string): Promise<void> {
  if (!basePath) return;
  for (const file of await filesBelow(out, '.css')) {
    const css = await readFile(file, 'utf8');
    await writeFile(file, css.replaceAll(/url\((["']?)\/(?!\/)/g, `url($1${basePath}/`));
  }
}

/**
 * Finishes a page. The policy comes last, because it contains the hashes of the inline code.
 * @param last HTML of the last element of the body
 */
async function finishPage(out: string, file: string, last = ''): Promise<void> {
  const page = readPage(await readFile(join(out, file), 'utf8'));
  hoistEarlyScript(page);
  removeRuntime(page);
  await inlineStyles(page, out);
  page.querySelector('body')?.insertAdjacentHTML('beforeend', last);
  addPolicy(page, settings.recaptchaKey !== '');
  await writeFile(join(out, file), page.toString());
}

async function finishPages(out: string): Promise<void> {
  for (const locale of locales) {
    const messages: Messages = composed(JSON.parse(readMessageFile(locale).text));
    for (const route of routeNames) {
      const data = dataElement(structuredData(locale, route, messages));
      await finishPage(out, `${href(locale, route)}index.html`, data);
    }
    await finishPage(out, `${href(locale, 'home')}404.html`);
  }
}

/** Removes the files of Next's runtime: scripts, flight data, and the styles, which are inline in the pages. */
async function removeRuntimeFiles(out: string): Promise<void> {
  await rm(join(out, '_next'), { recursive: true });
  for (const file of await filesBelow(out, '.txt')) if (flightFile.test(file)) await rm(file);
}

async function writeHostFiles(out: string): Promise<void> {
  await writeFile(join(out, '_headers'), headersFile());
  await writeFile(join(out, '_redirects'), redirectsFile());
  // GitHub Pages would otherwise leave out names that begin with an underscore.
  await writeFile(join(out, '.nojekyll'), '');
  // The file belongs at the root of the host. Below a base path, the root is another site.
  if (!basePath) await writeWhole(join(out, '.well-known/security.txt'), securityTxt(buildTime()));
}

/**
 * Turns the output of `next build` into the published files. scripts/README.md lists the steps.
 * @throws if a page is missing, or if Next has changed its HTML
 */
export async function finishExport(out: string): Promise<void> {
  await movePages(out);
  await addBasePath(out);
  await finishPages(out);
  await removeRuntimeFiles(out);
  await writeHostFiles(out);
}

import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, relative, sep } from 'node:path';
import type { Messages } from 'next-intl';
import type { HTMLElement } from 'node-html-parser';
import { defaultLocale, locales } from '@/i18n/locales';
import { composed } from '@/i18n/mapTexts';
import { headersFile, redirectsFile } from '@/scripts/hosts/cloudflarePages';
import { secrets } from '@/scripts/lib/environment';
import { filesBelow, writeWhole } from '@/scripts/lib/files';
import { basePath } from '@/site/basePath';
import { buildTime } from '@/site/buildTime';
import { href, routes } from '@/site/routes';
import { settings } from '@/site/settings';
import { absoluteUrl } from '@/site/urls';
import { addPolicy } from './contentSecurityPolicy';
import { exportProblems } from './exportProblems';
import { requireOneIsland } from './island';
import {
  hoistEarlyScript,
  inlineStyles,
  readPage,
  removeOtherPictures,
  removeRepetitions,
  removeRuntime,
  shortenClasses,
} from './page';
import { securityTxt } from './securityTxt';
import { addStructuredData, structuredData } from './structuredData';

/** Moves each language's pages to the paths of their URLs: English from `/en/` to the root, and the 404s. */
async function movePages(out: string): Promise<void> {
  for (const locale of locales) {
    // Hosts look for `404.html`.
    const notFound = join(out, locale, '404');
    await rename(join(notFound, 'index.html'), `${notFound}.html`);
    await rm(notFound, { recursive: true });
  }
  await cp(join(out, defaultLocale), out, { recursive: true });
  // The last two are Next's own 404, which no host serves.
  for (const leftover of [defaultLocale, '_not-found', '404']) {
    await rm(join(out, leftover), { recursive: true, force: true });
  }
}

/** Files of flight data, by Next's names. */
const flightFile = /(?:^|[\\/])(?:index|__next\.[^\\/]*)\.txt$/;

function refuse(problems: readonly string[], what: string): void {
  if (problems.length > 0) throw new Error([what, ...problems].join('\n  '));
}

function missingFiles(out: string): string[] {
  const expected = locales.flatMap((locale) => [
    ...routes.map((route) => `${href(locale, route)}index.html`),
    ...['404.html', 'manifest.webmanifest'].map((file) => href(locale, 'home') + file),
  ]);
  return [...expected, '/sitemap.xml', '/robots.txt'].filter(
    (file) => !existsSync(join(out, file)),
  );
}

/** The assets serve every build, so their stylesheets know no base path. */
async function addBasePath(out: string): Promise<void> {
  if (!basePath) return;
  for (const file of await filesBelow(out, '.css')) {
    const css = await readFile(file, 'utf8');
    await writeFile(file, css.replaceAll(/url\((["']?)\/(?!\/)/g, `url($1${basePath}/`));
  }
}

/** Changes a page; the policy comes last, for the hashes of the inline code. */
async function finishPage(
  out: string,
  file: string,
  addData: (page: HTMLElement) => void = () => undefined,
): Promise<void> {
  const page = readPage(await readFile(join(out, file), 'utf8'));
  hoistEarlyScript(page);
  removeRuntime(page);
  removeRepetitions(page);
  await inlineStyles(page, out);
  removeOtherPictures(page);
  shortenClasses(page);
  addData(page);
  addPolicy(page, { recaptcha: settings.recaptchaKey !== '' });
  await writeFile(join(out, file), page.toString());
}

async function finishPages(out: string): Promise<void> {
  for (const locale of locales) {
    const texts = JSON.parse(await readFile(`messages/${locale}.json`, 'utf8'));
    const messages: Messages = composed(texts);
    for (const route of routes) {
      const data = structuredData(locale, route, messages);
      await finishPage(out, `${href(locale, route)}index.html`, (page) =>
        addStructuredData(page, data, absoluteUrl(locale, route)),
      );
    }
    await finishPage(out, `${href(locale, 'home')}404.html`);
  }
}

/** Removes the runtime's files: the scripts, the styles, which are in the pages now, and the flight data. */
async function removeRuntimeFiles(out: string): Promise<void> {
  await rm(join(out, '_next'), { recursive: true });
  for (const file of await filesBelow(out, '.txt')) if (flightFile.test(file)) await rm(file);
}

async function writeHostFiles(out: string): Promise<void> {
  await writeFile(join(out, '_headers'), headersFile());
  await writeFile(join(out, '_redirects'), redirectsFile());
  // GitHub Pages would otherwise leave out names that begin with an underscore.
  await writeFile(join(out, '.nojekyll'), '');
  // Its place is the root of the host, which is not ours under a base path.
  if (!basePath) await writeWhole(join(out, '.well-known/security.txt'), securityTxt(buildTime()));
}

async function problemsOf(out: string): Promise<string[]> {
  const surroundings = { folders: [process.cwd(), homedir()], secrets };
  const problems: string[] = [];
  for (const file of await filesBelow(out)) {
    const name = relative(out, file).replaceAll(sep, '/');
    problems.push(...exportProblems({ file: name, bytes: await readFile(file) }, surroundings));
  }
  return problems;
}

/**
 * Turns the output of `next build` into the published files; scripts/README.md lists the steps.
 *
 * @throws when an expected file is missing, the HTML of Next has changed, or a file contains a secret
 */
export async function finishExport(out: string): Promise<void> {
  await movePages(out);
  refuse(
    missingFiles(out),
    'The export lacks these files. Was a route or a language added without its page?',
  );
  await requireOneIsland('.next/server/app');
  await addBasePath(out);
  await finishPages(out);
  await removeRuntimeFiles(out);
  await writeHostFiles(out);
  refuse(await problemsOf(out), 'The export must not be published:');
}

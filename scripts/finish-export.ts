/**
 * Finishes what `next build` has exported: moves English from `/en/` to the root, gives each language its 404, puts the
 * early script right behind the charset, lets the runtime wait until it is wanted, writes the structured data and the
 * styles into the page, gives it its content security policy, and adds what hosts read. Fails when a file that it expects is
 * missing, and when one holds what is nobody's business.
 *
 * Usage: tsx scripts/finish-export.ts [folder of the export, default `out`]
 */
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, relative, sep } from 'node:path';
import nextEnv from '@next/env';
import type { Messages } from 'next-intl';
import { defaultLocale, locales } from '../i18n/locales';
import { structuredData } from '../i18n/structuredData';
import { basePath } from '../site/basePath';
import { absoluteUrl } from '../site/metadata';
import { href, routes } from '../site/routes';
import { headersFile, redirectsFile } from './hosts/cloudflarePages';
import { addPolicy } from './lib/contentSecurityPolicy';
import { deferRuntime } from './lib/deferRuntime';
import { exportProblems } from './lib/exportProblems';
import { inlineStyles } from './lib/inlineStyles';
import { securityTxt } from './lib/securityTxt';
import { addStructuredData } from './lib/structuredData';

const out = process.argv[2] ?? 'out';
const quiet = { info: () => undefined, error: console.error };
const policyParts = { recaptcha: Boolean(process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY) };

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Moves a folder's contents into another one, folder by folder, replacing files of the same name. */
async function mergeInto(source: string, target: string): Promise<void> {
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)];
    if (entry.isDirectory() && (await exists(to))) await mergeInto(from, to);
    else await rename(from, to);
  }
  await rm(source, { recursive: true });
}

/** `<locale>/404/index.html` becomes `<locale>/404.html`, where hosts look for it; its flight data goes. */
async function moveNotFound(folder: string): Promise<void> {
  await rename(join(folder, '404', 'index.html'), join(folder, '404.html'));
  await rm(join(folder, '404'), { recursive: true });
}

/** `<head><meta charset><script early>…`: nothing may come before them, since the script may leave the page. */
function hoistEarlyScript(html: string): string {
  const charset = '<meta charSet="utf-8"/>';
  const [script] = /<script data-early="">.*?<\/script>/s.exec(html) ?? [];
  if (!script || !html.includes(charset)) {
    throw new Error('no early script or no charset in the HTML; has Next changed its output?');
  }
  return html
    .replace(script, '')
    .replace(charset, '')
    .replace('<head>', () => `<head>${charset}${script}`);
}

async function filesIn(folder: string, ending: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The assets serve every build, so their stylesheets know no base path. */
async function addBasePath(folder: string): Promise<void> {
  if (!basePath) return;
  for (const file of await filesIn(folder, '.css')) {
    const css = await readFile(file, 'utf8');
    await writeFile(file, css.replaceAll(/url\((["']?)\/(?!\/)/g, `url($1${basePath}/`));
  }
}

async function problemsOfExport(): Promise<string[]> {
  const { combinedEnv, loadedEnvFiles } = nextEnv.loadEnvConfig(process.cwd(), false, quiet);
  const settings = loadedEnvFiles.flatMap(({ env }) => Object.keys(env));
  const secrets = settings.filter((name) => !name.startsWith('NEXT_PUBLIC_'));
  const surroundings = {
    folders: [process.cwd(), homedir()],
    secrets: Object.fromEntries(secrets.map((name) => [name, combinedEnv[name] ?? ''])),
  };
  const problems: string[] = [];
  for (const file of await filesIn(out, '')) {
    const name = relative(out, file).replaceAll(sep, '/');
    problems.push(...exportProblems({ file: name, bytes: await readFile(file) }, surroundings));
  }
  return problems;
}

async function missingFiles(): Promise<string[]> {
  const pages = locales.flatMap((locale) =>
    routes.flatMap((route) => {
      const folder = href(locale, route);
      return [`${folder}index.html`, `${folder}index.txt`];
    }),
  );
  const ofLanguages = locales.flatMap((locale) =>
    ['404.html', 'manifest.webmanifest'].map((file) => href(locale, 'home') + file),
  );
  const expected = [...pages, ...ofLanguages, '/sitemap.xml', '/robots.txt'];
  const found = await Promise.all(expected.map((file) => exists(join(out, file))));
  return expected.filter((_, index) => !found[index]);
}

await Promise.all(locales.map((locale) => moveNotFound(join(out, locale))));
await mergeInto(join(out, defaultLocale), out);
for (const leftover of ['_not-found', '404']) {
  await rm(join(out, leftover), { recursive: true, force: true });
}

const missing = await missingFiles();
if (missing.length > 0) {
  console.error(
    `The export in ${out}/ lacks:\n${missing.map((file) => `  ${file}\n`).join('')}` +
      'Each page needs its HTML and its flight data (index.txt). Was a route or a language added without its page?',
  );
  process.exit(1);
}

for (const locale of locales) {
  const messages: Messages = JSON.parse(await readFile(`messages/${locale}.json`, 'utf8'));
  for (const route of routes) {
    const file = join(out, href(locale, route), 'index.html');
    const html = await readFile(file, 'utf8');
    const data = structuredData(locale, route, messages);
    await writeFile(file, addStructuredData(html, data, absoluteUrl(locale, route)));
  }
}

await addBasePath(out);
await mkdir(join(out, '_next/static/flight'), { recursive: true });
for (const file of await filesIn(out, '.html')) {
  if (relative(out, file).startsWith('map')) continue; // written by scripts/map.ts, no page of Next’s
  const { html, flight } = deferRuntime(hoistEarlyScript(await readFile(file, 'utf8')));
  await writeFile(join(out, flight.path), flight.script);
  await writeFile(file, addPolicy(await inlineStyles(html, out), policyParts));
}
if (!basePath) {
  // Its place is at the root of a host.
  await mkdir(join(out, '.well-known'), { recursive: true });
  await writeFile(join(out, '.well-known/security.txt'), securityTxt(new Date()));
}
await writeFile(join(out, '_headers'), headersFile());
await writeFile(join(out, '_redirects'), redirectsFile());
// GitHub Pages would otherwise leave out what begins with an underscore.
await writeFile(join(out, '.nojekyll'), '');

const problems = await problemsOfExport();
if (problems.length > 0) {
  console.error(
    `The export in ${out}/ is not fit for the internet:\n${problems.map((problem) => `  ${problem}\n`).join('')}`,
  );
  process.exit(1);
}
console.log(
  `finished ${out}/: English at the root, ${locales.length} languages, ${routes.length} routes`,
);

import { readFile, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { locales } from '@/i18n/locales';
import { secrets } from '@/scripts/lib/environment';
import { filesBelow } from '@/scripts/lib/files';
import { href, routes } from '@/site/routes';
import { exportProblems } from './exportProblems';

/** What the export should have and has not: pages, each with its flight data (index.txt), and what goes with them. */
export async function missingFiles(out: string): Promise<string[]> {
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
  const found = await Promise.all(expected.map((file) => stat(join(out, file)).catch(() => null)));
  return expected.filter((_, index) => !found[index]);
}

/** What the export has and should not: a sentence for each thing that is nobody's business. */
export async function problemsOfExport(out: string): Promise<string[]> {
  const surroundings = { folders: [process.cwd(), homedir()], secrets };
  const problems: string[] = [];
  for (const file of await filesBelow(out)) {
    const name = relative(out, file).replaceAll(sep, '/');
    problems.push(...exportProblems({ file: name, bytes: await readFile(file) }, surroundings));
  }
  return problems;
}

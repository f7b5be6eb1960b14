/**
 * Finishes what `next build` has exported: moves English from `/en/` to the root, gives each language its 404, puts the
 * early script right behind the charset, lets the runtime wait until it is wanted, writes the structured data and the
 * styles into the page, gives it its content security policy, and adds what hosts read. Fails when a file that it expects is
 * missing, and when one holds what is nobody's business.
 *
 * Usage: tsx scripts/finish-export.ts [folder of the export, default `out`]
 */
import './lib/environment';
import { join } from 'node:path';
import { locales } from '@/i18n/locales';
import { basePath } from '@/site/basePath';
import { routes } from '@/site/routes';
import { missingFiles, problemsOfExport } from './export/exportedFiles';
import { moveFolders } from './export/exportedFolders';
import { addBasePath, finishHtml, writeStructuredData } from './export/exportedPages';
import { securityTxt } from './export/securityTxt';
import { headersFile, redirectsFile } from './hosts/cloudflarePages';
import { writeWhole } from './lib/files';

const out = process.argv[2] ?? 'out';

function stopAt(problems: readonly string[], what: string, advice = ''): void {
  if (problems.length === 0) return;
  console.error(`${what}\n${problems.map((problem) => `  ${problem}\n`).join('')}${advice}`);
  process.exit(1);
}

async function writeHostFiles(): Promise<void> {
  await writeWhole(join(out, '_headers'), headersFile());
  await writeWhole(join(out, '_redirects'), redirectsFile());
  // GitHub Pages would otherwise leave out what begins with an underscore.
  await writeWhole(join(out, '.nojekyll'), '');
  // Its place is at the root of a host, which is not ours under a base path.
  if (!basePath) await writeWhole(join(out, '.well-known/security.txt'), securityTxt(new Date()));
}

await moveFolders(out);
stopAt(
  await missingFiles(out),
  `The export in ${out}/ lacks:`,
  'Each page needs its HTML and its flight data (index.txt). Was a route or a language added without its page?',
);
await writeStructuredData(out);
await addBasePath(out);
await finishHtml(out);
await writeHostFiles();
stopAt(await problemsOfExport(out), `The export in ${out}/ is not fit for the internet:`);
console.log(
  `finished ${out}/: English at the root, ${locales.length} languages, ${routes.length} routes`,
);

/**
 * Proves that no test depends on what an owner or editor may change: `npm run owner-proof`. Copies the project to a temporary
 * folder, replaces all texts, company data, pictures and documents there, adds a language, and runs `npm test`, or the
 * command that is given: `npm run owner-proof -- npm run check`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { locales } from '@/i18n/locales';
import { main, run } from '@/scripts/lib/run';
import { emptyLists, oneReference, otherCompany, settings } from './facts';
import { allPhotographs, replaceCertificates, replaceLogo, replacePictures } from './files';
import { copyProject } from './project';
import { otherMessages } from './words';

function rewrite(file: string, change: (source: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

await main(async () => {
  const folder = path.join(tmpdir(), 'owner-proof');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  copyProject(folder);
  process.chdir(folder);

  for (const locale of locales) rewrite(`messages/${locale}.json`, otherMessages);
  rewrite('site/company.json', otherCompany);
  rewrite('site/samples.ts', emptyLists);
  rewrite('site/references.ts', oneReference);
  rewrite('media/pictures.json', allPhotographs);
  writeFileSync('.env.local', settings);
  await Promise.all([replacePictures(), replaceCertificates(), replaceLogo()]);
  run('npx', ['tsx', 'tools/icons/icons.ts']);
  run('npm', ['run', '--silent', 'format']);
  run('npm', ['run', '--silent', 'add-locale', '--', 'de']);

  const [command = 'npm', ...args] = process.argv.slice(2);
  run(command, args.length > 0 ? args : ['test']);
});

/**
 * Proves that no test depends on what an owner or editor may change: `npm run owner-proof`. Copies the project to a temporary
 * folder, replaces all texts, company data, pictures and documents there, adds a language, and runs `npm test`. Then it turns
 * each section off once and tests the files, and all of them together with everything. A command that is given takes the
 * place of all this: `npm run owner-proof -- npm run check`.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sections } from '@/content/settings';
import { locales } from '@/i18n/locales';
import { linkPackages, main, run } from '@/scripts/lib/run';
import { oneReference, otherCompany, settings, without, withoutProfiles } from './facts';
import { allPhotographs, replaceCertificates, replaceLogo, replacePictures } from './files';
import { otherMessages } from './words';

function rewrite(file: string, change: (source: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** Copies the files that Git knows or would add, as they are on disk, into an empty folder, and makes that a repository. */
function copyProject(folder: string): void {
  const command = ['ls-files', '-coz', '--exclude-standard'];
  const files = execFileSync('git', command, { encoding: 'utf8' }).split('\0');
  for (const file of files.filter(existsSync)) cpSync(file, path.join(folder, file));
  linkPackages(folder);
  run('git', ['init', '--quiet', folder]);
}

await main(async () => {
  const folder = path.join(tmpdir(), 'owner-proof');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  copyProject(folder);
  process.chdir(folder);

  for (const locale of locales) rewrite(`messages/${locale}.json`, otherMessages);
  rewrite('content/company.json', otherCompany);
  writeFileSync('content/references.json', oneReference);
  rewrite('media/pictures.json', allPhotographs);
  writeFileSync('.env.local', settings);
  await Promise.all([replacePictures(), replaceCertificates(), replaceLogo()]);
  run('npx', ['tsx', 'tools/icons/icons.ts']);
  run('npm', ['run', '--silent', 'drawings']);
  run('npm', ['run', '--silent', 'format']);
  run('npm', ['run', '--silent', 'add-locale', '--', 'de']);

  const [command = 'npm', ...args] = process.argv.slice(2);
  run(command, args.length > 0 ? args : ['test']);
  if (process.argv.length > 2) return;

  const complete = readFileSync('content/settings.ts', 'utf8');
  for (const section of Object.keys(sections)) {
    console.log(`Without ${section}:`);
    writeFileSync('content/settings.ts', without(section, complete));
    run('npm', ['run', '--silent', 'messages']);
    run('npx', ['tsx', 'scripts/build.ts', '--for-tests']);
    run('npm', ['run', '--silent', 'static']);
  }
  writeFileSync(
    'content/settings.ts',
    Object.keys(sections).reduce((source, section) => without(section, source), complete),
  );
  rewrite('content/company.json', withoutProfiles);
  run('npm', ['test']);
});

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { linkPackages, run } from '@/scripts/lib/run';

/** Copies the files that Git knows or would add, as they are on disk, into an empty folder, and makes that a repository. */
export function copyProject(folder: string): void {
  const list = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of list.split('\0').filter(existsSync)) cpSync(file, path.join(folder, file));
  linkPackages(folder);
  run('git', ['init', '--quiet', folder]);
}

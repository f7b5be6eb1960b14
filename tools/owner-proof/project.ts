import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import path from 'node:path';
import { run } from '@/scripts/lib/run';

/** Repeats a folder with links to its files; copies of them where the target is on another disk. */
async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await linkFolder(source, target);
    // `npx` starts the programs in .bin/ by their links.
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else await link(source, target).catch(() => copyFile(source, target));
  }
}

/** Copies the files that Git knows or would add, as they are on disk, into an empty folder, and makes that a repository. */
export async function copyProject(folder: string): Promise<void> {
  const list = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of list.split('\0').filter(existsSync)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await copyFile(file, path.join(folder, file));
  }
  await linkFolder('node_modules', path.join(folder, 'node_modules'));
  run('git', ['init', '--quiet', folder]);
}

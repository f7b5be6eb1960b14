import { spawnSync } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from './files';

/** What no build reads: tests, tools, documents and what was built before. */
const others =
  /^(?:\.|node_modules|generated|out|e2e|editor|tools|docs|public\/(?!certificates)|scripts\/(?:lib|[^/]+$))|\.(?:test\.tsx?|md|d\.json\.ts)$/;

/**
 * Time that a build gives as its own, in seconds since 1970: SOURCE_DATE_EPOCH, else the last commit's, else the present.
 *
 * @throws when SOURCE_DATE_EPOCH is no number of seconds
 * @see https://reproducible-builds.org/specs/source-date-epoch/
 */
export function sourceDate(): string {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' });
  const seconds = process.env.SOURCE_DATE_EPOCH || stdout?.trim();
  if (!seconds) return String(Math.floor(Date.now() / 1000));
  if (/^\d{1,12}$/.test(seconds)) return seconds;
  throw new Error(`SOURCE_DATE_EPOCH is "${seconds}", and should be seconds since 1970.`);
}

/** Time of the last change of a build's input, in milliseconds since 1970. */
async function lastChange(): Promise<number> {
  const folders = (await readdir('.')).filter((name) => !others.test(name));
  const below = await Promise.all(folders.map((folder) => filesBelow(folder)));
  const files = [...below.flat(), 'next.config.mjs', 'package-lock.json'];
  const inputs = files.filter((file) => !others.test(file)).map((file) => stat(file));
  return Math.max(...(await Promise.all(inputs)).map(({ mtimeMs }) => mtimeMs));
}

/** Whether a build in a folder is there, and newer than all of its input. */
export async function isFreshBuild(folder: string): Promise<boolean> {
  const built = await stat(path.join(folder, 'index.html')).catch(() => null);
  return built !== null && built.mtimeMs >= (await lastChange());
}

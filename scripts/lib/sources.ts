import { spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from './files';

/** Files of the code that browsers run, without their tests. */
async function codeFiles(): Promise<string[]> {
  const folders = ['app', 'browser', 'components', 'i18n', 'site'].map((folder) =>
    filesBelow(folder),
  );
  const code = (await Promise.all(folders))
    .flat()
    .filter((file) => /\.(tsx?|css|json)$/.test(file) && !/\.test\.tsx?$/.test(file));
  return ['next.config.mjs', 'package-lock.json', ...code.sort()];
}

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
  // Not messages/en.d.json.ts, which `npm run types` writes.
  const others = await Promise.all([
    filesBelow('messages', '.json'),
    filesBelow('media'),
    filesBelow('public/certificates'),
    ...['assets', 'export', 'hosts'].map((folder) => filesBelow(`scripts/${folder}`)),
  ]);
  const inputs = others.flat().filter((file) => !file.endsWith('.test.ts'));
  const files = await Promise.all([...(await codeFiles()), ...inputs].map((file) => stat(file)));
  return Math.max(...files.map(({ mtimeMs }) => mtimeMs));
}

/** Whether a build in a folder is there, and newer than all of its input. */
export async function isFreshBuild(folder: string): Promise<boolean> {
  const built = await stat(path.join(folder, 'index.html')).catch(() => null);
  return built !== null && built.mtimeMs >= (await lastChange());
}

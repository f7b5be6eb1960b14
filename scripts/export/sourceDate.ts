import { spawnSync } from 'node:child_process';

function dateOfCommit(warn: (words: string) => void, cwd: string): string {
  // Whoever shows signatures in all logs would get them here, too.
  const args = ['log', '-1', '--no-show-signature', '--format=%ct'];
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  const why = (error?.message ?? stderr).trim();
  warn(
    `The date of the last commit is not known, so this build has the present time, and its checksums will agree with those of no other build. Git says: ${why}`,
  );
  return '';
}

/**
 * The time of a build, in seconds since 1970: SOURCE_DATE_EPOCH, or the time of the last commit, or the current time.
 * @param warn is told why git does not know the last commit, such as that the folder belongs to another user
 * @param root the folder of the project
 * @throws if SOURCE_DATE_EPOCH is not a number of seconds
 * @see https://reproducible-builds.org/specs/source-date-epoch/
 */
export function sourceDate(warn: (words: string) => void = () => undefined, root = '.'): string {
  const seconds = process.env.SOURCE_DATE_EPOCH || dateOfCommit(warn, root);
  if (!seconds) return String(Math.floor(Date.now() / 1000));
  if (/^\d{1,12}$/.test(seconds)) return seconds;
  throw new Error(
    `SOURCE_DATE_EPOCH is “${seconds}”. Write a number of seconds since 1970, for example 1796083200.`,
  );
}

import { spawnSync } from 'node:child_process';
import { toolText } from '@/i18n/toolText';

/**
 * The time of a build, in seconds since 1970: SOURCE_DATE_EPOCH, or the time of the last commit, or the current time.
 * @throws if SOURCE_DATE_EPOCH is not a number of seconds
 * @see https://reproducible-builds.org/specs/source-date-epoch/
 */
export function sourceDate(): string {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' });
  const seconds = process.env.SOURCE_DATE_EPOCH || stdout?.trim();
  if (!seconds) return String(Math.floor(Date.now() / 1000));
  if (/^\d{1,12}$/.test(seconds)) return seconds;
  const [name, example] = ['SOURCE_DATE_EPOCH', '1796083200'];
  throw new Error(toolText('Assets.sourceDate', { name, value: seconds, example }));
}

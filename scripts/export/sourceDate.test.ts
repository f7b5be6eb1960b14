import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceDate } from './sourceDate';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'date-'));
});
afterEach(async () => {
  delete process.env.SOURCE_DATE_EPOCH;
  await rm(folder, { recursive: true });
});

describe('the date of a build', () => {
  test('is SOURCE_DATE_EPOCH', () => {
    process.env.SOURCE_DATE_EPOCH = '1700000000';
    expect(sourceDate()).toBe('1700000000');
  });

  test.each(['yesterday', '-5', '1.5', '2026-01-01'])('cannot be "%s"', (value) => {
    process.env.SOURCE_DATE_EPOCH = value;
    expect(sourceDate).toThrow(`SOURCE_DATE_EPOCH is “${value}”`);
  });

  test('is the date of the last commit, or outside a repository the present', () => {
    const warn = jest.fn();
    jest.useFakeTimers({ now: 1_800_000_000_000 });
    expect(sourceDate(warn, folder)).toBe('1800000000');
    jest.useRealTimers();
    expect(warn.mock.calls).toEqual([[expect.stringContaining('not a git repository')]]);
    const env = { ...process.env, GIT_COMMITTER_DATE: '1700000000 +0200' };
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
    execFileSync('git', [...author, 'commit', '--quiet', '--allow-empty', '-m', 'a'], {
      cwd: folder,
      env,
    });
    expect(sourceDate(warn, folder)).toBe('1700000000');
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWhole } from './files';
import { isFreshBuild, sourceDate } from './sources';

const checkout = process.cwd();
let folder = '';

/** @param minute of the file's last change */
async function write(file: string, content: string, minute = 0): Promise<void> {
  await writeWhole(file, content);
  await utimes(file, minute * 60, minute * 60);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sources-'));
  process.chdir(folder);
  for (const file of ['next.config.mjs', 'package-lock.json', 'app/page.tsx', 'messages/en.json'])
    await write(file, 'first');
});
afterEach(async () => {
  delete process.env.SOURCE_DATE_EPOCH;
  process.chdir(checkout);
  await rm(folder, { recursive: true });
});

test('a missing build is outdated; a changed test outdates none', async () => {
  expect(await isFreshBuild('out-test')).toBe(false);
  await write('out-test/index.html', '', 2);
  expect(await isFreshBuild('out-test')).toBe(true);
  for (const test of ['scripts/export/securityTxt.test.ts', 'app/page.test.tsx'])
    await write(test, 'second', 3);
  expect(await isFreshBuild('out-test')).toBe(true);
});

test.each([
  'messages/en.json',
  'site/company.json',
  'components/a/a.module.css',
  'package-lock.json',
  'scripts/export/securityTxt.ts',
])('a build that is older than %s is outdated', async (file) => {
  await write('out-test/index.html', '', 2);
  await write(file, 'second', 3);
  expect(await isFreshBuild('out-test')).toBe(false);
});

describe('the date of a build', () => {
  test('is SOURCE_DATE_EPOCH', () => {
    process.env.SOURCE_DATE_EPOCH = '1700000000';
    expect(sourceDate()).toBe('1700000000');
  });

  test.each(['yesterday', '-5', '1.5', '2026-01-01'])('cannot be "%s"', (value) => {
    process.env.SOURCE_DATE_EPOCH = value;
    expect(sourceDate).toThrow(`SOURCE_DATE_EPOCH is "${value}"`);
  });

  test('is that of the last commit, and outside a repository the present', () => {
    jest.useFakeTimers({ now: 1_800_000_000_000 });
    expect(sourceDate()).toBe('1800000000');
    jest.useRealTimers();
    const env = { ...process.env, GIT_COMMITTER_DATE: '1700000000 +0200' };
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
    execFileSync('git', ['init', '--quiet']);
    execFileSync('git', [...author, 'commit', '--quiet', '--allow-empty', '-m', 'a'], { env });
    expect(sourceDate()).toBe('1700000000');
  });
});

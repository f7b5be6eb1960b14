import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { rowsThat, sectionNames } from '@/content/catalogue';
import { companyFile } from '@/content/files';
import { withValue } from '@/content/write';
import { findingsOf, rulesAt } from '@/scripts/lib/rules';

/* content/checks.test.ts says what is due on each day. */
test.each(['2027-03-01', '2028-06-01', '2029-06-01'])('--due --on %s', (day) => {
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/preflight/preflight.ts', '--due', '--on', day],
    { encoding: 'utf8' },
  );
  expect(status).toBe(0);
  const due = findingsOf(rulesAt('due'), {}, day).filter(({ code }) => code !== 'Due.noLastDay');
  const lines = due.map((finding) => expect.stringMatching(`^- ${finding.path}.*: .`));
  expect(stdout.split('\n')).toEqual([...lines, '']);
});

test.each(['--on', '--again'])('%s must be a day', (option) => {
  const { stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/preflight/preflight.ts', option, '30.06.2027'],
    { encoding: 'utf8' },
  );
  expect(stderr).toContain(`${option} is “30.06.2027”. Write a day`);
  expect(status).toBe(1);
});

/** What the command says of a copy of the project with another value in a file. */
function saidAfter(
  file: string,
  at: string[],
  value: unknown,
  options: readonly string[] = [],
  settings = { STAGING: '' },
) {
  // Within the project, where Node finds the packages, which a copy of the project does not have.
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(path.resolve('.cache/preflight-'));
  for (const name of readdirSync('.'))
    if (name !== 'content' && name !== '.cache')
      symlinkSync(path.resolve(name), path.join(folder, name));
  cpSync('content', path.join(folder, 'content'), { recursive: true });
  const changed = path.join(folder, file);
  writeFileSync(changed, withValue(readFileSync(changed, 'utf8'), at, value));
  const { stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/preflight/preflight.ts', ...options],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, ...settings } },
  );
  rmSync(folder, { recursive: true });
  return { stderr, status };
}

test('a number with a wrong check digit is named, and the site may not go live with it', () => {
  const { stderr, status } = saidAfter(companyFile, ['uic'], '207451380', ['--release']);
  expect(stderr).toMatch(
    /because the build refuses them:\n {2}content\/company\.json.*, uic \(Unified.*207451380/,
  );
  expect(status).toBe(1);
});

test('in a trial, what is wrong is named too, and the site may be built', () => {
  const staging = { STAGING: '1' };
  const { stderr, status } = saidAfter(companyFile, ['uic'], '207451380', ['--release'], staging);
  expect(stderr).toMatch(/207451380[\s\S]*STAGING=1 is set/);
  expect(status).toBe(0);
});

test('of sections that are off, nothing is asked', () => {
  const off = Object.fromEntries(sectionNames.map((name) => [name, false]));
  const { stderr } = saidAfter('content/sections.json', [], off);
  for (const group of rowsThat(({ section }) => section))
    expect(stderr).not.toMatch(new RegExp(`(?:, |“)${group.replace('.', '\\.')}[. ]`));
});

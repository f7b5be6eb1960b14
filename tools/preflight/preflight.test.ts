import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { companyFile, reviewsFile } from '@/content/contentFiles';
import { findingsOf, rulesAt } from '@/scripts/content/contentRules';
import { withValue } from '@/scripts/content/editJson';
import { copyContent, newFolder } from '@/scripts/testing/workIn';

/** Runs the command with the content of a folder. */
function preflight(options: readonly string[], cwd = '.', settings = {}) {
  const command = [require.resolve('tsx'), path.resolve('tools/preflight/preflight.ts')];
  return spawnSync(process.execPath, ['--import', ...command, ...options], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'), ...settings },
  });
}

/* content/reviews.test.ts says what is due on each day, scripts/content/contentRules.test.ts what each rule finds. */
test('--due lists what is due on a day', () => {
  const day = '2028-06-01';
  const { stdout, status } = preflight(['--due', '--on', day]);
  expect(status).toBe(0);
  const due = findingsOf(rulesAt('due'), {}, day);
  expect(due.length).toBeGreaterThan(0);
  const lines = due.map((finding) => expect.stringMatching(`^- ${finding.path}.*: .`));
  expect(stdout.split('\n')).toEqual([...lines, '']);
  // A certificate without a last day is not a matter of the day.
  expect(stdout).not.toContain('write the last day');
});

// What is no day stops --on in any case, and --again would write it down.
test('the value of an option must be a day', () => {
  const { stderr, status } = preflight(['--on', '2027-06-30', '--again', '30.06.2027']);
  expect(stderr).toContain('--again is “30.06.2027”. Write a day');
  expect(status).toBe(1);
});

test('what a build or a release refuses is named, and the site may go live with it only as a trial', () => {
  const folder = newFolder();
  copyContent(folder);
  // What an owner has confirmed is not asked.
  writeFileSync(path.join(folder, reviewsFile), '[]\n');
  const file = path.join(folder, companyFile);
  const wrong = withValue(readFileSync(file, 'utf8'), ['uic'], '207451380');
  writeFileSync(file, withValue(wrong, ['coordinates', 'longitude'], 100));
  const texts = path.join(folder, 'messages/it.json');
  const untranslated = ['Hero', 'lead'];
  writeFileSync(texts, withValue(readFileSync(texts, 'utf8'), untranslated, '[EN] Plants'));
  writeFileSync(path.join(folder, 'public/certificates/en/iso-9001.pdf'), '<html>');
  const settings = { STAGING: '', NEXT_PUBLIC_RECAPTCHA_SITE_KEY: '' };
  const live = preflight(['--release', '--on', '2040-01-01'], folder, settings);
  expect(live.stderr).toMatch(
    /because the build refuses them:\n {2}content\/company\.json.*, uic \(Unified.*207451380/,
  );
  for (const heading of [
    'Replace these texts and values of the sample company',
    'Write or translate these texts',
    'Replace these documents, because visitors cannot open them:\n  public/certificates/en/iso-9001.pdf',
    // The folder has none.
    'Replace these pictures',
    'The map does not show',
    'The form says that reCAPTCHA protects it',
    'Renew these certificates',
  ])
    expect(live.stderr).toContain(heading);
  expect(live.status).toBe(1);
  const trial = preflight(['--release'], folder, { STAGING: '1' });
  expect(trial.stderr).toMatch(/207451380[\s\S]*STAGING=1 is set/);
  expect(trial.status).toBe(0);
  rmSync(folder, { recursive: true });
});

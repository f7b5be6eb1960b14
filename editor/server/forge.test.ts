/** @jest-environment node */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram } from '@/scripts/lib/run';
import { pullRequestUrl } from './forge';

const gitHub = 'https://github.com/company/site/compare/main...edit%2Fa?expand=1';
const gitLab =
  'https://gitlab.com/company/site/-/merge_requests/new?merge_request[source_branch]=edit%2Fa&merge_request[target_branch]=main';

test.each([
  ['git@github.com:company/site.git', gitHub],
  ['https://me@github.com/company/site', gitHub],
  ['https://me:word@github.com/company/site.git/', gitHub],
  ['ssh://git@ssh.github.com:443/company/site.git', gitHub],
  ['ssh://git@altssh.gitlab.com:443/company/site.git', gitLab],
  [
    'ssh://git@gitlab.company.bg:2222/web/site.git',
    gitLab.replace('gitlab.com/company', 'gitlab.company.bg/web'),
  ],
  [
    'https://gitlab.company.bg:8443/web/team/site.git',
    gitLab.replace('gitlab.com/company', 'gitlab.company.bg:8443/web/team'),
  ],
  ['git@github-work:company/site.git', undefined],
  ['git@codeberg.org:company/site.git', undefined],
  ['/srv/site.git', undefined],
  ['/srv/github.com/site.git', undefined],
  ['../github.com/site.git', undefined],
  ['C:\\github\\site.git', undefined],
  ['C:/github.com/site.git', undefined],
])('the page for a pull request is known for %s', async (address, url) => {
  expect(await pullRequestUrl(address, 'edit/a', 'main')).toBe(url);
});

test('a name of the configuration of SSH leads to the page of the real host', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'editor-ssh-'));
  const before = process.env.PATH;
  const config = path.join(folder, 'config');
  const ssh = path.join(folder, 'ssh');
  writeFileSync(config, 'Host github-work\n  HostName ssh.github.com\n  Port 443\n');
  // SSH reads its configuration in the home of the account, whatever HOME is.
  writeFileSync(ssh, `#!/bin/sh\nexec "${findProgram('ssh')}" -F "${config}" "$@"\n`);
  chmodSync(ssh, 0o755);
  process.env.PATH = `${folder}${path.delimiter}${before}`;
  try {
    expect(await pullRequestUrl('git@github-work:company/site.git', 'edit/a', 'main')).toBe(gitHub);
  } finally {
    process.env.PATH = before;
    rmSync(folder, { recursive: true });
  }
});

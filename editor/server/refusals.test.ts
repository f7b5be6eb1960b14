import { refusalOf } from './refusals';

const rejected = (reason: string) =>
  `To github.com:company/site.git\n ! [remote rejected] 1f2e -> edit/a (${reason})\nerror: failed to push some refs to 'github.com:company/site.git'`;

/** What forges write, and what the person reads about the reason and the cure. */
const cases: readonly (readonly [name: string, written: string, cure: string, quoted: string])[] = [
  [
    'a private e-mail address',
    `remote: error: GH007: Your push would publish a private email address.        \nremote: You can make your email public or disable this protection by visiting:        \nremote: https://github.com/settings/emails        \n${rejected('push declined due to email privacy restrictions')}`,
    'it ends with @users.noreply.github.com',
    'GH007: Your push would publish a private email address. You can make',
  ],
  [
    'an e-mail address that GitLab does not know',
    `remote: GitLab: You cannot push commits for 'a@b.c'. You can only push commits if the committer email is one of your own verified emails.\n${rejected('pre-receive hook declined')}`,
    'Write those with which you are registered there',
    'You cannot push commits for',
  ],
  [
    'a protected branch of GitHub',
    `remote: error: GH013: Repository rule violations found for refs/heads/edit/a.\nremote: - Cannot create ref due to creations being restricted.\n${rejected('push declined due to repository rule violations')}`,
    'branches that begin with “edit/”',
    'Cannot create ref',
  ],
  [
    'a protected branch of GitLab',
    `remote: GitLab: You are not allowed to push code to protected branches on this project.\n${rejected('pre-receive hook declined')}`,
    'branches that begin with “edit/”',
    'protected branches on this project',
  ],
  [
    'no right to write, over HTTPS',
    `remote: Permission to company/site.git denied to maria.\nfatal: unable to access 'https://github.com/company/site.git/': The requested URL returned error: 403`,
    'for the right to write',
    'denied to maria',
  ],
  [
    'no right to write, over SSH',
    `ERROR: Permission to company/site.git denied to maria.\nfatal: Could not read from remote repository.\n\nPlease make sure you have the correct access rights\nand the repository exists.`,
    'for the right to write',
    'denied to maria',
  ],
  [
    'a website that the forge does not show',
    `ERROR: Repository not found.\nfatal: Could not read from remote repository.`,
    'does not show them to you',
    'Repository not found',
  ],
  [
    'a wrong password',
    `remote: Invalid username or token. Password authentication is not supported for Git operations.\nfatal: Authentication failed for 'https://github.com/company/site.git/'`,
    'Sign in to git once',
    'Invalid username or token',
  ],
  [
    'no password',
    `fatal: could not read Username for 'https://github.com': terminal prompts disabled`,
    'Sign in to git once',
    '',
  ],
  [
    'no key',
    `git@github.com: Permission denied (publickey).\nfatal: Could not read from remote repository.`,
    'Sign in to git once',
    '',
  ],
  [
    'no network',
    `fatal: unable to access 'https://github.com/company/site.git/': Could not resolve host: github.com`,
    'Check the internet connection',
    '',
  ],
  [
    'no network over SSH',
    `ssh: connect to host github.com port 22: Network is unreachable\nfatal: Could not read from remote repository.`,
    'Check the internet connection',
    '',
  ],
  [
    'a forge that is down',
    `fatal: unable to access 'https://github.com/company/site.git/': The requested URL returned error: 503`,
    'Check the internet connection',
    '',
  ],
  [
    'an unknown host key',
    `Host key verification failed.\nfatal: Could not read from remote repository.`,
    '“git fetch”',
    '',
  ],
  [
    'another host key',
    `@ WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED! @\nHost key verification failed.\nfatal: Could not read from remote repository.`,
    'Send nothing',
    '',
  ],
  [
    'a wrong clock',
    `fatal: unable to access 'https://github.com/a/b/': server certificate verification failed. CAfile: none`,
    'Check the date and time',
    '',
  ],
  [
    'a large file',
    `remote: error: File media/film/a.mp4 is 120.00 MB; this exceeds GitHub's file size limit of 100.00 MB\nremote: error: GH001: Large files detected. You may want to try Git Large File Storage.\n${rejected('pre-receive hook declined')}`,
    'make a smaller one',
    'media/film/a.mp4 is 120.00 MB',
  ],
  [
    'a large push',
    `error: RPC failed; HTTP 413 curl 22 The requested URL returned error: 413\nsend-pack: unexpected disconnect while reading sideband packet\nfatal: the remote end hung up unexpectedly`,
    'make a smaller one',
    '',
  ],
  [
    'single sign-on',
    `remote: The 'company' organization has enabled or enforced SAML SSO.\nremote: To access this repository, visit https://github.com/orgs/company/sso and try your request again.\nfatal: unable to access 'https://github.com/company/site.git/': The requested URL returned error: 403`,
    'sign in',
    'https://github.com/orgs/company/sso',
  ],
  [
    'an archive',
    `remote: This repository was archived so it is read-only.\nfatal: unable to access 'https://github.com/company/site.git/': The requested URL returned error: 403`,
    'are archived',
    'was archived',
  ],
  [
    'a rule that nobody has foreseen',
    `remote: \nremote: ====================\nremote: Pushes rest on Sundays.\nremote: ====================\n${rejected('pre-receive hook declined')}`,
    'did not accept this',
    'Pushes rest on Sundays. pre-receive hook declined',
  ],
  [
    'a folder of another user',
    `fatal: detected dubious ownership in repository at '/srv/site'\nTo add an exception for this directory, call:\n\n\tgit config --global --add safe.directory /srv/site`,
    'belongs to another user of this computer, so git does not work in it. If you trust it, type: git config --global --add safe.directory /srv/site.',
    '',
  ],
  [
    'an interrupted git',
    `fatal: Unable to create '/home/maria/site/.git/index.lock': File exists.\n\nAnother git process seems to be running in this repository`,
    'Wait a minute and try again',
    '',
  ],
];

test.each(cases)(
  '%s: the reason, the cure and the words of the forge',
  (_, written, cure, quoted) => {
    const sentence = refusalOf(written);
    expect(sentence).toContain(cure);
    if (quoted) expect(sentence).toMatch(/The server says: “.*”$/);
    else expect(sentence).not.toContain('The server says');
    expect(sentence).toContain(quoted);
  },
);

test('what nobody has foreseen is shown as git says it', () => {
  expect(refusalOf('fatal: something else')).toBe('Git says: fatal: something else');
});

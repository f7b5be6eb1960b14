import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Done } from '../protocol';
import { Refusal, save } from './files';

/* What is published, and how changes get there: with git as it is installed, on a branch of their own. */

/** All that the editor writes; only this is sent. */
export const editedPaths = [
  'messages',
  'i18n/lists.json',
  'site/company.json',
  'media',
  'public/certificates',
];

/** What was sent last. */
const sentFile = '.cache/editor/sent.json';

interface Options {
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
}

/** What git writes to its error output, and what the person who edits reads and does instead. */
const refusals: readonly (readonly [written: RegExp, sentence: string])[] = [
  [
    /ENOENT/,
    'Git is not installed on this computer. Install it from https://git-scm.com, then try again.',
  ],
  [
    /not a git repository|unsafe repository|dubious ownership/,
    'This folder is no copy that git knows. Ask the person who looks after the website for one made with “git clone”.',
  ],
  [
    /resolve host|unable to connect|could not connect|timed out|unreachable|connection refused|failed to connect/i,
    'The server of the website’s files cannot be reached. Check the internet connection, then try again.',
  ],
  [
    /non-fast-forward|fetch first|stale info|cannot lock ref|reference already exists/,
    'Somebody else has changed your branch on the server. Press “Send for publishing” again: your changes then go to a new branch.',
  ],
  [
    /permission|denied|40[13]|authentication|could not read (username|password)|host key|not allowed|declined|protected|does not appear to be a git repository|repository not found/i,
    'You may not send to the server of the website’s files, or it does not know you. Ask the person who looks after the website for the right to write, and sign in to git once.',
  ],
];

/** Runs git in the project. @throws Refusal with one sentence */
async function git(args: readonly string[], { env, input }: Options = {}): Promise<string> {
  const running = promisify(execFile)('git', args, {
    maxBuffer: 2 ** 28,
    timeout: 120_000,
    // It never waits for a password in a terminal that nobody looks at, and speaks English.
    env: {
      GIT_SSH_COMMAND: 'ssh -o BatchMode=yes',
      ...process.env,
      GIT_TERMINAL_PROMPT: '0',
      LC_ALL: 'C',
      ...env,
    },
  });
  running.child.stdin?.end(input);
  try {
    return (await running).stdout.trimEnd();
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    const all = `${stderr}${message}`;
    const known = refusals.find(([written]) => written.test(all))?.[1];
    throw new Refusal(known ?? `Git says: ${(stderr || message).trim().split('\n').at(-1)}`);
  }
}

/** What git answers; undefined where it refuses. */
function ask(...args: readonly string[]): Promise<string | undefined> {
  return git(args).catch(() => undefined);
}

interface Basis {
  /** Commit from which the published texts are read. */
  readonly commit: string;
  readonly remote: string | undefined;
  /** Branch of the remote that is published. */
  readonly target: string;
}

/** @throws Refusal where there is no git, or no commit */
export async function findBasis(): Promise<Basis> {
  const head = await git(['rev-parse', 'HEAD']);
  const remotes = (await git(['remote'])).split('\n').filter(Boolean);
  const tracked = await ask('rev-parse', '--abbrev-ref', '@{upstream}');
  const remote =
    remotes.find((name) => tracked?.startsWith(`${name}/`)) ??
    remotes.find((name) => name === 'origin') ??
    remotes[0];
  const branch =
    tracked ?? (await ask('rev-parse', '--abbrev-ref', `${remote}/HEAD`)) ?? `${remote}/main`;
  const common = remote && (await ask('merge-base', 'HEAD', branch));
  return { commit: common || head, remote, target: branch.slice((remote ?? '').length + 1) };
}

/** A file as it is published; undefined where it is not. */
export async function readPublished({ commit }: Basis, file: string): Promise<Buffer | undefined> {
  const { stdout } = await promisify(execFile)('git', ['show', `${commit}:${file}`], {
    encoding: 'buffer',
    maxBuffer: 2 ** 28,
  }).catch(() => ({ stdout: undefined }));
  return stdout;
}

/** Files of the editor that are not as published. */
export async function changedPaths({ commit }: Basis): Promise<string[]> {
  const changed = await git(['diff', '--name-only', '-z', commit, '--', ...editedPaths]);
  return changed.split('\0').filter(Boolean);
}

export async function readAuthor(): Promise<{ name: string; email: string }> {
  const [name = '', email = ''] = await Promise.all(
    ['user.name', 'user.email'].map((setting) => ask('config', setting)),
  );
  return { name, email };
}

/** Makes a commit of what the editor has written, without touching the branch and the index that are checked out. */
async function commitFiles(parent: string, author: { name: string; email: string }, words: string) {
  const index = path.resolve((await git(['rev-parse', '--git-dir'])) || '.', 'editor-index');
  const env = {
    GIT_INDEX_FILE: index,
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    GIT_COMMITTER_NAME: author.name,
    GIT_COMMITTER_EMAIL: author.email,
  };
  try {
    await git(['read-tree', parent], { env });
    await git(['add', '--all', '--', ...editedPaths.filter((file) => existsSync(file))], { env });
    const tree = await git(['write-tree'], { env });
    return await git(['commit-tree', tree, '-p', parent, '-F', '-'], { env, input: words });
  } finally {
    rmSync(index, { force: true });
  }
}

/** Files whose lines two commits have changed in different ways. @throws Refusal where this git cannot tell */
async function conflictsOf(ours: string, theirs: string) {
  const { stdout, code } = await promisify(execFile)('git', [
    ...['merge-tree', '--write-tree', '--name-only', '--no-messages', ours, theirs],
  ]).then(
    (done) => ({ ...done, code: 0 }),
    (error: { stdout: string; code: number }) => error,
  );
  if (code !== 0 && code !== 1)
    throw new Refusal('Git on this computer is too old. Install git 2.38 or later.');
  const [tree = '', ...files] = stdout.trim().split('\n');
  return { tree, files: code === 1 ? files : [] };
}

function refuseConflicts(files: readonly string[]): void {
  if (files.length === 0) return;
  throw new Refusal(
    `Somebody else has published other words at the same place of ${files.join(' and ')}. Copy your words, take that change back below, press “Get what others have published”, and write them again.`,
  );
}

/** The page on which a branch becomes a pull request; undefined for a forge that is not known. */
export function pullRequestUrl(address: string, branch: string, target: string) {
  const [, host, project] =
    /^(?:https?:\/\/|ssh:\/\/)(?:[^@/]*@)?([^/:]+)(?::\d+)?\/(.+?)(?:\.git)?\/?$/.exec(address) ??
    /^(?:[^@/]*@)([^/:]+):(.+?)(?:\.git)?$/.exec(address) ??
    [];
  const [from, to] = [branch, target].map(encodeURIComponent);
  if (host?.includes('gitlab'))
    return `https://${host}/${project}/-/merge_requests/new?merge_request[source_branch]=${from}&merge_request[target_branch]=${to}`;
  if (host?.includes('github'))
    return `https://${host}/${project}/compare/${to}...${from}?expand=1`;
  return undefined;
}

/** Branch and commit that were sent last, and still wait. */
export function readSent(): { branch: string; commit: string } | undefined {
  return existsSync(sentFile) ? JSON.parse(readFileSync(sentFile, 'utf8')) : undefined;
}

function remember(sent: { branch: string; commit: string } | undefined): void {
  mkdirSync(path.dirname(sentFile), { recursive: true });
  if (sent) writeFileSync(sentFile, JSON.stringify(sent));
  else rmSync(sentFile, { force: true });
}

function requireRemote({ remote }: Basis): string {
  if (remote) return remote;
  throw new Refusal(
    'This folder does not know the server of the website’s files. Ask the person who looks after the website to add it with “git remote add origin …”.',
  );
}

/**
 * Sends all that differs from what is published: to the branch that was sent last, while it waits, or to a new one.
 *
 * @param author in whose name it is sent
 * @param words message of the commit
 * @throws Refusal with what to do; the files stay as they are
 */
export async function send(author: { name: string; email: string }, words: string): Promise<Done> {
  if (!author.name.trim() || !/^\S+@\S+$/.test(author.email))
    throw new Refusal(
      'Write your name and your e-mail address first: they stand beside the change.',
    );
  const basis = await findBasis();
  const remote = requireRemote(basis);
  if ((await changedPaths(basis)).length === 0)
    throw new Refusal('Nothing differs from what is published, so there is nothing to send.');
  await git(['fetch', remote]);
  const sent = readSent();
  const there =
    sent && (await git(['ls-remote', remote, `refs/heads/${sent.branch}`])).slice(0, 40);
  const isWaiting = sent && there === sent.commit;
  if (sent && there && !isWaiting) {
    remember(undefined);
    throw new Refusal(refusals.find(([written]) => written.test('non-fast-forward'))?.[1]);
  }
  const parent = isWaiting ? sent.commit : basis.commit;
  const commit = await commitFiles(parent, author, words);
  const { files } = await conflictsOf(`${remote}/${basis.target}`, commit);
  refuseConflicts(files);
  const who = author.email.replace(/@.*/, '').replace(/[^\w-]+/g, '-');
  const time = new Date().toISOString().slice(0, 16).replace('T', '-').replace(':', '');
  const branch = isWaiting ? sent.branch : `edit/${time}-${who}`;
  await git(['push', remote, `${commit}:refs/heads/${branch}`]);
  remember({ branch, commit });
  const url = pullRequestUrl(await git(['remote', 'get-url', remote]), branch, basis.target);
  const next = url
    ? 'Confirm it on the page that opens.'
    : 'Tell the person who looks after the website its name.';
  return { done: `Sent as the branch “${branch}”. ${next}`, url };
}

/**
 * Brings what others have published into this folder. What has been changed here stays changed.
 *
 * @throws Refusal with what to do; the files stay as they are
 */
export async function update(): Promise<Done> {
  const basis = await findBasis();
  const remote = requireRemote(basis);
  await git(['fetch', remote]);
  const upstream = `${remote}/${basis.target}`;
  const head = await git(['rev-parse', 'HEAD']);
  if (head !== basis.commit)
    throw new Refusal(
      'This folder has commits that are not published. Ask the person who made them.',
    );
  const paths = await changedPaths(basis);
  const author = { name: 'Editor', email: 'editor@localhost' };
  const mine = await commitFiles(head, author, 'Before what others have published');
  const { tree, files } = await conflictsOf(upstream, mine);
  refuseConflicts(files);
  // What a failure leaves can be found again.
  await git(['update-ref', 'refs/editor/before-update', mine]);
  if (paths.length > 0) await git(['checkout', head, '--', ...paths]);
  try {
    await git(['merge', '--ff-only', upstream]);
  } finally {
    const merged = (await git(['rev-parse', 'HEAD'])) === head ? mine : tree;
    if (paths.length > 0)
      await git(['restore', `--source=${merged}`, '--worktree', '--', ...paths]);
  }
  return { done: 'Everything that others have published is here now.' };
}

/** Brings a file back as it is published. */
export async function restoreFile(file: string): Promise<Done> {
  const published = await readPublished(await findBasis(), file);
  if (!published || !editedPaths.some((start) => file.startsWith(`${start}/`)))
    throw new Refusal(`${file} is not published, so nothing was taken back.`);
  save(`the published ${path.basename(file)}`, { [file]: published });
  return { done: `${path.basename(file)} is as it is published again.` };
}

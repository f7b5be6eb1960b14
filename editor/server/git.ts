import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { inSeries, toolText } from '@/i18n/toolText';
import { type Author, type Done, Refusal } from '../protocol';
import { editedPaths } from './files';

/* What is published, and how changes get there: on their own branch, with the git that is installed. */

/** What the person who edits can do, by what git writes to its error output. */
const advice = [
  [/ENOENT/, 'missing'],
  [/not a git repository|dubious ownership/, 'noClone'],
  [/no such remote/i, 'noRemote'],
  [/resolve host|connect|timed out|unreachable|refused/i, 'unreachable'],
  [/fast-forward/i, 'unpublished'],
  [
    /permission|denied|\b40[13]\b|authentication|could not read|host key|not allowed|declined|protected|repository/i,
    'denied',
  ],
] as const;

/** Runs git in the project. @throws Refusal with one sentence */
async function run(args: readonly string[], env = {}): Promise<Buffer> {
  const running = promisify(execFile)('git', args, {
    encoding: 'buffer',
    maxBuffer: 2 ** 28,
    timeout: 120_000,
    // Git must not wait for a password in a terminal that nobody watches, and its messages must be in English to be
    // recognised.
    env: {
      GIT_SSH_COMMAND: 'ssh -o BatchMode=yes',
      ...process.env,
      GIT_TERMINAL_PROMPT: '0',
      LC_ALL: 'C',
      ...env,
    },
  });
  try {
    return (await running).stdout;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: Buffer };
    const output = `${stderr ?? ''}`.trim() || message;
    const known = advice.find(([written]) => written.test(output))?.[1];
    const last = output.split('\n').at(-1) ?? '';
    throw new Refusal(
      known
        ? toolText(`Git.${known}`, { url: 'https://git-scm.com' })
        : toolText('Git.says', { words: last }),
      { cause: error },
    );
  }
}

async function git(...args: readonly string[]): Promise<string> {
  return String(await run(args)).trimEnd();
}

/** The output of git, or an empty text if it fails. */
function ask(...args: readonly string[]): Promise<string> {
  return git(...args).catch(() => '');
}

interface Basis {
  /** The commit from which the published texts are read. */
  readonly commit: string;
  readonly remote: string;
  /** The branch of the remote that is published. */
  readonly target: string;
}

/** @throws Refusal if there is no git, or no commit */
export async function findBasis(): Promise<Basis> {
  const head = await git('rev-parse', 'HEAD');
  const published =
    (await ask('rev-parse', '--abbrev-ref', '@{upstream}')) ||
    (await ask('rev-parse', '--abbrev-ref', 'origin/HEAD')) ||
    'origin/main';
  const commit = (await ask('merge-base', 'HEAD', published)) || head;
  const [remote = '', ...target] = published.split('/');
  return { commit, remote, target: target.join('/') };
}

/** The published version of a file. Undefined if there is none. */
export function readPublished({ commit }: Basis, file: string): Promise<Buffer | undefined> {
  return run(['show', `${commit}:${file}`]).catch(() => undefined);
}

/** The files that the editor may write and that differ from what is published, including new ones. */
export async function changedPaths({ commit }: Basis): Promise<string[]> {
  const changed = await git('diff', '--name-only', '-z', commit, '--', ...editedPaths);
  const others = ['ls-files', '--others', '--exclude-standard', '-z', '--'];
  const added = await git(...others, ...editedPaths);
  return `${changed}\0${added}`.split('\0').filter(Boolean);
}

export async function readAuthor(): Promise<Author> {
  return { name: await ask('config', 'user.name'), email: await ask('config', 'user.email') };
}

/** Adds everything that the editor has written to an index. */
async function addAll(env = {}): Promise<void> {
  await run(['add', '--all', '--', ...editedPaths.filter((file) => existsSync(file))], env);
}

/** Commits everything that the editor has written, without changing the branch and the index that are checked out. */
async function commitFiles(parent: string, { name, email }: Author, words: string) {
  const index = path.resolve(await git('rev-parse', '--git-dir'), 'editor-index');
  const env = { GIT_INDEX_FILE: index };
  const by = ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
  try {
    await run(['read-tree', parent], env);
    await addAll(env);
    const tree = String(await run(['write-tree'], env)).trim();
    return await git(...by, 'commit-tree', tree, '-p', parent, '-m', words);
  } finally {
    rmSync(index, { force: true });
  }
}

/** @throws Refusal if a commit and the published version change the same lines */
async function refuseConflicts({ remote, target }: Basis, commit: string): Promise<void> {
  const args = ['merge-tree', '--write-tree', '--name-only', '--no-messages'];
  await git(...args, `${remote}/${target}`, commit).catch((refusal: Refusal) => {
    const { code, stdout } = refusal.cause as { code: number; stdout: Buffer };
    if (code !== 1) throw refusal;
    const files = String(stdout).trim().split('\n').slice(1);
    throw new Refusal(toolText('Git.conflict', { files: inSeries(files) }));
  });
}

/** The page on which a branch becomes a pull request. Undefined if the forge is neither GitHub nor GitLab. */
export function pullRequestUrl(address: string, branch: string, target: string) {
  const [, host, project] =
    /^(?:\w+:\/\/)?(?:[^@/]*@)?([^/:]+)(?::\d+(?=\/))?[/:](.+?)(?:\.git)?\/?$/.exec(address) ?? [];
  const [from, to] = [branch, target].map(encodeURIComponent);
  if (host?.includes('gitlab'))
    return `https://${host}/${project}/-/merge_requests/new?merge_request[source_branch]=${from}&merge_request[target_branch]=${to}`;
  if (host?.includes('github'))
    return `https://${host}/${project}/compare/${to}...${from}?expand=1`;
  return undefined;
}

/** The prefix of the local reference that stores the branch that was sent last. */
const sentRefs = 'refs/editor-sent/';

/** The branch and the commit that were sent last. */
export async function readSent(): Promise<{ branch: string; commit: string } | undefined> {
  const refs = await ask('for-each-ref', '--format=%(objectname) %(refname)', sentRefs);
  const [commit, ref = ''] = refs.split(/\s/);
  return commit ? { commit, branch: ref.slice(sentRefs.length) } : undefined;
}

/**
 * Sends all differences from what is published. They go to the branch that was sent last if nobody has changed or
 * merged it since, or else to a new one.
 *
 * @param author in whose name they are sent
 * @param words message of the commit
 * @throws Refusal that says what to do; the files stay as they are
 */
export async function send(author: Author, words: string): Promise<Done> {
  if (!author.name.trim() || !/^\S+@\S+$/.test(author.email))
    throw new Refusal(toolText('Git.writeName'));
  const basis = await findBasis();
  const { remote, target } = basis;
  const address = await git('remote', 'get-url', remote);
  if ((await changedPaths(basis)).length === 0) throw new Refusal(toolText('Git.nothingToSend'));
  await git('fetch', remote);
  const sent = await readSent();
  const there = sent && (await git('ls-remote', remote, `refs/heads/${sent.branch}`)).slice(0, 40);
  const isWaiting = sent && there === sent.commit;
  const commit = await commitFiles(isWaiting ? sent.commit : basis.commit, author, words);
  await refuseConflicts(basis, commit);
  const who = author.email.replace(/@.*/, '').replace(/[^\w-]+/g, '-');
  const time = new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  const branch = isWaiting ? sent.branch : `edit/${time}-${who}`;
  await git('push', remote, `${commit}:refs/heads/${branch}`);
  if (sent) await git('update-ref', '-d', sentRefs + sent.branch);
  await git('update-ref', sentRefs + branch, commit);
  const url = pullRequestUrl(address, branch, target);
  const done = [
    toolText('Git.sent', { branch }),
    ...(there && !isWaiting ? [toolText('Git.taken', { branch: sent.branch })] : []),
    toolText(url ? 'Git.confirm' : 'Git.tellName'),
  ];
  return { done: done.join(' '), url };
}

/**
 * Merges what others have published into this folder. What has been changed here stays changed.
 *
 * @throws Refusal that says what to do; the files stay as they are
 */
export async function update(): Promise<Done> {
  const basis = await findBasis();
  await git('remote', 'get-url', basis.remote);
  await git('fetch', basis.remote);
  const editor = { name: 'Editor', email: 'editor@localhost' };
  await refuseConflicts(basis, await commitFiles('HEAD', editor, 'Before an update'));
  // New files are added, so that `--autostash` puts them aside too and merges them with those of others.
  await addAll();
  await git('merge', '--ff-only', '--autostash', `${basis.remote}/${basis.target}`);
  return { done: toolText('Git.updated') };
}

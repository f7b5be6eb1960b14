import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Author } from '../protocol';
import { isLeftover, phrase, Refusal } from '../site';
import { editedPaths, isEdited } from './files';

/* Runs the git that is installed, and reads with it the base and the newest commit (editor/README.md). */

/** In ms. */
const patience = 120_000;

/**
 * What git, a hook or the server writes when it refuses, with the text of the group `Git` that says what to do. The first
 * one that matches is used. Their own words stand below it.
 */
const refusals = [
  [
    /ENOENT|not a git repository|does not appear to be|dubious ownership|no such remote|needed a single revision/i,
    'noGit',
  ],
  [/would be overwritten/i, 'otherFiles'],
  [
    /authentication failed|could not read (username|password)|terminal prompts disabled|permission denied|permission to .* denied|access denied|not found|host key verification|\b40[13]\b/i,
    'signIn',
  ],
  [
    /resolve host|could ?n[o']t connect|failed to connect|timed out|unreachable|connection (refused|reset|closed)|ETIMEDOUT|early EOF|hung up|could not read from remote/i,
    'unreachable',
  ],
  [/^remote: \S|\[(remote )?rejected\]|failed to push|hook/m, 'refused'],
] as const satisfies readonly (readonly [written: RegExp, text: string])[];

/** In characters. Longer words are cut, because the panel shows them in one paragraph. */
const longest = 800;

function gitRefusal(output: string): Refusal {
  const text = refusals.find(([written]) => written.test(output))?.[1] ?? 'failed';
  // A server may send a progress line again and again, each after a carriage return.
  const lines = output.split('\n').map((line) => line.trimEnd().replace(/^.*\r|^remote: ?/g, ''));
  const words = lines.filter((line) => line.trim() && !/^hint:/.test(line)).join('\n');
  return new Refusal({ joined: [phrase(`Git.${text}`), words.slice(0, longest)], by: '\n' });
}

async function run(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ stdout: Buffer; stderr: Buffer }> {
  // Names of files are no patterns, also those with brackets.
  const running = promisify(execFile)('git', ['--literal-pathspecs', ...args], {
    encoding: 'buffer',
    maxBuffer: 2 ** 28,
    timeout: patience,
    // Git must not wait for a password in a terminal that nobody watches, and its messages must be in English to be
    // recognised.
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C', ...env },
  });
  try {
    return await running;
  } catch (error) {
    const failed = error as Error & { stdout?: Buffer; stderr?: Buffer; killed?: boolean };
    // A hook may write to either.
    const written = [failed.stderr, failed.stdout].map((part) => String(part ?? '').trim());
    const output = written.filter(Boolean).join('\n') || failed.message;
    throw gitRefusal(failed.killed ? `ETIMEDOUT ${output}` : output);
  }
}

/** Runs git in the project. @throws Refusal with a sentence that says what to do, and with the words of git */
export async function git(...args: readonly string[]): Promise<string> {
  return String((await run(args)).stdout).trimEnd();
}

/** The output of git, or an empty text if it fails. */
export function gitOutput(...args: readonly string[]): Promise<string> {
  return git(...args).catch(() => '');
}

/** Runs git so that it asks the server of the website's files. @returns what the server has printed */
export async function gitThere(...args: readonly string[]): Promise<string> {
  // SSH must not ask for a password in a terminal that nobody watches. A person's own command of SSH comes first.
  const isOwn = process.env.GIT_SSH_COMMAND || (await gitOutput('config', 'core.sshCommand'));
  const { stderr } = await run(args, isOwn ? {} : { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes' });
  return String(stderr);
}

/** Branches of changes begin with it. */
export const editBranch = 'edit/';

export interface Basis {
  /** The newest published commit that this folder has. Its changes begin there. */
  readonly base: string;
  readonly remote: string;
  /** The branch of the remote that is published. */
  readonly target: string;
}

/** @throws Refusal if there is no git, or no commit */
export async function findBasis(): Promise<Basis> {
  const head = await git('rev-parse', 'HEAD');
  const upstream = await gitOutput('rev-parse', '--abbrev-ref', '@{upstream}');
  const branch =
    (upstream.includes(`/${editBranch}`) ? '' : upstream) ||
    (await gitOutput('rev-parse', '--abbrev-ref', 'origin/HEAD')) ||
    'origin/main';
  const base = (await gitOutput('merge-base', 'HEAD', branch)) || head;
  const [remote = '', ...target] = branch.split('/');
  return { base, remote, target: target.join('/') };
}

/** A file as it is in a commit. Undefined if there is none. */
export async function readCommitted(commit: string, file: string): Promise<Buffer | undefined> {
  // The filters give the content that the file would have in the folder. Git may change the ends of its lines there, or
  // fetch it from a store of large files.
  const reading = run(['cat-file', '--filters', `${commit}:${file}`]);
  return reading.then(({ stdout }) => stdout).catch(() => undefined);
}

const isContent = (file: string) =>
  /\.(json|jpe?g|png|webp|avif|svg|mp4|webm|pdf)$/i.test(file) && !isLeftover(file);

/**
 * The files in which two commits differ.
 *
 * @param other by default the folder as it is
 * @param paths by default what the editor may write
 */
export async function pathsBetween(
  one: string,
  other?: string,
  paths: readonly string[] = editedPaths,
): Promise<string[]> {
  // Without the last option, git names a file that was moved only by its new path, so that the old one would stay.
  const options = ['--name-only', '-z', '--no-renames', one, ...(other ? [other] : [])];
  return (await git('diff', ...options, '--', ...paths)).split('\0').filter(Boolean);
}

/** The files that the editor may write and that differ from a commit, including new ones. */
export async function changedPaths(commit: string): Promise<string[]> {
  const others = ['ls-files', '--others', '--exclude-standard', '-z', '--'];
  const added = (await git(...others, ...editedPaths)).split('\0');
  return [...new Set([...(await pathsBetween(commit)), ...added])].filter(isContent);
}

export interface Fetched extends Basis {
  /** The commit that is published now: the base, or what others have published since. */
  readonly newest: string;
}

/** @throws Refusal if the server cannot be asked, or if this folder has other work that is not published */
export async function fetchNewest(): Promise<Fetched> {
  const { remote } = await findBasis();
  await git('remote', 'get-url', remote);
  await gitThere('fetch', remote);
  const basis = await findBasis();
  const newest = await git('rev-parse', '--verify', `refs/remotes/${remote}/${basis.target}`);
  const committed = await pathsBetween(basis.base, 'HEAD', ['.']);
  if (!committed.every(isEdited)) throw new Refusal(phrase('Git.unpublished'));
  return { ...basis, newest };
}

/** Whether a commit is another one, or comes before it. Not if this folder does not have both. */
export const isAncestor = (one: string, other: string) =>
  git('merge-base', '--is-ancestor', one, other).then(
    () => true,
    () => false,
  );

export async function readAuthor(): Promise<Author> {
  return {
    name: await gitOutput('config', 'user.name'),
    email: await gitOutput('config', 'user.email'),
  };
}

/** The branch that is checked out. Empty if there is none. */
export const currentBranch = () => gitOutput('branch', '--show-current');

/** What git keeps with the branch that is checked out, once it was sent. */
export interface Sent {
  readonly branch: string;
  readonly commit: string;
  /** The page of the forge on which the branch becomes a pull request. */
  readonly page: string | undefined;
}

export async function readSent(): Promise<Sent | undefined> {
  const branch = await currentBranch();
  const commit = branch && (await gitOutput('config', `branch.${branch}.sent`));
  const page = (await gitOutput('config', `branch.${branch}.page`)) || undefined;
  return commit ? { branch, commit, page } : undefined;
}

/** @param page the one that the forge has printed, if any. Some print none for a branch that they know */
export async function keepSent(branch: string, page: string | undefined): Promise<void> {
  await git('config', `branch.${branch}.sent`, await git('rev-parse', 'HEAD'));
  if (page) await git('config', `branch.${branch}.page`, page);
}

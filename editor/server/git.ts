import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isLeftover } from '@/scripts/lib/files';
import { type Author, Refusal } from '../protocol';
import { editedPaths } from './files';
import { refusalOf } from './refusals';

/* Runs the git that is installed, and reads with it what is published. publish.ts sends changes. */

interface Options {
  /** What git reads from its standard input. */
  readonly input?: Buffer | string;
  /** Variables in addition to those of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

/** In ms. */
const patience = 120_000;

/** Runs git in the project. @throws Refusal with a sentence that says what to do */
export async function run(
  args: readonly string[],
  { input = '', env }: Options = {},
): Promise<Buffer> {
  // Names of files are no patterns, also those with brackets.
  const running = promisify(execFile)('git', ['--literal-pathspecs', ...args], {
    encoding: 'buffer',
    maxBuffer: 2 ** 28,
    timeout: patience,
    // Git must not wait for a password in a terminal that nobody watches, and its messages must be in English to be
    // recognised.
    env: {
      ...process.env,
      GIT_TERMINAL_PROMPT: '0',
      LC_ALL: 'C',
      ...env,
    },
  });
  // Git may end before it has read everything.
  running.child.stdin?.on('error', () => undefined).end(input);
  try {
    return (await running).stdout;
  } catch (error) {
    const failed = error as Error & { stdout?: Buffer; stderr?: Buffer; killed?: boolean };
    // A hook may write to either.
    const written = [failed.stderr, failed.stdout].map((part) => String(part ?? '').trim());
    const output = written.filter(Boolean).join('\n') || failed.message;
    throw new Refusal(refusalOf(failed.killed ? `did not answer\n${output}` : output), {
      cause: error,
    });
  }
}

export async function git(...args: readonly string[]): Promise<string> {
  return String(await run(args)).trimEnd();
}

/** The output of git, or an empty text if it fails. */
export function ask(...args: readonly string[]): Promise<string> {
  return git(...args).catch(() => '');
}

export interface Basis {
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

/** The published version, as far as this folder knows it. */
export const publishedRef = ({ remote, target }: Basis) => `refs/remotes/${remote}/${target}`;

/** A file as it is in a commit. Undefined if there is none. */
export function readCommitted(commit: string, file: string): Promise<Buffer | undefined> {
  // The filters give the content that the file would have in the folder. Git may change the ends of its lines there, or
  // fetch it from a store of large files.
  return run(['cat-file', '--filters', `${commit}:${file}`]).catch(() => undefined);
}

const isContent = (file: string) =>
  /\.(json|jpe?g|png|webp|avif|svg|mp4|webm|pdf)$/i.test(file) && !isLeftover(file);

/** Without the last option, git names a file that was moved only by its new path, so that the old one would stay. */
const differing = ['diff', '--name-only', '-z', '--no-renames'];

/** The files that the editor may write and that differ from what is published, including new ones. */
export async function changedPaths({ commit }: Basis): Promise<string[]> {
  const changed = await git(...differing, commit, '--', ...editedPaths);
  const others = ['ls-files', '--others', '--exclude-standard', '-z', '--'];
  const added = await git(...others, ...editedPaths);
  return `${changed}\0${added}`.split('\0').filter(isContent);
}

/** The files that the editor may write and that two commits have in different versions. */
export async function pathsBetween(one: string, other: string): Promise<string[]> {
  const changed = await git(...differing, one, other, '--', ...editedPaths);
  return changed.split('\0').filter(isContent);
}

/** Runs git so that it asks the server of the website's files. */
export async function gitThere(...args: readonly string[]): Promise<string> {
  // SSH must not ask for a password in a terminal that nobody watches. A person's own command of SSH comes first.
  const isOwn = process.env.GIT_SSH_COMMAND || (await ask('config', 'core.sshCommand'));
  return String(
    await run(args, isOwn ? {} : { env: { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes' } }),
  ).trimEnd();
}

export async function readAuthor(): Promise<Author> {
  return { name: await ask('config', 'user.name'), email: await ask('config', 'user.email') };
}

/** The prefix of the local reference that stores the branch that was sent last. */
export const sentRefs = 'refs/editor-sent/';

/** The branch and the commit that were sent last. */
export async function readSent(): Promise<{ branch: string; commit: string } | undefined> {
  const refs = await ask('for-each-ref', '--format=%(objectname) %(refname)', sentRefs);
  const [commit, ref = ''] = refs.split(/\s/);
  return commit ? { commit, branch: ref.slice(sentRefs.length) } : undefined;
}

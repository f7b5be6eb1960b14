import { existsSync } from 'node:fs';
import type { Author, Done, Sending } from '../protocol';
import { type Phrase, phrase, Refusal, say, type ToolLanguage } from '../site';
import { changesSince } from './changes';
import { forgetConflicts } from './conflicts';
import {
  type Basis,
  changedPaths,
  currentBranch,
  editBranch,
  fetchNewest,
  git,
  gitThere,
  isAncestor,
  keepSent,
  readSent,
} from './git';
import { describeLocation, problemsIn, readTexts } from './texts';

/* Sends the changes of this folder to the forge, on a branch of their own. Each Send adds a commit to it. */

/** Sends all changes. @throws Refusal if the build would refuse the files, or as `sendChanges` */
export async function send(sending: Sending): Promise<Done> {
  const files = readTexts();
  const [problem] = problemsIn(files, 'build');
  if (problem)
    throw new Refusal(
      phrase('Server.problemBeforeSending', { name: describeLocation(files, problem) }),
    );
  return sendChanges(sending);
}

/**
 * The message of a commit, in the language of the person who sends: the people who read it in the repository know only
 * them.
 *
 * @param from the commit before it
 */
async function messageAfter(from: string, language: ToolLanguage): Promise<string> {
  const lines = (await changesSince(from)).map(({ name }) => `- ${say(name, language)}`);
  return `${say(phrase('Server.commit'), language)}\n\n${lines.join('\n')}\n`;
}

/** The name of a new branch, such as `edit/2026-12-10-143000123-maria`. */
function newBranch({ email }: Author): string {
  const who = email.replace(/@.*/, '').replace(/[^\w-]+/g, '-');
  const time = new Date().toISOString().slice(0, 23).replace('T', '-').replace(/[:.]/g, '');
  return `${editBranch}${time}-${who}`;
}

/** The page that a forge prints for a new branch, or for one that has a pull request. */
function pageIn(printed: string): string | undefined {
  return /https?:\/\/\S*\/(?:pull|pulls|compare|merge_requests|pull-requests)\/\S+/.exec(
    printed,
  )?.[0];
}

/** Makes sure that a branch of changes is checked out. The folder stays as it is. */
async function switchToBranch(
  { remote, target }: Basis,
  author: Author,
  isNew: boolean,
): Promise<string> {
  const current = await currentBranch();
  const isOwn = current.startsWith(editBranch);
  if (isOwn && !isNew) return current;
  const branch = newBranch(author);
  await git('switch', '--quiet', '--no-track', '--create', branch);
  await git('branch', '--quiet', `--set-upstream-to=${remote}/${target}`);
  if (isOwn) await git('branch', '--quiet', '-D', current);
  return branch;
}

/**
 * Sends all changes, on the branch that was sent last until that is published, or else on a new one.
 *
 * @param sending in whose name they are sent, and in which language
 * @throws Refusal that says what to do; the files stay as they are
 */
export async function sendChanges({ language, ...author }: Sending): Promise<Done> {
  if (!author.name.trim() || !/^\S+@\S+$/.test(author.email))
    throw new Refusal(phrase('Git.writeName'));
  const basis = await fetchNewest();
  const last = await readSent();
  const isPublished = last !== undefined && (await isAncestor(last.commit, basis.newest));
  const sent = isPublished ? undefined : last;
  const isSentHere = sent && (await isAncestor(sent.commit, 'HEAD'));
  // All that differs from it becomes one commit, in the name of this person: what was committed and not sent, too.
  const from = isSentHere ? sent.commit : basis.base;
  const paths = await changedPaths(from);
  if (paths.length === 0 && !isSentHere) throw new Refusal(phrase('Git.nothingToSend'));
  if (paths.length === 0)
    return { done: [phrase('Git.sentAlready', { branch: sent?.branch ?? '' })] };

  const message = await messageAfter(from, language);
  let branch = await switchToBranch(basis, author, isPublished);
  await git('reset', '--quiet', '--soft', from);
  await git('add', '--', ...paths.filter((file) => existsSync(file)));
  const by = ['-c', `user.name=${author.name}`, '-c', `user.email=${author.email}`];
  // Only these paths: what somebody else has put into the index stays there.
  await git(...by, 'commit', '--quiet', '--only', '-m', message, '--', ...paths);
  const push = (known?: string) =>
    gitThere(
      'push',
      // A branch that was made again on a newer commit replaces the one that was sent, and nothing else.
      ...(known ? [`--force-with-lease=refs/heads/${branch}:${known}`] : []),
      basis.remote,
      `HEAD:refs/heads/${branch}`,
    );
  const said: Phrase[] = [];
  const printed = await push(sent?.commit).catch(async (refusal: unknown) => {
    if (!sent || !/stale info|non-fast-forward/.test(String(refusal))) throw refusal;
    said.push(phrase('Git.taken', { branch }));
    branch = await switchToBranch(basis, author, true);
    return push();
  });
  await keepSent(branch, pageIn(printed));
  forgetConflicts();
  const { page } = (await readSent()) ?? {};
  const next = phrase(page ? 'Git.confirm' : 'Git.tellName');
  return { done: [phrase('Git.sent', { branch }), ...said, next] };
}

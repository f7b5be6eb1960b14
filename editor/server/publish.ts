import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { toolText } from '@/i18n/toolText';
import { type Author, type Choices, type Done, Refusal } from '../protocol';
import { type Contents, forgetSaves, isEdited, isSame, readAll, writeAll } from './files';
import { pullRequestUrl } from './forge';
import {
  ask,
  type Basis,
  findBasis,
  git,
  gitThere,
  publishedRef,
  readSent,
  run,
  sentRefs,
} from './git';
import { type Merged, merge } from './merge';
import { placeIn, problemsIn, readTexts } from './texts';

/* How changes are sent to their own branch, and how those of others come into this folder. */

/** The commit that is published. @throws Refusal if the server cannot be asked */
async function fetchPublished(basis: Basis): Promise<string> {
  await git('remote', 'get-url', basis.remote);
  await gitThere('fetch', basis.remote);
  return git('rev-parse', '--verify', publishedRef(basis));
}

/** @throws Refusal if the build would refuse the texts and values after a merge, although each side is right */
function refuseProblems({ contents }: Merged): void {
  const texts = readTexts().map((file) =>
    Object.hasOwn(contents, file.path) ? { ...file, text: String(contents[file.path]) } : file,
  );
  const [problem] = problemsIn(texts);
  if (!problem) return;
  const { advice } = problem;
  throw new Refusal(toolText('Git.mergedProblem', { name: placeIn(texts, problem), advice }));
}

/** Makes the tree of a commit with other contents. It uses an index of its own, so that the folder stays as it is. */
async function writeTree(commit: string, contents: Contents): Promise<string> {
  const folder = mkdtempSync(path.resolve(await git('rev-parse', '--git-dir'), 'editor-'));
  const env = { GIT_INDEX_FILE: path.join(folder, 'index') };
  try {
    await run(['read-tree', commit], { env });
    const lines = await Promise.all(
      Object.entries(contents).map(async ([file, content]) => {
        if (content === undefined) return `0 ${'0'.repeat(commit.length)}\t${file}\0`;
        const stored = await run(['hash-object', '-w', `--path=${file}`, '--stdin'], {
          input: content,
        });
        return `100644 ${String(stored).trim()}\t${file}\0`;
      }),
    );
    await run(['update-index', '-z', '--index-info'], { env, input: lines.join('') });
    return String(await run(['write-tree'], { env })).trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const isAncestor = async (one: string, other: string) =>
  (await ask('merge-base', one, other)) === one;

/** The name of a new branch, such as `edit/2026-12-10-143000-maria`. */
function newBranch({ email }: Author): string {
  const who = email.replace(/@.*/, '').replace(/[^\w-]+/g, '-');
  const time = new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  return `edit/${time}-${who}`;
}

/**
 * Sends all differences from what is published. They go to the branch that was sent last if nobody has changed or
 * merged it since, or else to a new one. They are merged with what others have published, so that the branch can be
 * published.
 *
 * @param author in whose name they are sent
 * @param words message of the commit
 * @returns clashes if somebody has to decide first; then nothing was sent
 * @throws Refusal that says what to do; the files stay as they are
 */
export async function send(author: Author, words: string): Promise<Done> {
  if (!author.name.trim() || !/^\S+@\S+$/.test(author.email))
    throw new Refusal(toolText('Git.writeName'));
  const basis = await findBasis();
  const { remote, target } = basis;
  const published = await fetchPublished(basis);
  const merged = await merge(basis, published, {});
  if (merged.clashes.length > 0) return { done: toolText('Git.clash'), clashes: merged.clashes };
  refuseProblems(merged);
  const tree = await writeTree(published, merged.contents);
  if (tree === (await git('rev-parse', `${published}^{tree}`)))
    throw new Refusal(toolText('Git.nothingToSend'));

  const sent = await readSent();
  const there =
    sent && (await gitThere('ls-remote', remote, `refs/heads/${sent.branch}`)).split(/\s/)[0];
  const waiting = sent && there === sent.commit ? sent : undefined;
  const address = await git('remote', 'get-url', '--push', remote);
  const branch = waiting?.branch ?? newBranch(author);
  const url = await pullRequestUrl(address, branch, target);
  const isSent = waiting && tree === (await git('rev-parse', `${waiting.commit}^{tree}`));
  if (isSent) return { done: toolText('Git.sentAlready', { branch }), url };

  const parents = [
    ...(waiting ? [waiting.commit] : []),
    ...(waiting && (await isAncestor(published, waiting.commit)) ? [] : [published]),
  ];
  const by = ['-c', `user.name=${author.name}`, '-c', `user.email=${author.email}`];
  const after = parents.flatMap((parent) => ['-p', parent]);
  const commit = await git(...by, 'commit-tree', tree, ...after, '-m', words);
  await gitThere('push', remote, `${commit}:refs/heads/${branch}`);
  if (sent) await git('update-ref', '-d', sentRefs + sent.branch);
  await git('update-ref', sentRefs + branch, commit);
  const done = [
    toolText('Git.sent', { branch }),
    ...(there && !waiting ? [toolText('Git.taken', { branch: sent.branch })] : []),
    toolText(url ? 'Git.confirm' : 'Git.tellName'),
  ];
  return { done: done.join(' '), url };
}

/**
 * Merges what others have published into this folder. What has been changed here stays changed, but earlier saves
 * cannot be undone any more if this changes a file.
 *
 * @param choices what has been decided about clashes
 * @returns clashes if somebody has to decide first; then nothing was changed
 * @throws Refusal that says what to do; the files stay as they are
 */
export async function update(choices: Choices = {}): Promise<Done> {
  const basis = await findBasis();
  const published = await fetchPublished(basis);
  const head = await git('rev-parse', 'HEAD');
  if (!(await isAncestor(head, published))) throw new Refusal(toolText('Git.unpublished'));
  const merged = await merge(await findBasis(), published, choices);
  const { contents, clashes } = merged;
  if (clashes.length > 0) return { done: toolText('Git.clash'), clashes };
  if (Object.values(choices).some((choice) => typeof choice === 'object')) refuseProblems(merged);
  const paths = Object.keys(contents).filter(isEdited);
  const before = readAll(paths);
  // The merged files are written first. If the computer stops after that, what others have published looks like a
  // change of this folder. The next merge then finds the same change on both sides, and loses nothing.
  const isNew = (file: string) => !isSame(before[file], contents[file]);
  const written = paths.filter(isNew);
  writeAll(Object.fromEntries(written.map((file) => [file, contents[file]])));
  try {
    // Git leaves a file as it is if the index has the version of the commit to which it moves.
    if (paths.length > 0) await git('reset', '--quiet', published, '--', ...paths);
    await git('merge', '--ff-only', '--quiet', published);
  } catch (error) {
    writeAll(before);
    if (paths.length > 0) await ask('reset', '--quiet', 'HEAD', '--', ...paths);
    throw error;
  }
  // A choice may keep all that was here, so that no file changes. Others have replaced what was there before all the
  // same.
  if (written.length > 0 || Object.keys(choices).length > 0) forgetSaves();
  return { done: toolText('Git.updated') };
}

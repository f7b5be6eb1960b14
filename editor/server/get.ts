import { existsSync, readFileSync } from 'node:fs';
import type { Done } from '../protocol';
import { changeableLists, phrase, Refusal } from '../site';
import { type Conflict, digestOf, keepConflicts } from './conflicts';
import {
  contains,
  type Difference,
  differencesBetween,
  isRelated,
  isSamePlace,
  isSameValue,
  jsonIn,
  type Place,
  placeAt,
  valueThere,
  withDifferences,
} from './differences';
import { type Contents, isSame, readAll, writeAllOrNone } from './files';
import {
  changedPaths,
  currentBranch,
  editBranch,
  type Fetched,
  fetchNewest,
  git,
  gitOutput,
  isAncestor,
  pathsBetween,
  readCommitted,
} from './git';
import { forgetSaves } from './undo';

/*
 * Gets what others have published, with the changes of this folder on top of it. Git has only commits of this folder that
 * hold nothing but changes of the editor, so they can be made again on another commit.
 */

/** A file in the base, in this folder, and in the newest commit. */
interface Versions {
  readonly path: string;
  readonly base: Buffer | undefined;
  readonly mine: Buffer | undefined;
  readonly theirs: Buffer | undefined;
}

/** What both sides have changed in a JSON file. Undefined if it is another file, or cannot be read. */
function differencesOfBothSides(
  { path, base, mine, theirs }: Versions,
  isWhole?: (key: string) => boolean,
) {
  const [before, here, there] = [base, mine, theirs].map(jsonIn);
  if (before === undefined || here === undefined || there === undefined) return undefined;
  const between = (after: unknown) => differencesBetween(path, before, after, isWhole);
  return { mine: between(here), theirs: between(there) };
}

/**
 * The lists whose entries one side has changed, and in which the other side has changed anything. This
 * folder's version of such a list stays as a whole, in all languages.
 */
function sharedLists(files: readonly Versions[]): string[] {
  const differences = files
    .filter(({ path }) => path.startsWith('messages/'))
    .map((versions) => differencesOfBothSides(versions) ?? { mine: [], theirs: [] });
  const [mine, theirs] = [
    differences.flatMap((one) => one.mine),
    differences.flatMap((one) => one.theirs),
  ];
  return changeableLists.filter((list) => {
    const place = placeAt(list.split('.'));
    const isIn = (one: Difference) => isRelated(one.place, place);
    const isList = (one: Difference) => isSamePlace(one.place, place);
    return [...mine, ...theirs].some(isList) && mine.some(isIn) && theirs.some(isIn);
  });
}

/**
 * Merges a file: mine stays, the rest is theirs.
 *
 * @param lists those of which this folder's version stays as a whole
 * @returns the content, and what both sides have changed in different ways
 */
function mergeFile(
  versions: Versions,
  lists: readonly string[],
): { content: Buffer | undefined; conflicts: readonly Conflict[] } {
  const { path, base, mine, theirs } = versions;
  if (isSame(mine, theirs)) return { content: mine, conflicts: [] };
  const own = path.startsWith('messages/') ? lists : [];
  const differences = differencesOfBothSides(versions, (key) => own.includes(key));
  if (!differences) {
    // A file without values, such as a picture.
    if (isSame(mine, base)) return { content: theirs, conflicts: [] };
    const isBoth = !isSame(theirs, base);
    return { content: mine, conflicts: isBoth ? [{ path, digest: digestOf(mine) }] : [] };
  }
  const [here, there] = [String(mine), String(theirs)];
  const changedHere = differences.mine.map(({ place }) => place);
  const wholeLists = own
    .map((list) => placeAt(list.split('.')))
    .filter((place) => !changedHere.some((one) => isSamePlace(one, place)));
  /** A place as it is here. If others have changed it too, or what is around it, the outer place of the two. */
  const keptAt = (place: Place) => {
    const other = differences.theirs.find((one) => isRelated(one.place, place));
    const outer = other && contains(other.place, place) ? other.place : place;
    return { place: outer, value: valueThere(path, here, outer), isBoth: other !== undefined };
  };
  // For example: changed here were “number” of a certificate and “title”. Others have removed the certificate and made the
  // same change of “title”. Then the whole certificate is kept, which is a conflict, and “title” is theirs anyway.
  const kept = [...changedHere, ...wholeLists]
    .map(keptAt)
    .filter(({ place, value }) => !isSameValue(valueThere(path, there, place), value));
  const both = kept.filter(({ isBoth }) => isBoth);
  const merged = kept.length > 0 ? Buffer.from(withDifferences(path, there, kept).text) : theirs;
  return {
    // Not value by value if nobody else has changed the file, so that it stays as it was written here.
    content: isSame(theirs, base) ? mine : merged,
    conflicts: both.map(({ place, value }) => ({ path, place, digest: digestOf(value) })),
  };
}

/** All versions of the files that have been changed in this folder or by others. */
async function readVersions({ base, newest }: Fetched): Promise<Versions[]> {
  const paths = await Promise.all([
    changedPaths(base),
    pathsBetween(base, newest),
    pathsBetween(base, 'HEAD'),
  ]);
  return Promise.all(
    [...new Set(paths.flat())].map(async (path) => ({
      path,
      base: await readCommitted(base, path),
      mine: existsSync(path) ? readFileSync(path) : undefined,
      theirs: await readCommitted(newest, path),
    })),
  );
}

/** @throws Refusal if a file that others have changed, too, was broken by hand */
function refuseBrokenByHand(files: readonly Versions[]): void {
  for (const { path, base, mine, theirs } of files) {
    const isBroken = path.endsWith('.json') && mine !== undefined && jsonIn(mine) === undefined;
    if (isBroken && !isSame(theirs, base) && !isSame(mine, base))
      throw new Refusal(phrase('Git.brokenFile', { file: path }));
  }
}

/**
 * Checks out the newest commit, with other contents of files on top of it. A failure leaves everything as it was.
 *
 * @param paths all files that have been changed in this folder or by others
 */
async function moveToNewest(
  branch: string,
  { base, newest }: Fetched,
  paths: readonly string[],
  contents: Contents,
): Promise<void> {
  const before = readAll(Object.keys(contents));
  const head = await gitOutput('rev-parse', 'HEAD');
  // The files are written first. If the computer stops after that, what others have published looks like a change of
  // this folder. The next time both sides have the same change, and nothing is lost.
  writeAllOrNone(contents);
  try {
    // Without the commits of this folder, git does not remove what they have added.
    await git('reset', '--quiet', '--soft', base);
    // Git leaves a file as it is if the index has the version of the commit to which it moves.
    if (paths.length > 0) await git('reset', '--quiet', newest, '--', ...paths);
    const to = branch ? ['--no-track', '--force-create', branch] : ['--detach'];
    await git('switch', '--quiet', ...to, newest);
  } catch (error) {
    writeAllOrNone(before);
    await gitOutput('reset', '--quiet', '--soft', head);
    if (paths.length > 0) await gitOutput('reset', '--quiet', 'HEAD', '--', ...paths);
    throw error;
  }
}

/**
 * Gets what others have published. What has been changed here stays changed; what both have changed in different ways is
 * kept as a conflict, so that “Changes” can mark it. Earlier saves cannot be undone any more if this changes a file.
 *
 * @throws Refusal that says what to do; the files stay as they are
 */
export async function getPublished(): Promise<Done> {
  const basis = await fetchNewest();
  const { remote, target, base, newest } = basis;
  const files = await readVersions(basis);
  refuseBrokenByHand(files);
  const lists = sharedLists(files);
  const merged = files.map((file) => ({ ...file, ...mergeFile(file, lists) }));
  const current = await currentBranch();
  // Its work that nobody has published stays there. If there is no such branch, there is no such work.
  const local = await gitOutput('rev-parse', '--verify', '--quiet', `refs/heads/${target}`);
  const leavesBranch =
    current.startsWith(editBranch) &&
    merged.every(({ content, theirs }) => isSame(content, theirs)) &&
    (!local || (await isAncestor(local, newest)));
  const branch = leavesBranch ? target : current;
  if (base === newest && branch === current) return { done: [phrase('Git.got')] };
  const written = merged.flatMap(({ path, mine, content }) =>
    isSame(mine, content) ? [] : [[path, content] as const],
  );
  const paths = merged.map(({ path }) => path);
  await moveToNewest(branch, basis, paths, Object.fromEntries(written));
  if (leavesBranch) {
    await git('branch', '--quiet', `--set-upstream-to=${remote}/${target}`);
    await git('branch', '--quiet', '-D', current);
  }
  const conflicts = merged.flatMap((file) => file.conflicts);
  keepConflicts(conflicts);
  if (written.length > 0 || conflicts.length > 0) forgetSaves();
  return { done: [phrase(conflicts.length > 0 ? 'Git.conflicts' : 'Git.got')] };
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Change, Changes, Done } from '../protocol';
import {
  changeableLists,
  content,
  keyOfSections,
  olderTranslations,
  phrase,
  pictureSettingsFile,
  picturesOf,
  Refusal,
  readMessageFiles,
  sectionsFile,
  valueFiles,
  type Words,
} from '../site';
import { type ChangedFile, changeNames } from './changeNames';
import { type Conflict, digestOf, readConflicts } from './conflicts';
import {
  type Difference,
  differencesBetween,
  inverseDifferences,
  isRelated,
  jsonIn,
  type Place,
  pathInFile,
  valueThere,
  withDifferences,
} from './differences';
import { entryLists } from './entries';
import { changedPaths, findBasis, readAuthor, readCommitted, readSent } from './git';
import { currentPictures } from './media';
import { saveEdits } from './save';

/* What this folder has changed, by key: since it was published, for the panel, or since it was sent, for send.ts. */

/** A part of a {@link Change}: one difference in a file, or a file that is not compared value by value. */
interface Part {
  /** The parts with the same key are one change. */
  readonly key: string;
  readonly name: Words;
  readonly file: ChangedFile;
  /** From the value before to the one of now. Undefined if it is the whole file. */
  readonly difference?: Difference;
}

const isMessagePath = (file: string) => file.startsWith('messages/');

/** What is different in a JSON file. Undefined if it is another file, or if a version cannot be read. */
function differencesIn(file: ChangedFile): readonly Difference[] | undefined {
  const [base, now] = [jsonIn(file.base), jsonIn(file.now)];
  if (base === undefined || now === undefined) return undefined;
  return differencesBetween(file.path, base, now);
}

/** The dotted key under which the panel lists a text, value, list or switch. Undefined for those that it does not list. */
function keyInPanel(file: ChangedFile, place: Place): string | undefined {
  if (place.kind === 'order') return undefined;
  const { at } = place;
  if (file.path === sectionsFile) return [keyOfSections, ...at].join('.');
  if (isMessagePath(file.path)) return at.join('.');
  const isRecord = Array.isArray(jsonIn(file.now)) && at.length < 2;
  if (!valueFiles.includes(file.path) || isRecord) return undefined;
  return pathInFile(file.path, String(file.now), at).join('.');
}

/** The key of what the panel does not list: a whole record, the order of the records, a picture with its settings. */
function keyOfOther({ path: file }: ChangedFile, place: Place): string {
  const picture = file === pictureSettingsFile && place.kind === 'value' && String(place.at[0]);
  const master = picture && picturesOf(currentPictures())[picture]?.file;
  if (master) return master;
  return place.kind === 'order' ? `${file} order` : [file, ...place.at].join('/');
}

/** The name that connects what belongs to a record: its own, or that of a text or a file. */
function nameOfPart({ file, difference }: Part): unknown {
  if (!difference) return path.parse(file.path).name;
  const { place } = difference;
  return place.kind === 'value' ? place.at.at(-1) : undefined;
}

/** Whether an entry with files was added or removed. */
function isOtherEntry({ file, difference }: Part): boolean {
  if (!entryLists.includes(file.path) || !difference) return false;
  const { place, base, value } = difference;
  const isWhole = place.kind === 'value' && place.at.length === 1;
  return isWhole && (base === undefined || value === undefined);
}

function changedParts(files: readonly ChangedFile[]): Part[] {
  const { nameOfPlace, nameOfFile } = changeNames(files);
  const parts = files.flatMap((file): Part[] => {
    const differences = differencesIn(file);
    if (!differences) return [{ key: file.path, name: nameOfFile(file.path), file }];
    return differences.map((difference) => {
      const key = keyInPanel(file, difference.place) ?? keyOfOther(file, difference.place);
      return { key, name: nameOfPlace(file, difference.place), file, difference };
    });
  });
  // What has the name of an added or removed entry goes with it: documents, a photograph, its description.
  const entries = parts.filter(isOtherEntry);
  return parts.map((part) => {
    const name = nameOfPart(part);
    const entry = name !== undefined && entries.find((one) => nameOfPart(one) === name);
    return entry ? { ...part, key: entry.key, name: entry.name } : part;
  });
}

/** The files that differ from a commit. */
async function changedFiles(commit: string): Promise<ChangedFile[]> {
  const files = (await changedPaths(commit)).map(async (file): Promise<ChangedFile> => {
    const base = await readCommitted(commit, file);
    return { path: file, base, now: existsSync(file) ? readFileSync(file) : undefined };
  });
  return Promise.all(files);
}

/** The translations that are older than their English text. */
function olderTexts(files: readonly ChangedFile[]): { path: string; key: string }[] {
  const now = readMessageFiles();
  const before = now.map((file) => {
    const changed = files.find(({ path: one }) => one === file.path);
    return changed ? { ...file, text: String(changed.base ?? '') } : file;
  });
  return olderTranslations(content, before, now);
}

function isConflict({ file, difference }: Part, conflicts: readonly Conflict[]): boolean {
  return conflicts.some(({ path: changed, place, digest }) => {
    if (changed !== file.path) return false;
    if (!place || !difference) return !place && !difference && digestOf(file.now) === digest;
    return (
      isRelated(place, difference.place) &&
      digestOf(valueThere(file.path, String(file.now), place)) === digest
    );
  });
}

/**
 * What “Take back” restores. For a text these are the languages in conflict, if there are any, because nobody else has
 * changed it in the others. A list keeps the same entries in all languages, and a certificate
 * or plant belongs together.
 *
 * @param own all parts of one change
 */
function partsTakenBack(own: readonly Part[], conflicts: readonly Conflict[]): readonly Part[] {
  const isText = own.every(
    ({ key, file, difference }) =>
      difference && isMessagePath(file.path) && !changeableLists.some((list) => list === key),
  );
  const both = own.filter((part) => isConflict(part, conflicts));
  return isText && both.length > 0 ? both : own;
}

/** The changes since a commit. */
export async function changesSince(commit: string): Promise<Change[]> {
  const files = await changedFiles(commit);
  const parts = changedParts(files);
  const { wordsOfValue } = changeNames(files);
  const conflicts = readConflicts();
  const older = olderTexts(files);
  return [...new Set(parts.map(({ key }) => key))].map((key): Change => {
    const own = parts.filter((part) => part.key === key);
    return {
      key,
      name: own[0]?.name ?? key,
      conflicts: own.filter((part) => isConflict(part, conflicts)).map(({ file }) => file.path),
      takenBack: partsTakenBack(own, conflicts).map(({ file }) => file.path),
      older: older.filter((text) => text.key === key).map((text) => text.path),
      texts: own.flatMap(({ file, difference }) => {
        if (!difference) return [];
        const [published, now] = [difference.base, difference.value].map((one) =>
          wordsOfValue(file, difference.place, one),
        );
        return [{ path: file.path, published: published ?? '', now: now ?? '' }];
      }),
      files: own.flatMap(({ file: { path: file, base, now }, difference }) =>
        difference ? [] : [{ path: file, published: base !== undefined, now: now !== undefined }],
      ),
    };
  });
}

/** All that is not as published. If git fails, the reason. */
export async function readChanges(): Promise<Changes> {
  try {
    const changes = await changesSince((await findBasis()).base);
    const { branch, page } = (await readSent()) ?? {};
    return { changes, sent: branch ? { branch, page } : undefined, author: await readAuthor() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { changes: [], refusal: error.words, author: { name: '', email: '' } };
  }
}

/** Brings the published version of one change back. @param key of the change */
export async function takeBack(key: string): Promise<Done> {
  const { base } = await findBasis();
  const own = changedParts(await changedFiles(base)).filter((part) => part.key === key);
  const parts = partsTakenBack(own, readConflicts());
  const edits = [...new Set(parts.map(({ file }) => file))].flatMap((file) => {
    const changed = parts.flatMap((part) => (part.file === file ? (part.difference ?? []) : []));
    const back = inverseDifferences(file.path, jsonIn(file.base), changed);
    return withDifferences(file.path, String(file.now), back).edits;
  });
  const files = parts
    .filter(({ difference }) => !difference)
    .map(({ file }) => [file.path, file.base] as const);
  const description = phrase('Server.asPublished', { name: parts[0]?.name ?? key });
  saveEdits(description, edits, Object.fromEntries(files));
  return { done: [phrase('Server.takenBack')] };
}

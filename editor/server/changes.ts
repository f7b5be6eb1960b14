import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { JSONPath } from 'jsonc-parser';
import type { Change, Changes, Done, Edit } from '../protocol';
import {
  changeableLists,
  content,
  hash,
  keyOfSections,
  olderTranslations,
  phrase,
  Refusal,
  readMessageFiles,
  sectionsFile,
  valueFiles,
  type Words,
  writeWhole,
} from '../site';
import { type ChangedFile, changeNames } from './changeNames';
import {
  editsBetween,
  inverseEdits,
  isRelated,
  jsonIn,
  pathInFile,
  valueThere,
  withEdits,
} from './edits';
import { entryFiles } from './entries';
import { changedPaths, findBasis, readAuthor, readCommitted, readSent } from './git';
import { saveEdits } from './texts';

/* What is not as published, by key. sync.ts sends it. */

/** What both this folder and somebody else had changed when this folder got the other version. */
export interface Conflict {
  readonly path: string;
  /** Empty if it is the whole file. */
  readonly at: JSONPath;
  /** Of the version of this folder. With another one, a person has decided. */
  readonly digest: string;
}

const conflictsFile = '.cache/editor/conflicts.json';

export function digestOf(version: unknown): string {
  return hash(Buffer.isBuffer(version) ? version : (JSON.stringify(version) ?? ''));
}

const readConflicts = (): readonly Conflict[] =>
  existsSync(conflictsFile) ? JSON.parse(readFileSync(conflictsFile, 'utf8')) : [];

/** Keeps new conflicts beside earlier ones, so that changes stay marked until a person decides. */
export function keepConflicts(conflicts: readonly Conflict[]): void {
  if (conflicts.length > 0)
    writeWhole(conflictsFile, JSON.stringify([...readConflicts(), ...conflicts]));
}

/** Called when this folder's versions are sent: with that the person has decided for them. */
export function forgetConflicts(): void {
  rmSync(conflictsFile, { force: true });
}

/** A value in a JSON file, or a whole file, that is not as published. */
interface Part {
  /** The parts with the same key are one change. */
  readonly key: string;
  readonly name: Words;
  readonly file: ChangedFile;
  /** From the published value to the one of now. Undefined if it is the whole file. */
  readonly edit?: Edit;
}

const isMessagePath = (file: string) => file.startsWith('messages/');

/** The edits of a JSON file. Undefined if it is another file, or if a version cannot be read. */
function editsSincePublished(file: ChangedFile): readonly Edit[] | undefined {
  const [published, now] = [jsonIn(file.published), jsonIn(file.now)];
  if (published === undefined || now === undefined) return undefined;
  return editsBetween(file.path, published, now);
}

/**
 * The dotted key under which the panel lists a text, value, list or switch. Undefined for whole records and for values
 * that it does not list.
 */
function keyOfEdit(file: ChangedFile, { at }: Edit): string | undefined {
  if (file.path === sectionsFile) return [keyOfSections, ...at].join('.');
  if (isMessagePath(file.path)) return at.join('.');
  const isRecord = Array.isArray(jsonIn(file.now)) && at.length < 2;
  if (!valueFiles.includes(file.path) || isRecord) return undefined;
  return pathInFile(file.path, String(file.now), at).join('.');
}

function changedParts(files: readonly ChangedFile[]): Part[] {
  const { nameOfEdit, nameOfFile } = changeNames(files);
  const parts = files.flatMap((file): Part[] => {
    const edits = editsSincePublished(file);
    if (!edits) return [{ key: file.path, name: nameOfFile(file.path), file }];
    return edits.map((edit) => {
      const key = keyOfEdit(file, edit) ?? [file.path, ...edit.at].join('/');
      return { key, name: nameOfEdit(file, edit), file, edit };
    });
  });
  // What has the name of an added or removed record goes with it: documents, a photograph, its description.
  const records = parts.filter(
    ({ file, edit }) =>
      entryFiles.includes(file.path) &&
      edit?.at.length === 1 &&
      (edit.base === undefined || edit.value === undefined),
  );
  return parts.map((part) => {
    const own = part.edit?.at.at(-1) ?? path.parse(part.file.path).name;
    const record = records.find(({ edit }) => edit?.at[0] === own);
    return record ? { ...part, key: record.key, name: record.name } : part;
  });
}

async function changedFiles(): Promise<ChangedFile[]> {
  const { commit } = await findBasis();
  const files = (await changedPaths(commit)).map(async (file): Promise<ChangedFile> => {
    const published = await readCommitted(commit, file);
    return { path: file, published, now: existsSync(file) ? readFileSync(file) : undefined };
  });
  return Promise.all(files);
}

/** The translations that are older than their English text. */
function olderTexts(files: readonly ChangedFile[]): { path: string; key: string }[] {
  const now = readMessageFiles();
  const published = now.map((file) => {
    const changed = files.find(({ path: one }) => one === file.path);
    return changed ? { ...file, text: String(changed.published ?? '') } : file;
  });
  return olderTranslations(content, published, now);
}

function isConflict({ file, edit }: Part, conflicts: readonly Conflict[]): boolean {
  return conflicts.some(({ path: changed, at, digest }) => {
    if (changed !== file.path || at.length > 0 !== (edit !== undefined)) return false;
    if (!edit) return digestOf(file.now) === digest;
    return (
      isRelated(at, edit.at) && digestOf(valueThere(file.path, String(file.now), at)) === digest
    );
  });
}

/**
 * What “Take back” restores. Of a text these are the languages in conflict, if there are any, because in the others
 * nobody else has changed it. A list keeps the same entries in all languages, and a certificate
 * or plant belongs together.
 *
 * @param own all parts of one change
 */
function partsTakenBack(own: readonly Part[], conflicts: readonly Conflict[]): readonly Part[] {
  const isText = own.every(
    ({ key, file, edit }) =>
      edit && isMessagePath(file.path) && !changeableLists.some((list) => list === key),
  );
  const both = own.filter((part) => isConflict(part, conflicts));
  return isText && both.length > 0 ? both : own;
}

/** All changes. If git fails, the reason. */
export async function readChanges(): Promise<Changes> {
  try {
    const files = await changedFiles();
    const parts = changedParts(files);
    const { wordsOfValue } = changeNames(files);
    const conflicts = readConflicts();
    const older = olderTexts(files);
    const changes = [...new Set(parts.map(({ key }) => key))].map((key): Change => {
      const own = parts.filter((part) => part.key === key);
      return {
        key,
        name: own[0]?.name ?? key,
        conflicts: own.filter((part) => isConflict(part, conflicts)).map(({ file }) => file.path),
        takenBack: partsTakenBack(own, conflicts).map(({ file }) => file.path),
        older: older.filter((text) => text.key === key).map((text) => text.path),
        texts: own.flatMap(({ file, edit }) => {
          if (!edit) return [];
          const [published, now] = [edit.base, edit.value].map((one) =>
            wordsOfValue(file, edit, one),
          );
          return [{ path: file.path, published: published ?? '', now: now ?? '' }];
        }),
        files: own.flatMap(({ file: { path: file, published, now }, edit }) =>
          edit ? [] : [{ path: file, published: published !== undefined, now: now !== undefined }],
        ),
      };
    });
    const { branch, page } = (await readSent()) ?? {};
    return { changes, sent: branch ? { branch, page } : undefined, author: await readAuthor() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { changes: [], refusal: error.words, author: { name: '', email: '' } };
  }
}

/** Brings the published version of one change back. @param key of the change */
export async function takeBack(key: string): Promise<Done> {
  const own = changedParts(await changedFiles()).filter((part) => part.key === key);
  const parts = partsTakenBack(own, readConflicts());
  const edits = [...new Set(parts.map(({ file }) => file))].flatMap((file) => {
    const changed = parts.flatMap((part) => (part.file === file && part.edit ? [part.edit] : []));
    const back = inverseEdits(file.path, jsonIn(file.published), changed);
    return withEdits(file.path, String(file.now), back).edits;
  });
  const files = parts
    .filter(({ edit }) => !edit)
    .map(({ file }) => [file.path, file.published] as const);
  const words = phrase('Server.asPublished', { name: parts[0]?.name ?? key });
  saveEdits(words, edits, Object.fromEntries(files));
  return { done: [phrase('Server.takenBack')] };
}

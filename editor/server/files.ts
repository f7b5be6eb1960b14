import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { State } from '../protocol';
import {
  contentPaths,
  phrase,
  Refusal,
  readText,
  unreadable,
  type Words,
  wordsOfError,
  writeWhole,
} from '../site';

/*
 * The only functions with which the editor writes files. Each save can be undone until the editor is stopped or gets
 * what others have published.
 */

/** Everything that the editor may write, and the reviews, which preflight writes. Nothing else is sent. */
export const editedPaths = ['messages', ...contentPaths, 'media', 'public/certificates'];

export function isEdited(file: string): boolean {
  const isIn = (start: string) => file === start || file.startsWith(`${start}/`);
  return editedPaths.some(isIn) && !file.includes('..');
}

/**
 * The value of a JSON file.
 *
 * @throws Refusal with the line of the first mistake, if a person has broken the file
 */
export function readJson(file: string, text = readText(file)): unknown {
  const finding = unreadable({ path: file, text });
  if (!finding) return JSON.parse(text);
  throw new Refusal(phrase('Server.broken', { file, line: finding.line }));
}

/** Contents by path. Undefined if there is no such file. */
export type Contents = Readonly<Record<string, Buffer | string | undefined>>;

interface Save {
  readonly description: Words;
  readonly before: Contents;
  readonly after: Contents;
}

/** The number of saves that are kept in memory, with their pictures. */
const limit = 50;

let saves: readonly Save[] = [];
/** How many of the saves are on disk. The later ones have been undone. */
let done = 0;

/** Descriptions of the save that can be undone and of the one that can be redone. */
export function historyDescriptions(): Pick<State, 'undo' | 'redo'> {
  return { undo: saves[done - 1]?.description, redo: saves[done]?.description };
}

/**
 * Empties the history. What others have published is then in the files. To undo a save from before would bring back
 * values that they have replaced. “Changes and sending” still takes single texts back.
 */
export function forgetSaves(): void {
  saves = [];
  done = 0;
}

/** What files contain now. */
export function readAll(files: readonly string[]): Contents {
  return Object.fromEntries(
    files.map((file) => [file, existsSync(file) ? readFileSync(file) : undefined]),
  );
}

/** Whether two contents are the same. A missing file is not the same as an empty one. */
export function isSame(one: Contents[string], other: Contents[string]): boolean {
  if (one === undefined || other === undefined) return one === other;
  return Buffer.from(one).equals(Buffer.from(other));
}

/** The first file whose content is not the expected one. */
function changedSince(expected: Contents): string | undefined {
  const now = readAll(Object.keys(expected));
  // A missing file counts as an empty one here.
  return Object.keys(expected).find((file) => !isSame(now[file] ?? '', expected[file] ?? ''));
}

function writeOne(file: string, content: Buffer | string | undefined): void {
  if (content === undefined) rmSync(file, { force: true });
  else writeWhole(file, content);
}

const written = new Set<string>();

/** The files that were written or removed since the last call. */
export function takeWritten(): string[] {
  const files = [...written];
  written.clear();
  return files;
}

/**
 * Writes files. By itself it is no step that can be undone.
 *
 * @throws Refusal if one of them cannot be written; then all are as they were
 */
export function writeAllOrNone(contents: Contents): void {
  for (const file of Object.keys(contents)) {
    // Checks the mode of the file, because root can write read-only files.
    if (existsSync(file) && (statSync(file).mode & 0o200) === 0)
      throw new Refusal(phrase('Server.readOnly', { file }));
  }
  const before = readAll(Object.keys(contents));
  const finished: string[] = [];
  for (const [file, content] of Object.entries(contents)) {
    try {
      writeOne(file, content);
      finished.push(file);
    } catch (error) {
      for (const one of finished) writeOne(one, before[one]);
      throw new Refusal(phrase('Server.notWritten', { file, reason: wordsOfError(error) }));
    }
  }
  for (const file of finished) written.add(file);
}

/**
 * Writes files as one step that can be undone.
 *
 * @param description what is saved
 * @param based the contents on which the new ones are based
 * @throws Refusal if a file cannot be written, or if another program has changed one in the meantime; then none is
 * written
 */
export function writeUndoable(description: Words, contents: Contents, based: Contents = {}): void {
  const changed = changedSince(based);
  if (changed) throw new Refusal(phrase('Server.justChanged', { file: changed }));
  const before = readAll(Object.keys(contents));
  writeAllOrNone(contents);
  saves = [...saves.slice(0, done), { description, before, after: contents }].slice(-limit);
  done = saves.length;
}

/**
 * Undoes the last save, or redoes it.
 *
 * @returns the description of the save
 * @throws Refusal if there is none, or if a file has changed since. That save is then left out, so that those before it
 * can still be undone.
 */
export function undoOrRedo(way: 'undo' | 'redo'): Words {
  const at = way === 'undo' ? done - 1 : done;
  const one = saves[at];
  if (!one)
    throw new Refusal(phrase(way === 'undo' ? 'Server.nothingToUndo' : 'Server.nothingToRedo'));
  const [from, to] = way === 'undo' ? [one.after, one.before] : [one.before, one.after];
  const changed = changedSince(from);
  if (changed) {
    saves = saves.toSpliced(at, 1);
    done = Math.min(done, at);
    throw new Refusal(phrase('Server.changedSince', { file: changed, words: one.description }));
  }
  writeAllOrNone(to);
  done = way === 'undo' ? at : at + 1;
  return one.description;
}

import { phrase, Refusal, type Words } from '../site';
import { type Contents, isSame, readAll, writeAllOrNone } from './files';

/* The last saves can be undone until the editor is stopped or gets what others have published. */

interface Save {
  readonly description: Words;
  readonly before: Contents;
  readonly after: Contents;
}

/** The number of saves that are kept in memory, with their pictures. The oldest is forgotten first. */
const limit = 50;

let saves: readonly Save[] = [];

/** A description of the save that can be undone. */
export const undoDescription = (): Words | undefined => saves.at(-1)?.description;

/**
 * Forgets all saves. What others have published is then in the files. To undo a save from before would bring back
 * values that they have replaced. “Changes and sending” still takes single texts back.
 */
export function forgetSaves(): void {
  saves = [];
}

/** The first file whose content is not the expected one. */
function changedSince(expected: Contents): string | undefined {
  const now = readAll(Object.keys(expected));
  // A missing file counts as an empty one here.
  return Object.keys(expected).find((file) => !isSame(now[file] ?? '', expected[file] ?? ''));
}

/**
 * Writes files as one save that can be undone.
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
  saves = [...saves, { description, before, after: contents }].slice(-limit);
}

/**
 * Undoes the last save.
 *
 * @returns its description
 * @throws Refusal if there is none, or if a file has changed since. That save is then left out, so that those before it
 * can still be undone.
 */
export function undoSave(): Words {
  const last = saves.at(-1);
  if (!last) throw new Refusal(phrase('Server.nothingToUndo'));
  const changed = changedSince(last.after);
  if (!changed) writeAllOrNone(last.before);
  saves = saves.slice(0, -1);
  if (changed)
    throw new Refusal(phrase('Server.changedSince', { file: changed, words: last.description }));
  return last.description;
}

import type { State } from '../protocol';
import { phrase, Refusal, type Words } from '../site';
import { type Contents, isSame, readAll, writeAllOrNone } from './files';

/* Each save can be undone until the editor is stopped or gets what others have published. */

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
export function undoDescriptions(): Pick<State, 'undo' | 'redo'> {
  return { undo: saves[done - 1]?.description, redo: saves[done]?.description };
}

/**
 * Forgets all saves. What others have published is then in the files. To undo a save from before would bring back
 * values that they have replaced. “Changes and sending” still takes single texts back.
 */
export function forgetSaves(): void {
  saves = [];
  done = 0;
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

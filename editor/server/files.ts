import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reason } from '@/scripts/lib/files';

/* The one way in which the editor writes files: each save can be taken back until it is sent. */

/** A mistake of the request or of the disk, for the person who edits. */
export class Refusal extends Error {}

/** Of files in the project. */
const kept = '.cache/editor';
const historyFile = `${kept}/history.json`;

/** Names of the contents before and after a save, by path. */
interface Save {
  readonly words: string;
  readonly files: Readonly<Record<string, readonly [before: string, after: string]>>;
}

interface History {
  /** The last one at the end. */
  readonly done: readonly Save[];
  readonly undone: readonly Save[];
}

type Content = string | Buffer;

function readHistory(): History {
  if (!existsSync(historyFile)) return { done: [], undone: [] };
  return JSON.parse(readFileSync(historyFile, 'utf8'));
}

/** In words: what can be taken back, and what can be made again. */
export function historyWords() {
  const { done, undone } = readHistory();
  return { undo: done.at(-1)?.words, redo: undone.at(-1)?.words };
}

/** Writes beside the file first: an interrupted save leaves the old one. */
function write(file: string, content: Content): void {
  const unfinished = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(unfinished, content);
    renameSync(unfinished, file);
  } catch (error) {
    throw new Refusal(`${file} cannot be written: ${reason(error)}.`);
  }
}

function writeHistory(history: History): void {
  mkdirSync(kept, { recursive: true });
  write(historyFile, JSON.stringify(history));
}

/** Keeps a content. @returns its name */
function keep(content: Content): string {
  const name = createHash('sha256').update(content).digest('hex');
  if (!existsSync(path.join(kept, name))) write(path.join(kept, name), content);
  return name;
}

function requireWritable(files: readonly string[]): void {
  for (const file of files) {
    // The mode, since root may write what is meant to be read only.
    if ((statSync(file).mode & 0o200) === 0) {
      throw new Refusal(
        `${file} is read-only, so nothing was saved. Allow writing to the file, then save again.`,
      );
    }
  }
}

/**
 * Writes files that are there already.
 *
 * @param words what is saved
 * @param before contents on which the new ones are based: another one on disk is refused
 * @throws Refusal where one cannot be written or has been changed meanwhile; then none is written
 */
export function save(
  words: string,
  contents: Readonly<Record<string, Content>>,
  before: Readonly<Record<string, Content>> = {},
): void {
  const files = Object.keys(contents);
  requireWritable(files);
  mkdirSync(kept, { recursive: true });
  const pairs = Object.entries(contents).map(([file, content]) => {
    const old = readFileSync(file);
    const known = before[file];
    if (known !== undefined && !old.equals(Buffer.from(known)))
      throw new Refusal(`Another program has just changed ${file}. Save again.`);
    return [file, [keep(old), keep(content)]] as const;
  });
  for (const [file, content] of Object.entries(contents)) write(file, content);
  const { done } = readHistory();
  writeHistory({
    done: [...done, { words, files: Object.fromEntries(pairs) }].slice(-200),
    undone: [],
  });
}

/**
 * Takes the last save back, or makes it again.
 *
 * @returns what it was, and its files
 * @throws Refusal where there is none, or a file has been changed since
 */
export function travel(way: 'undo' | 'redo'): { words: string; files: string[] } {
  const { done, undone } = readHistory();
  const isUndo = way === 'undo';
  const last = (isUndo ? done : undone).at(-1);
  if (!last) throw new Refusal(`There is nothing to ${way}.`);
  const files = Object.keys(last.files);
  requireWritable(files);
  const pairs = Object.entries(last.files);
  for (const [file, pair] of pairs) {
    const now = createHash('sha256').update(readFileSync(file)).digest('hex');
    if (now !== pair[isUndo ? 1 : 0])
      throw new Refusal(
        `Another program has changed ${file} since, so it stays as it is. “Changes” can take single texts back.`,
      );
  }
  for (const [file, pair] of pairs)
    write(file, readFileSync(path.join(kept, pair[isUndo ? 0 : 1])));
  writeHistory(
    isUndo
      ? { done: done.slice(0, -1), undone: [...undone, last] }
      : { done: [...done, last], undone: undone.slice(0, -1) },
  );
  return { words: last.words, files };
}

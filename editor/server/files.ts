import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import {
  contentPaths,
  phrase,
  Refusal,
  readText,
  unreadable,
  wordsOfError,
  writeWhole,
} from '../site';

/* The files that the editor may write, and the function with which it writes them. Only *Get* lets git write, too. */

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

function writeOne(file: string, content: Buffer | string | undefined): void {
  if (content === undefined) rmSync(file, { force: true });
  else writeWhole(file, content);
}

const writtenFiles = new Set<string>();

/** The files that were written or removed since the last call. */
export function takeWritten(): string[] {
  const files = [...writtenFiles];
  writtenFiles.clear();
  return files;
}

/**
 * Writes files. By itself it is no save that can be undone (undo.ts).
 *
 * @throws Refusal if the editor may not write one of them, or cannot; then all are as they were
 */
export function writeAllOrNone(contents: Contents): void {
  for (const file of Object.keys(contents)) {
    if (!isEdited(file)) throw new Refusal(phrase('Server.noFile', { file }));
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
  for (const file of finished) writtenFiles.add(file);
}

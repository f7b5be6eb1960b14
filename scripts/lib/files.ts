import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Eight hexadecimal digits of a content hash, for the names of files that browsers cache for ever. */
export function hash(...parts: readonly (Buffer | string)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex').slice(0, 8);
}

/** Value of an `integrity` attribute, and without quotes that of a hash in a content security policy. */
export function integrityOf(content: Buffer | string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** Message of an error, for use within a sentence. */
export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Paths of all files below a folder; none if the folder is missing. */
export async function filesBelow(folder: string, ending = ''): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * Reads a file that a person has to provide.
 *
 * @throws with the advice when it cannot be read
 */
export async function readInput(file: string, advice: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new Error(`${file} cannot be read (${reason(error)}). ${advice}`);
  }
}

/** Writes beside the target first: an interrupted run leaves no partial file under a final name. */
export async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  const unfinished = `${file}.${process.pid}.tmp`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

/** The SHA-256 sums of a folder's files, sorted by path, as `sha256sum --check` reads them from within it. */
export async function checksums(folder: string): Promise<string> {
  const names = (await filesBelow(folder)).map((file) =>
    path.relative(folder, file).replaceAll(path.sep, '/'),
  );
  const lines = names.sort().map(async (name) => {
    const sum = createHash('sha256').update(await readFile(path.join(folder, name)));
    return `${sum.digest('hex')}  ${name}\n`;
  });
  return (await Promise.all(lines)).join('');
}

/**
 * Replaces a folder by one that is filled elsewhere first, in `.cache/`. When filling throws or is stopped, the folder stays
 * unchanged. A run that is stopped between the two renames leaves none, and the next run brings the previous one back.
 *
 * @param fill gets the path of the new folder, which is empty or missing
 */
export async function replaceFolder(
  folder: string,
  fill: (work: string) => Promise<void>,
): Promise<void> {
  const [work, previous] = ['new', 'previous'].map((name) =>
    path.join('.cache', name, path.basename(folder)),
  ) as [string, string];
  const clear = (...folders: readonly string[]) =>
    Promise.all(folders.map((each) => rm(each, { recursive: true, force: true })));
  // A run that was stopped between the two renames below.
  if (!existsSync(folder) && existsSync(previous)) await rename(previous, folder);
  await clear(work, previous);
  await fill(work);
  await mkdir(path.dirname(previous), { recursive: true });
  if (existsSync(folder)) await rename(folder, previous);
  await rename(work, folder);
  await clear(previous);
}

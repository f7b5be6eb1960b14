import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, readFile, readlink, rename, rm, writeFile } from 'node:fs/promises';
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

/** Paths of all files below a folder, with slashes on every system; none if the folder is missing. */
export async function filesBelow(folder: string, ending = ''): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, '/'));
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
    const sum = createHash('sha256').update(await readFile(`${folder}/${name}`));
    return `${sum.digest('hex')}  ${name}\n`;
  });
  return (await Promise.all(lines)).join('');
}

function temporaryFolder(kind: 'new' | 'previous', folder: string): string {
  return `.cache/${kind}/${path.basename(folder)}`;
}

/**
 * Proves that a folder can be replaced, by renaming it and back. A run that was stopped between two renames left none: then
 * this brings the previous one back.
 *
 * @throws with advice where it cannot be renamed, and where it is a link, which a folder would replace
 */
export async function requireReplaceable(folder: string): Promise<void> {
  const previous = temporaryFolder('previous', folder);
  await mkdir(path.dirname(previous), { recursive: true });
  const found = await lstat(folder).catch(() => null);
  if (found?.isSymbolicLink()) {
    throw new Error(
      `${folder} is a link, and the build replaces the whole folder. Remove the link, and copy ${folder}/ to ${await readlink(folder)} after the build.`,
    );
  }
  try {
    if (found) {
      await rm(previous, { recursive: true, force: true });
      await rename(folder, previous);
    }
    if (found || existsSync(previous)) await rename(previous, folder);
  } catch (error) {
    throw new Error(
      `${folder}/ cannot be replaced as a whole (${reason(error)}). If it is a mounted disk or volume, mount the folder above it, or copy ${folder}/ there after the build; otherwise end the program that uses it.`,
    );
  }
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
  await requireReplaceable(folder);
  const work = temporaryFolder('new', folder);
  const previous = temporaryFolder('previous', folder);
  const clear = (...folders: readonly string[]) =>
    Promise.all(folders.map((each) => rm(each, { recursive: true, force: true })));
  await clear(work, previous);
  await fill(work);
  if (existsSync(folder)) await rename(folder, previous);
  await rename(work, folder);
  await clear(previous);
}

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, realpath, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { phrase, Refusal, type Words } from '@/i18n/toolText';

/** Eight hexadecimal digits of a content hash, for the names of files that browsers may cache for ever. */
export function hash(...parts: readonly (Buffer | string)[]): string {
  return hashAfter()(...parts);
}

/**
 * A function that hashes further parts after these ones, as {@link hash} does with all of them. It reads the first parts only
 * once.
 */
export function hashAfter(...first: readonly (Buffer | string)[]): typeof hash {
  const begun = createHash('sha256');
  for (const part of first) begun.update(part);
  return (...parts) => {
    const sum = begun.copy();
    for (const part of parts) sum.update(part);
    return sum.digest('hex').slice(0, 8);
  };
}

/** Value of an `integrity` attribute, and in single quotes a source in a content security policy. */
export function integrityOf(content: Buffer | string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** Message of an error, for use within a sentence. That of `fetch` says nothing without its cause. */
export function reason(error: unknown): string {
  const { message = String(error), cause } = Object(error) as Partial<Error>;
  if (message !== 'fetch failed') return message;
  // If a host has several addresses, the cause has no message, but a code.
  const { message: words, code } = Object(cause) as Partial<NodeJS.ErrnoException>;
  return words || code || message;
}

/** Paths of all files below a folder, with slashes on every system; none if the folder is missing. */
export async function filesBelow(folder: string, ending = ''): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, '/'));
}

/**
 * Names of what systems, text editors, browsers and interrupted programs leave in folders. A name that begins with a
 * dot is theirs, unless hosts read it.
 */
const leftover =
  /^\.(?!(?:well-known|htaccess|nojekyll)$)|^~\$|^(?:(?:eh)?thumbs\.db|desktop\.ini|icon\r|__MACOSX|@eaDir|\$RECYCLE\.BIN)$|(?:~|\.(?:tmp|bak|orig|swp|part|crdownload))$/i;

/** Whether a file, or a folder around it, is such a leftover and not content. */
export function isLeftover(file: string): boolean {
  return file.split(/[\\/]/).some((name) => leftover.test(name));
}

/** Removes leftovers from a folder. Returns their paths in it. */
export async function removeLeftovers(folder: string): Promise<string[]> {
  const found = (await readdir(folder, { recursive: true })).filter(isLeftover).sort();
  for (const file of found) await rm(path.join(folder, file), { recursive: true, force: true });
  return found;
}

/**
 * Reads a file that a person has to provide.
 * @throws Refusal with this advice if it is missing or cannot be read
 */
export async function readInput(
  file: string,
  advice: Words = phrase('Build.putFile'),
): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    if (!existsSync(file)) throw new Refusal(phrase('Build.missing', { file, advice }));
    throw new Refusal(phrase('Build.unreadable', { file, reason: reason(error), advice }));
  }
}

/** Writes to a temporary file and renames it, so that an interrupted run does not leave a partial file. */
export function writeWhole(file: string, content: Buffer | string): void {
  const unfinished = `${file}.${process.pid}.tmp`;
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(unfinished, content);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** SHA-256 checksums of a folder's files, sorted by path, in the format of `sha256sum --check` within that folder. */
export async function checksums(folder: string): Promise<string> {
  const names = (await filesBelow(folder)).map((file) =>
    path.relative(folder, file).replaceAll(path.sep, '/'),
  );
  const lines: string[] = [];
  // One after the other, because some systems let a program open 256 files at most.
  for (const name of names.sort()) {
    const sum = createHash('sha256').update(await readFile(`${folder}/${name}`));
    lines.push(`${sum.digest('hex')}  ${name}\n`);
  }
  return lines.join('');
}

/**
 * Lets everybody read a file or a folder. The server of the website is another user than the one who builds it, and the
 * files of that one may be private by default (umask).
 */
async function letEverybodyRead(file: string): Promise<void> {
  const stats = await stat(file);
  const mode = stats.isDirectory() ? 0o755 : 0o644;
  // A folder that is right already may belong to somebody else.
  if ((stats.mode & 0o777) !== mode) await chmod(file, mode);
}

/**
 * Replaces the content of a folder, and lets everybody read it. The new content is made in `.cache/` first, so that the
 * folder does not change if this fails or is stopped. The folder itself is kept, because it may be a link or a mounted
 * volume.
 * @param fill gets the path of the new folder, which does not exist yet
 * @param root the folder of the project
 */
export async function replaceFolder(
  folder: string,
  fill: (work: string) => Promise<void>,
  root = '.',
): Promise<void> {
  const work = path.join(root, '.cache/new', path.basename(folder));
  await rm(work, { recursive: true, force: true });
  await fill(work);
  await mkdir(path.resolve(root, folder), { recursive: true });
  const target = await realpath(path.resolve(root, folder));
  await cp(work, target, { recursive: true });
  for (const file of await filesBelow(target))
    if (!existsSync(path.join(work, path.relative(target, file)))) await rm(file);
  for (const name of ['', ...(await readdir(work, { recursive: true }))])
    await letEverybodyRead(path.join(target, name));
  await rm(work, { recursive: true });
}

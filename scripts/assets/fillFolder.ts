import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '@/scripts/lib/files';

/** A file whose name contains a hash of all inputs of its content. */
export interface HashedFile {
  readonly file: string;
  readonly make: () => Promise<Buffer>;
}

/**
 * Makes a folder's missing files and removes unlisted ones. After one failure no further file is started.
 *
 * @param atOnce number of files made at the same time
 * @returns a summary for the log
 */
export async function fillFolder(
  folder: string,
  files: readonly HashedFile[],
  atOnce = 1,
): Promise<string> {
  const present = await readdir(folder).catch((): string[] => []);
  const missing = files.filter(({ file }) => !present.includes(file));
  // An error in one loop ends the generator, and with it all other loops.
  const queue = (function* () {
    yield* missing;
  })();
  const work = async () => {
    for (const { file, make } of queue) await writeWhole(path.join(folder, file), await make());
  };
  await Promise.all(Array.from({ length: atOnce }, work));

  const wanted = new Set(files.map(({ file }) => file));
  const stale = present.filter((file) => !wanted.has(file));
  await Promise.all(stale.map((file) => rm(path.join(folder, file), { recursive: true })));
  return `${missing.length} of ${files.length} files made, ${stale.length} removed`;
}

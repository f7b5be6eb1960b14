import { readdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { writeWhole } from '@/scripts/files/files';

/** A file whose name contains a hash of all inputs of its content. */
export interface HashedFile {
  readonly file: string;
  readonly make: () => Promise<Buffer>;
}

/**
 * Makes the missing files of a folder and removes files that are not listed. After a failure it starts no further file.
 *
 * @param atOnce number of files made at the same time, by default one for each processor
 * @returns a summary for the log
 */
export async function fillFolder(
  folder: string,
  files: readonly HashedFile[],
  atOnce = availableParallelism(),
): Promise<string> {
  const present = await readdir(folder).catch((): string[] => []);
  const missing = files.filter(({ file }) => !present.includes(file));
  // One thread per file, because the bytes of an AVIF depend on the number of threads.
  sharp.concurrency(1);
  // An error in one loop ends the generator, and so all other loops.
  const queue = (function* () {
    yield* missing;
  })();
  const work = async () => {
    for (const { file, make } of queue) writeWhole(path.join(folder, file), await make());
  };
  await Promise.all(Array.from({ length: atOnce }, work));

  const wanted = new Set(files.map(({ file }) => file));
  const stale = present.filter((file) => !wanted.has(file));
  await Promise.all(stale.map((file) => rm(path.join(folder, file), { recursive: true })));
  return `${missing.length} of ${files.length} files made, ${stale.length} removed`;
}

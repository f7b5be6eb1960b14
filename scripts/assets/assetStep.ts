import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { reason, writeWhole } from '@/scripts/lib/files';

/**
 * Runs one step of `npm run assets`. What goes wrong in it is said in one line, and ends the build.
 *
 * @param make returns in a few words what it has done
 */
export async function assetStep(name: string, make: () => Promise<string>): Promise<void> {
  const start = performance.now();
  try {
    const done = await make();
    console.info(`${name}: ${done}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  } catch (error) {
    console.error(`${name}: ${reason(error)}`);
    process.exitCode = 1;
  }
}

/** A file whose name has a hash of all that it depends on. */
export interface HashedFile {
  readonly file: string;
  readonly make: () => Promise<Buffer>;
}

/**
 * Brings a folder to hold these files and no others. What is there already under its name is kept.
 *
 * @param atOnce how many are made side by side
 * @returns what was done, in a few words
 */
export async function fillFolder(
  folder: string,
  files: readonly HashedFile[],
  atOnce = 1,
): Promise<string> {
  const present = await readdir(folder).catch((): string[] => []);
  const missing = files.filter(({ file }) => !present.includes(file));
  const queue = missing.values();
  const work = async () => {
    for (const { file, make } of queue) await writeWhole(path.join(folder, file), await make());
  };
  await Promise.all(Array.from({ length: atOnce }, work));

  const wanted = new Set(files.map(({ file }) => file));
  const stale = present.filter((file) => !wanted.has(file));
  await Promise.all(stale.map((file) => rm(path.join(folder, file), { recursive: true })));
  return `${missing.length} of ${files.length} files made, ${stale.length} removed`;
}

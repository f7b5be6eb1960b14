import { createHash } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

/** Eight hexadecimal digits that tell one content from another: for file names that may be cached for ever. */
export function hash(...parts: readonly (Buffer | string)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex').slice(0, 8);
}

/** Why something failed, in words that fit into a sentence. */
export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Writes beside the target first: a run that is broken off leaves no half file under a final name. */
export async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  const unfinished = `${file}.${process.pid}.tmp`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

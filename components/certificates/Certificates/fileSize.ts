import { statSync } from 'node:fs';
import path from 'node:path';

/**
 * Size of a file below `public/` in kB (1,000 bytes), read while the page is built.
 *
 * @throws when the file is missing, so that no page is built whose link leads nowhere
 */
export function fileSize(urlPath: string): number {
  const file = path.join('public', urlPath);
  try {
    return Math.round(statSync(file).size / 1000);
  } catch {
    throw new Error(
      `The file ${file} is missing. Put the document there under exactly this name; tools/specimens makes specimens.`,
    );
  }
}

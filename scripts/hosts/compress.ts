import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { filesBelow, writeWhole } from '@/scripts/lib/files';
import { isText } from './rules';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * Writes Brotli and gzip files beside the texts of an export, for nginx's `brotli_static` and `gzip_static`. The other hosts
 * compress by themselves, so the build does not do it.
 */
export async function compressFolder(folder: string): Promise<void> {
  const texts = (await filesBelow(folder)).filter(isText);
  for (const file of texts) {
    const content = await readFile(file);
    await writeWhole(`${file}.gz`, await gzip(content, { level: 9 }));
    await writeWhole(`${file}.br`, await brotli(content));
  }
  console.log(`compressed ${texts.length} files of ${folder}/`);
}

import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { isText } from '@/scripts/hosts/rules';
import { filesBelow, writeWhole } from '@/scripts/lib/files';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Writes Brotli and gzip files beside the texts of an export, as a host sends them. */
export async function compressFolder(folder: string): Promise<void> {
  const texts = (await filesBelow(folder)).filter(isText);
  for (const file of texts) {
    const content = await readFile(file);
    await writeWhole(`${file}.gz`, await gzip(content, { level: 9 }));
    await writeWhole(`${file}.br`, await brotli(content));
  }
  console.log(`compressed ${texts.length} files of ${folder}/`);
}

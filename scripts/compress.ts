/**
 * Writes Brotli and gzip files beside the texts of an export, for nginx's `brotli_static` and `gzip_static`. The other
 * hosts compress by themselves, so this is no part of the build.
 *
 * Usage: tsx scripts/compress.ts [folder, default `out`] [--fast]
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { textExtensions } from './hosts/rules';
import { filesBelow } from './lib/files';

const fast = process.argv.includes('--fast');
const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? 'out';
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const { BROTLI_PARAM_QUALITY } = zlib.constants;

const files = (await filesBelow(folder)).filter((file) =>
  textExtensions.includes(path.extname(file).slice(1)),
);

for (const file of files) {
  const content = await readFile(file);
  const [small, smaller] = await Promise.all([
    gzip(content, { level: fast ? 1 : 9 }),
    brotli(content, { params: { [BROTLI_PARAM_QUALITY]: fast ? 1 : 11 } }),
  ]);
  await writeFile(`${file}.gz`, small);
  await writeFile(`${file}.br`, smaller);
}
console.log(`compressed ${files.length} files of ${folder}/`);

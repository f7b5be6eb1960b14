import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path/posix';
import { checksums, filesBelow, writeWhole } from './files';

/* In this test, paths are joined with backslashes, as on Windows. */
jest.mock('node:path', () => {
  const { win32, posix } = jest.requireActual('node:path');
  return { ...posix, sep: win32.sep, join: win32.join };
});

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'windows-'));
  for (const file of ['app/a/b.ts', 'app/aB.ts', 'next.config.mjs', 'package-lock.json'])
    writeWhole(`${folder}/${file}`, file);
});
afterEach(() => rm(folder, { recursive: true }));

test('paths have slashes, so patterns and sorting are the same on every system', async () => {
  expect((await filesBelow(`${folder}/app`)).sort()).toEqual([
    `${folder}/app/a/b.ts`,
    `${folder}/app/aB.ts`,
  ]);
  expect(await checksums(`${folder}/app`)).toMatch(/^\w+ {2}a\/b\.ts\n\w+ {2}aB\.ts\n$/);
});

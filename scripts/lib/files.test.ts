import { existsSync } from 'node:fs';
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checksums, replaceFolder, writeWhole } from './files';

const checkout = process.cwd();
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replaced-'));
  process.chdir(folder);
});
afterEach(async () => {
  process.chdir(checkout);
  await rm(folder, { recursive: true });
});

async function fillWith(name: string, work: string): Promise<void> {
  expect(existsSync(work)).toBe(false);
  await mkdir(work, { recursive: true });
  await writeFile(join(work, name), name);
}

test('a folder is filled, then replaced as a whole, repeatedly', async () => {
  for (const name of ['first', 'second', 'third']) {
    await replaceFolder('out', (work) => fillWith(name, work));
    expect(await readdir('out')).toEqual([name]);
  }
});

test('a failure keeps the old folder, and the next run starts empty', async () => {
  await replaceFolder('out', (work) => fillWith('good', work));
  const failing = replaceFolder('out', async (work) => {
    await fillWith('half', work);
    expect(await readFile('out/good', 'utf8')).toBe('good');
    throw new Error('half-way');
  });
  await expect(failing).rejects.toThrow('half-way');
  expect(await readdir('out')).toEqual(['good']);
  await replaceFolder('out', (work) => fillWith('better', work));
  expect(await readdir('out')).toEqual(['better']);
});

test('a run that was stopped between the two renames: the next one brings the old folder back', async () => {
  await replaceFolder('out', (work) => fillWith('good', work));
  await mkdir('.cache/previous', { recursive: true });
  await rename('out', '.cache/previous/out');
  await expect(replaceFolder('out', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await readdir('out')).toEqual(['good']);
});

test('a folder that is a link stays one, and the build is not begun', async () => {
  await mkdir('elsewhere');
  await symlink('elsewhere', 'out');
  const fill = jest.fn();
  await expect(replaceFolder('out', fill)).rejects.toThrow(
    'out is a link, and the build replaces the whole folder. Remove the link, and copy out/ to elsewhere',
  );
  expect(fill).not.toHaveBeenCalled();
  expect(await readlink('out')).toBe('elsewhere');
});

test('a folder that cannot be renamed is named before the build', async () => {
  await replaceFolder('out', (work) => fillWith('good', work));
  // A folder cannot be moved into itself; the error of a mount or of an open file is another, at the same place.
  await rm('.cache/previous', { recursive: true });
  await mkdir('out/.cache', { recursive: true });
  process.chdir('out');
  await expect(replaceFolder('../out', jest.fn())).rejects.toThrow(
    /^\.\.\/out\/ cannot be replaced as a whole \(.*EINVAL/,
  );
});

test('checksums are sorted by path, in the format of sha256sum', async () => {
  for (const file of ['b', 'a/ж', 'a.txt']) await writeWhole(join('out', file), 'text');
  const sum = '982d9e3eb996f559e633f4d194def3761d909f5a3b647d1a851fead67c32c9d1';
  expect(await checksums('out')).toBe(`${sum}  a.txt\n${sum}  a/ж\n${sum}  b\n`);
});

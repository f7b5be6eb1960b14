import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checksums, filesBelow, removeLeftovers, replaceFolder, writeWhole } from './files';

let folder = '';
let out = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replaced-'));
  out = join(folder, 'out');
});
afterEach(() => rm(folder, { recursive: true }));

async function fillWith(name: string, work: string): Promise<void> {
  expect(existsSync(work)).toBe(false);
  await mkdir(work, { recursive: true });
  await writeFile(join(work, name), name);
}

test('a folder is filled, then replaced as a whole, repeatedly', async () => {
  for (const name of ['first', 'second', 'third']) {
    await replaceFolder('out', (work) => fillWith(name, work), folder);
    expect(await readdir(out)).toEqual([name]);
  }
});

test('a failure keeps the old folder, and the next run starts empty', async () => {
  await replaceFolder('out', (work) => fillWith('good', work), folder);
  const failing = replaceFolder(
    'out',
    async (work) => {
      await fillWith('half', work);
      expect(await readFile(join(out, 'good'), 'utf8')).toBe('good');
      throw new Error('half-way');
    },
    folder,
  );
  await expect(failing).rejects.toThrow('half-way');
  expect(await readdir(out)).toEqual(['good']);
  await replaceFolder('out', (work) => fillWith('better', work), folder);
  expect(await readdir(out)).toEqual(['better']);
});

// Windows has no such rights.
if (process.platform !== 'win32')
  test('everybody may read the folder, however private new files are', async () => {
    const before = process.umask(0o077);
    await replaceFolder(
      'out',
      async (work) => {
        writeWhole(join(work, 'a/b/program'), 'text');
        await chmod(join(work, 'a/b/program'), 0o755);
      },
      folder,
    );
    process.umask(before);
    const modes = ['', 'a', 'a/b', 'a/b/program'].map(async (name) =>
      ((await stat(join(out, name))).mode & 0o777).toString(8),
    );
    expect(await Promise.all(modes)).toEqual(['755', '755', '755', '644']);
  });

test('a folder that is a link stays a link', async () => {
  const elsewhere = join(folder, 'elsewhere');
  await mkdir(elsewhere);
  await writeFile(join(elsewhere, 'stale'), '');
  await symlink('elsewhere', out);
  await replaceFolder('out', (work) => fillWith('a', work), folder);
  expect(await readlink(out)).toBe('elsewhere');
  expect(await readdir(elsewhere)).toEqual(['a']);
});

test('what systems and programs leave in folders is removed, and named', async () => {
  const content = ['a.pdf', '.well-known/a.txt', '.htaccess', 'bak/orig.txt', 'Thumbs.db.html'];
  const leftovers = [
    ...['.DS_Store', '._a.pdf', '.env', 'a.pdf~', 'a.pdf.orig', 'b/Thumbs.db', 'b/desktop.ini'],
    ...['b/~$a.docx', 'c.pdf.4711.tmp', 'd.pdf.crdownload'],
  ];
  for (const file of [...content, ...leftovers, '__MACOSX/a.pdf', '.git/config'])
    writeWhole(join(out, file), '');
  expect(await removeLeftovers(out)).toEqual(
    [...leftovers, '.git', '.git/config', '__MACOSX', '__MACOSX/a.pdf']
      .map((file) => join(file))
      .sort(),
  );
  expect((await filesBelow(out)).sort()).toEqual(content.map((file) => `${out}/${file}`).sort());
});

test('checksums are sorted by path, in the format of sha256sum', async () => {
  for (const file of ['b', 'a/ж', 'a.txt']) writeWhole(join(out, file), 'text');
  const sum = '982d9e3eb996f559e633f4d194def3761d909f5a3b647d1a851fead67c32c9d1';
  expect(await checksums(out)).toBe(`${sum}  a.txt\n${sum}  a/ж\n${sum}  b\n`);
});

if (process.platform !== 'win32')
  test('checksums need few open files at once', () => {
    for (let number = 0; number < 200; number += 1) writeWhole(join(out, `${number}`), 'text');
    const script = `import { checksums } from './scripts/files/files'; checksums(${JSON.stringify(out)}).then(console.log);`;
    const run = 'ulimit -n 100; exec "$0" --import tsx --input-type=module -e "$1"';
    const args = ['-c', run, process.execPath, script];
    const printed = execFileSync('sh', args, { encoding: 'utf8' });
    expect(printed.trim().split('\n')).toHaveLength(200);
  });

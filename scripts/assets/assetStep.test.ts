import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillFolder } from './assetStep';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'assets-'));
});
afterEach(() => rm(folder, { recursive: true }));

const file = (name: string, content: string) => ({
  file: name,
  make: async () => Buffer.from(content),
});

test('makes what is missing, keeps what is there, removes what nobody wants', async () => {
  await writeFile(path.join(folder, 'kept.txt'), 'as it was');
  await writeFile(path.join(folder, 'stale.txt'), '');
  const files = [file('kept.txt', 'made anew'), file('a.txt', 'a'), file('b.txt', 'b')];

  expect(await fillFolder(folder, files, 2)).toBe('2 of 3 files made, 1 removed');
  expect((await readdir(folder)).sort()).toEqual(['a.txt', 'b.txt', 'kept.txt']);
  expect(await readFile(path.join(folder, 'kept.txt'), 'utf8')).toBe('as it was');
});

test('leaves no half file where one cannot be made', async () => {
  const broken = { file: 'broken.txt', make: () => Promise.reject(new Error('no disk')) };
  await expect(fillFolder(folder, [broken])).rejects.toThrow('no disk');
  expect(await readdir(folder)).toEqual([]);
});

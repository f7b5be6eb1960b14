import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { fillFolder } from './fillFolder';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'assets-'));
});
afterEach(() => rm(folder, { recursive: true }));

const file = (name: string, content: string) => ({
  file: name,
  make: async () => Buffer.from(content),
});

test('it makes missing files, keeps existing ones and removes unlisted ones', async () => {
  await writeFile(path.join(folder, 'kept.txt'), 'first content');
  await writeFile(path.join(folder, 'stale.txt'), '');
  const files = [file('kept.txt', 'second content'), file('a.txt', 'a'), file('b.txt', 'b')];

  expect(await fillFolder(folder, files, 2)).toBe('2 of 3 files made, 1 removed');
  expect((await readdir(folder)).sort()).toEqual(['a.txt', 'b.txt', 'kept.txt']);
  expect(await readFile(path.join(folder, 'kept.txt'), 'utf8')).toBe('first content');
});

test('after a failure it starts no other file and leaves no partial file', async () => {
  const broken = { file: 'broken.txt', make: () => Promise.reject(new Error('no disk')) };
  const under = { file: 'under.txt', make: jest.fn(async () => Buffer.of()) };
  const later = { file: 'later.txt', make: jest.fn(async () => Buffer.of()) };

  await expect(fillFolder(folder, [broken, under, later], 2)).rejects.toThrow('no disk');
  // The file in progress at the first failure is still completed.
  while (!(await readdir(folder)).includes('under.txt')) await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(await readdir(folder)).toEqual(['under.txt']);
  expect(later.make).not.toHaveBeenCalled();
});

test('a picture has the same bytes on every machine, whatever number of processors it has', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const master = await sharp({
    create: { width: 300, height: 200, channels: 3, background: 'white', noise },
  })
    .png()
    .toBuffer();
  const encode = () => sharp(master).avif({ quality: 60, effort: 0 }).toBuffer();
  const encodeOn = (threads: number) => {
    sharp.concurrency(threads);
    return encode();
  };
  const [one, eight] = [await encodeOn(1), await encodeOn(8)];
  // If this fails, the encoder has changed, and fillFolder need not set the number of threads.
  expect(eight.equals(one)).toBe(false);

  await fillFolder(folder, [{ file: 'noise.avif', make: encode }]);
  expect((await readFile(path.join(folder, 'noise.avif'))).equals(one)).toBe(true);
});

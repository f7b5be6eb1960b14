/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { cut, planPicture, readMaster } from './pictures';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

const red = { r: 200, g: 0, b: 0 };
const blue = { r: 0, g: 0, b: 200 };

/** Stored sideways, as a phone held upright writes it: upright, it is 400 by 600 with a red upper half. */
async function writePortrait(): Promise<string> {
  const file = path.join(folder, 'portrait.jpg');
  const upper = { create: { width: 300, height: 400, channels: 3, background: red } } as const;
  await sharp({ create: { width: 600, height: 400, channels: 3, background: blue } })
    .composite([{ input: upper, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(file);
  return file;
}

test('a master is rotated by its EXIF orientation', async () => {
  const master = await readMaster(await writePortrait());
  expect([master.width, master.height]).toEqual([400, 600]);
  const region = { left: 0, top: 0, width: 400, height: 300 };
  const { data, info } = await cut(master, region, 40, 30)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([40, 30]);
  // The upper half is red down to its last pixel.
  expect(data.subarray(0, 3)[0]).toBeGreaterThan(150);
  expect(data.subarray(-3)[0]).toBeGreaterThan(150);
});

test('a small master is never enlarged', async () => {
  const file = await writePortrait();
  const plan = await planPicture('portrait', { file, focus: { x: 50, y: 50 }, crops: ['photo'] });
  expect(plan.crops[0]?.avif.map(({ width, height }) => [width, height])).toEqual([[400, 300]]);
  expect(plan.crops[0]?.jpeg.file).toMatch(/^portrait-photo-400\.[0-9a-f]{8}\.jpg$/);
});

test('a missing or damaged master is an error with file and advice', async () => {
  const file = path.join(folder, 'damaged.jpg');
  await expect(readMaster(file)).rejects.toThrow(/damaged\.jpg cannot be read.*Put the master/);
  await writeFile(file, 'no picture');
  await expect(readMaster(file)).rejects.toThrow(/damaged\.jpg cannot be used.*put a whole/);
});

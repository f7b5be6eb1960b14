import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { colour } from '@/scripts/assets/colours';
import { leastSize } from '@/site/pictures';
import { cut, preparePicture, readMaster } from './pictures';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

const red = { r: 200, g: 0, b: 0 };
const blue = { r: 0, g: 0, b: 200 };

/** A picture that is stored sideways, as phones do. Turned upright, it is 400 by 600 and its upper half is red. */
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

test('a JPEG whose header has a wrong parameter is read, as browsers read it, and none that was cut short', async () => {
  const file = await writePortrait();
  const bytes = await readFile(file);
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
  // The last index of coefficients, which some phones write as 0.
  bytes[scan + bytes.readUInt16BE(scan + 2)] = 0;
  await writeFile(file, bytes);
  const master = await readMaster(file);
  expect([master.width, master.height]).toEqual([400, 600]);
  await writeFile(file, bytes.subarray(0, -200));
  await expect(readMaster(file)).rejects.toThrow('premature end');
});

test('a transparent master shows paper, not black', async () => {
  const file = path.join(folder, 'clear.png');
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const create = { width: 600, height: 400, channels: 4, background: clear } as const;
  await sharp({ create }).png().toFile(file);
  const master = await readMaster(file);
  expect(master.colour).toBe(colour('paper').toLowerCase());
  const region = { left: 0, top: 0, width: 400, height: 300 };
  const pixels = await cut(master, region, 40, 30).jpeg().raw().toBuffer();
  expect(Math.min(...pixels)).toBeGreaterThan(200);
});

test('a small master is never enlarged', async () => {
  const file = await writePortrait();
  const plan = await preparePicture('portrait', {
    file,
    focus: { x: 50, y: 50 },
    crops: ['photo'],
  });
  expect(plan.crops[0]?.avif.map(({ width, height }) => [width, height])).toEqual([[400, 300]]);
  expect(plan.crops[0]?.jpeg.file).toMatch(/^portrait-photo-400\.[0-9a-f]{8}\.jpg$/);
});

test('a preview has one size of each crop, under another name than that of a build', async () => {
  const file = path.join(folder, 'wide.png');
  await sharp({ create: { width: 1000, height: 750, channels: 3, background: blue } })
    .png()
    .toFile(file);
  const spec = { file, focus: { x: 50, y: 50 }, crops: ['photo'] } as const;
  const [full, preview] = [await preparePicture('a', spec), await preparePicture('a', spec, true)];
  const names = full.crops.flatMap(({ avif, jpeg }) => [...avif, jpeg].map((one) => one.file));
  expect(names).toHaveLength(6);
  const [{ avif, jpeg } = { avif: [], jpeg: undefined }] = preview.crops;
  expect(avif.map(({ width }) => width)).toEqual([jpeg?.width]);
  for (const one of [...avif, ...(jpeg ? [jpeg] : [])]) expect(names).not.toContain(one.file);
});

test.each([
  [1, 1],
  [399, 400],
])(
  'a master of %i × %i stops the build with its file, its size and the least size',
  async (width, height) => {
    const file = path.join(folder, 'small.jpg');
    await sharp({ create: { width, height, channels: 3, background: blue } })
      .jpeg()
      .toFile(file);
    const least = leastSize(['photo']);
    await expect(
      preparePicture('small', { file, focus: { x: 50, y: 50 }, crops: ['photo'] }),
    ).rejects.toThrow(
      `small.jpg is too small: ${width} × ${height} pixels. Replace it with one of at least ${least.width} × ${least.height}`,
    );
  },
);

test.each([0, 100, -2])(
  'a master that ends after byte %i stops the build with its name',
  async (end) => {
    const file = path.join(folder, 'cut.jpg');
    await writeFile(file, (await readFile(await writePortrait())).subarray(0, end));
    await expect(readMaster(file)).rejects.toThrow(
      /cut\.jpg cannot be used.*replace it with a complete/,
    );
  },
);

test('a missing or damaged master stops the build with file and advice', async () => {
  const file = path.join(folder, 'damaged.jpg');
  await expect(readMaster(file)).rejects.toThrow(
    /damaged\.jpg is missing\. Put the file there under exactly this name\.$/,
  );
  await writeFile(file, 'no picture');
  await expect(readMaster(file)).rejects.toThrow(
    /damaged\.jpg cannot be used.*replace it with a complete/,
  );
});

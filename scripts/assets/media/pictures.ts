import { existsSync } from 'node:fs';
import sharp, { type Region } from 'sharp';
import { phrase, Refusal } from '@/i18n/toolText';
import { hashAfter, readInput, reason } from '@/scripts/files/files';
import { paper } from '@/site/colours';
import { type CropName, type CropSpec, crops, leastSize, type PictureSpec } from '@/site/pictures';
import type { HashedFile } from '../fillFolder';
import { cropRegion } from './cropRegion';

/**
 * The quality was chosen by eye at 200 to 300 % on the meadow's grass, the aerial's rows and the dawn sky. Ten bits
 * keep the gradients of the sky smooth and hardly cost a byte. Effort 4 takes four times as long as 3 and saves only 1
 * to 5 % of the bytes.
 */
const formats = {
  avif: { quality: 50, effort: 3, chromaSubsampling: '4:2:0', bitdepth: 10 },
  jpeg: { quality: 76, mozjpeg: true },
} as const;

/**
 * Reads what browsers show, such as the JPEGs of some phones with a wrong parameter in their header. A picture that was
 * cut short is an error all the same.
 */
const tolerant = { failOn: 'error' } as const;

/** A picture upright, as it was taken, on the colour of paper if parts are transparent. JPEG would make these black. */
export function upright(bytes: Buffer) {
  return sharp(bytes, tolerant).autoOrient().flatten({ background: paper });
}

type Format = keyof typeof formats;

/**
 * For previews, which must be ready soon and need not be small: a quarter of the time, but 15 % more bytes. A preview
 * also has only one size of each crop.
 */
const quickly = {
  avif: { effort: 0 },
  jpeg: { mozjpeg: false },
} as const satisfies Record<Format, object>;

/** One file of a picture. */
export interface Rendition extends HashedFile {
  readonly width: number;
  readonly height: number;
}

/** What is known of a master, by the hash of its content. The editor reads all masters again for each picture it saves. */
const known = new Map<string, Promise<{ width: number; height: number; colour: string }>>();

/** Decodes a whole picture. Its size alone would not show that it is truncated. */
async function examine(bytes: Buffer) {
  const { autoOrient } = await sharp(bytes, tolerant).metadata();
  const image = upright(bytes).resize(1, 1, { fit: 'fill' });
  const mean = (await image.raw().toBuffer()).subarray(0, 3);
  return { ...autoOrient, colour: `#${mean.toString('hex')}` };
}

/**
 * Reads a master picture. The size is the one after its EXIF rotation. The placeholder colour (`#rrggbb`) is the mean,
 * which is calmer than the most frequent colour, because that may be a strip of sky.
 *
 * @throws Refusal if the file is missing, truncated or not a picture
 */
export async function readMaster(file: string) {
  const bytes = await readInput(file);
  const hashWith = hashAfter(bytes);
  const examined = known.get(hashWith()) ?? examine(bytes);
  known.set(hashWith(), examined);
  try {
    return { bytes, hashWith, ...(await examined) };
  } catch (error) {
    const words = reason(error).trim().replaceAll('\n', '; ');
    throw new Refusal(phrase('Build.notPicture', { file, reason: words }));
  }
}

type Master = Awaited<ReturnType<typeof readMaster>>;

/** A part of a master, scaled. */
export function cut({ bytes }: Master, region: Region, width: number, height: number) {
  return upright(bytes).extract(region).resize(width, height);
}

export function prepareCrop(
  picture: string,
  spec: PictureSpec,
  master: Master,
  name: CropName,
  isPreview: boolean,
) {
  const crop: CropSpec = crops[name];
  const [wide, high] = crop.ratio;
  const region = cropRegion(master, spec.focus[name] ?? spec.focus, {
    ratio: wide / high,
    zoom: spec.zoomByCrop?.[name] ?? 1,
  });
  if (region.width < (crop.widths[0] ?? 0)) {
    const least = leastSize(spec.crops);
    throw new Error(
      `${spec.file} is too small: ${master.width} × ${master.height} pixels. Replace it with one of at least ${least.width} × ${least.height}.`,
    );
  }

  const rendition = (format: Format, wanted: number, more: object = {}): Rendition => {
    const width = Math.min(wanted, region.width);
    const height = Math.round((width * high) / wide);
    const own = format === 'avif' ? spec.avifByCrop?.[name] : undefined;
    const options = { ...formats[format], ...own, ...more };
    // sharp's version is part of the hash, because a new version may encode differently. The size is not, because the
    // name contains it. All sizes share a hash, which compresses well in a page.
    const settings = [region, crop.ratio, format, options, sharp.versions.sharp];
    const sum = master.hashWith(JSON.stringify(settings));
    const file = `${picture}-${name}-${width}.${sum}.${format === 'jpeg' ? 'jpg' : format}`;
    const make = () => cut(master, region, width, height).toFormat(format, options).toBuffer();
    return { file, width, height, make };
  };

  const widths = [...new Set(crop.widths.map((width) => Math.min(width, region.width)))];
  const best = {
    name,
    avif: widths.map((width) => rendition('avif', width)),
    jpeg: rendition('jpeg', crop.jpegWidth),
  };
  const isMade = [...best.avif, best.jpeg].every(({ file }) => existsSync(`public/media/${file}`));
  if (!isPreview || isMade) return best;
  return {
    name,
    avif: [rendition('avif', crop.jpegWidth, quickly.avif)],
    jpeg: rendition('jpeg', crop.jpegWidth, quickly.jpeg),
  };
}

/** @throws with advice if the master cannot be used */
export async function preparePicture(name: string, spec: PictureSpec, isPreview = false) {
  const master = await readMaster(spec.file);
  const { colour } = master;
  return {
    name,
    colour,
    crops: spec.crops.map((crop) => prepareCrop(name, spec, master, crop, isPreview)),
  };
}

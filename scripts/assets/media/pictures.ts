import { existsSync } from 'node:fs';
import sharp, { type Region } from 'sharp';
import { hash, readInput, reason } from '@/scripts/lib/files';
import {
  type CropName,
  type CropSpec,
  crops,
  type Focus,
  leastSize,
  type PictureSpec,
} from '@/site/pictures';
import type { HashedFile } from '../fillFolder';
import { cropRegion } from './cropRegion';

/**
 * Quality was judged by eye at 200 to 300 % on the meadow's grass, the aerial's rows and the dawn sky. Ten bits cost
 * hardly a byte and keep the sky's gradients smooth; effort 4 takes four times as long as 3 for 1 to 5 % fewer bytes.
 */
const formats = {
  avif: { quality: 50, effort: 3, chromaSubsampling: '4:2:0', bitdepth: 10 },
  jpeg: { quality: 76, mozjpeg: true },
} as const;

type Format = keyof typeof formats;

/** For previews, which need no small files: a quarter of the time, 15 % more bytes. */
const quickly = {
  avif: { effort: 0 },
  jpeg: { mozjpeg: false },
} as const satisfies Record<Format, object>;

/** One file of a picture. */
export interface Rendition extends HashedFile {
  readonly width: number;
  readonly height: number;
}

/**
 * Reads a master picture: its size as its EXIF data turn it, and its mean colour, `#rrggbb`, calmer as a placeholder than the
 * most frequent one, which may be a strip of sky.
 *
 * @throws with advice when the file is missing, cut short or no picture
 */
export async function readMaster(file: string) {
  const bytes = await readInput(
    file,
    'Put the master file there, or take its entry out of site/pictures.ts.',
  );
  try {
    const { autoOrient } = await sharp(bytes).metadata();
    // Reads all of it: a file that was cut short has its size at its beginning.
    const image = sharp(bytes).resize(1, 1, { fit: 'fill' }).removeAlpha();
    const mean = (await image.raw().toBuffer()).subarray(0, 3);
    return { bytes, ...autoOrient, colour: `#${mean.toString('hex')}` };
  } catch (error) {
    throw new Error(
      `${file} cannot be used (${reason(error).trim().replaceAll('\n', '; ')}). If the file is damaged, put a whole JPEG or PNG in its place.`,
    );
  }
}

type Master = Awaited<ReturnType<typeof readMaster>>;

/** A part of a master, scaled. */
export function cut({ bytes }: Master, region: Region, width: number, height: number) {
  return sharp(bytes).autoOrient().extract(region).resize(width, height);
}

export function planCrop(
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
      `${spec.file} is too small: ${master.width} × ${master.height} pixels. Put a picture of ${least.width} × ${least.height} or more in its place.`,
    );
  }

  const rendition = (format: Format, wanted: number): Rendition => {
    const width = Math.min(wanted, region.width);
    const height = Math.round((width * high) / wide);
    // sharp's version represents its encoders: a new version makes new files.
    const quality = format === 'avif' ? spec.qualityByCrop?.[name] : undefined;
    const encoded = (options: object) => {
      // Without the size, which the name has: what repeats in a page is compressed.
      const settings = [region, crop.ratio, format, options, sharp.versions.sharp];
      const sum = hash(master.bytes, JSON.stringify(settings));
      const file = `${picture}-${name}-${width}.${sum}.${format === 'jpeg' ? 'jpg' : format}`;
      const make = () => cut(master, region, width, height).toFormat(format, options).toBuffer();
      return { file, width, height, make };
    };
    const options = { ...formats[format], ...(quality && { quality }) };
    const best = encoded(options);
    const isMade = !isPreview || existsSync(`public/media/${best.file}`);
    return isMade ? best : encoded({ ...options, ...quickly[format] });
  };

  const widths = [...new Set(crop.widths.map((width) => Math.min(width, region.width)))];
  return {
    name,
    avif: widths.map((width) => rendition('avif', width)),
    jpeg: rendition('jpeg', crop.jpegWidth),
  };
}

/** @throws with advice when the master cannot be used, or when media/pictures.json has no focal point */
export async function planPicture(name: string, spec: PictureSpec, isPreview = false) {
  const master = await readMaster(spec.file);
  const focus: Partial<Focus> = spec.focus ?? {};
  if (![focus.x, focus.y].every((part) => typeof part === 'number' && part >= 0 && part <= 100)) {
    throw new Error(`media/pictures.json: write x and y of "${name}" as numbers from 0 to 100.`);
  }
  const { colour } = master;
  return {
    name,
    colour,
    crops: spec.crops.map((crop) => planCrop(name, spec, master, crop, isPreview)),
  };
}

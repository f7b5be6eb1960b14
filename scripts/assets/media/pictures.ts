import sharp, { type Region, type Sharp } from 'sharp';
import { hash, reason } from '@/scripts/lib/files';
import { type CropName, type CropSpec, crops, type PictureSpec } from '@/site/pictures';
import { cropRegion } from './cropRegion';
import { readMaster } from './master';

/**
 * Quality was judged by eye at 200 to 300 % on the meadow's grass, the aerial's rows and the dawn sky. Ten bits cost
 * hardly a byte and keep the sky's gradients smooth; effort 4 takes four times as long as 3 for 1 to 5 % fewer bytes.
 */
const formats = {
  avif: { quality: 50, effort: 3, chromaSubsampling: '4:2:0', bitdepth: 10 },
  webp: { quality: 80, effort: 5, smartSubsample: true },
  jpeg: { quality: 76, mozjpeg: true },
} as const;

type Format = keyof typeof formats;

const fileEndings: Record<Format, string> = { avif: 'avif', webp: 'webp', jpeg: 'jpg' };

/** The largest step between neighbouring widths that `site/pictures.ts` promises. */
const largestStep = 1.5;

export interface Rendition {
  readonly file: string;
  readonly format: Format;
  readonly width: number;
  readonly height: number;
  readonly region: Region;
  readonly master: Buffer;
}

export interface PlannedCrop {
  readonly name: CropName;
  readonly avif: readonly Rendition[];
  readonly webp: readonly Rendition[];
  readonly jpeg: Rendition;
}

export interface PlannedPicture {
  readonly name: string;
  /** `#rrggbb` */
  readonly colour: string;
  readonly crops: readonly PlannedCrop[];
}

export function checkSteps(name: string, widths: readonly number[]): void {
  for (const [index, width] of widths.slice(1).entries()) {
    const before = widths[index] ?? width;
    if (width <= before || width > before * largestStep) {
      throw new Error(
        `site/pictures.ts, crop "${name}": ${before} is followed by ${width}. Widths must rise, by at most ${largestStep} times: put one in between.`,
      );
    }
  }
}

function planCrop(
  picture: { name: string; spec: PictureSpec; master: Buffer; width: number; height: number },
  name: CropName,
): PlannedCrop {
  const spec: CropSpec = crops[name];
  const focus = picture.spec.focusByCrop?.[name] ?? picture.spec.focus;
  const [wide, high] = spec.ratio;
  const region = cropRegion(picture, focus, { ratio: wide / high });

  const rendition = (format: Format, wanted: number): Rendition => {
    const width = Math.min(wanted, region.width);
    const height = Math.round((width * high) / wide);
    // sharp's version stands for its encoders: a new one makes new files.
    const settings = [region, width, height, format, formats[format], sharp.versions.sharp];
    const sum = hash(picture.master, JSON.stringify(settings));
    const file = `${picture.name}-${name}-${width}.${sum}.${fileEndings[format]}`;
    return { file, format, width, height, region, master: picture.master };
  };

  const widths = [...new Set(spec.widths.map((width) => Math.min(width, region.width)))];
  return {
    name,
    avif: widths.map((width) => rendition('avif', width)),
    webp: widths.map((width) => rendition('webp', width)),
    jpeg: rendition('jpeg', spec.jpegWidth),
  };
}

/** The mean colour: calmer as a stand-in than the most frequent one, which may be a strip of sky. */
async function standInColour(master: Buffer): Promise<string> {
  const pixel = await sharp(master).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

export async function planPicture(name: string, spec: PictureSpec): Promise<PlannedPicture> {
  const master = await readMaster(spec.file);
  try {
    const { width, height } = await sharp(master).metadata();
    const colour = await standInColour(master);
    const picture = { name, spec, master, width, height };
    return { name, colour, crops: spec.crops.map((crop) => planCrop(picture, crop)) };
  } catch (error) {
    throw new Error(
      `${spec.file} cannot be used (${reason(error)}). If the file is damaged, put a whole JPEG or PNG in its place.`,
    );
  }
}

const encoders: Record<Format, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif(formats.avif),
  webp: (image) => image.webp(formats.webp),
  jpeg: (image) => image.jpeg(formats.jpeg),
};

export function encode({ master, region, width, height, format }: Rendition): Promise<Buffer> {
  return encoders[format](sharp(master).extract(region).resize(width, height)).toBuffer();
}

/**
 * Makes the pictures and the film that the site serves, from the masters in `media/` and the table in
 * `site/pictures.ts`: `npx tsx scripts/media.ts`.
 *
 * Writes `public/media/` (names carry a hash, so files may be cached for ever), `generated/media.ts` and
 * `generated/pictures.css`. What exists already is kept, what is no longer needed is removed.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Region, type Sharp } from 'sharp';
import {
  type CropName,
  type CropSpec,
  crops,
  type Focus,
  films,
  type PictureSpec,
  pictures,
} from '@/site/pictures';

const root = fileURLToPath(new URL('..', import.meta.url));
const mediaFolder = path.join(root, 'public/media');
const generatedFolder = path.join(root, 'generated');

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

interface Rendition {
  readonly file: string;
  readonly format: Format;
  readonly width: number;
  readonly height: number;
  readonly region: Region;
  readonly master: Buffer;
}

interface PlannedCrop {
  readonly name: CropName;
  readonly avif: readonly Rendition[];
  readonly webp: readonly Rendition[];
  readonly jpeg: Rendition;
}

interface PlannedPicture {
  readonly name: string;
  /** `#rrggbb` */
  readonly colour: string;
  readonly crops: readonly PlannedCrop[];
}

interface PlannedFilm {
  readonly file: string;
  readonly bytes: Buffer;
  readonly type: string;
  readonly width: number;
  readonly height: number;
}

function hash(...parts: readonly (Buffer | string)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex').slice(0, 8);
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function readMaster(file: string): Promise<Buffer> {
  try {
    return await readFile(path.join(root, file));
  } catch (error) {
    throw new Error(
      `${file} cannot be read (${reason(error)}). Put the master file there, or take its entry out of site/pictures.ts.`,
    );
  }
}

// Pictures

/** The largest part of the picture in the given shape, centred on the focus as far as the edges allow. */
function cropRegion(width: number, height: number, spec: CropSpec, focus: Focus): Region {
  const ratio = spec.ratio[0] / spec.ratio[1];
  const cropWidth = Math.floor(Math.min(width, height * ratio));
  const cropHeight = Math.floor(Math.min(height, width / ratio));
  const place = (size: number, part: number, percent: number) =>
    Math.round(Math.min(Math.max((size * percent) / 100 - part / 2, 0), size - part));
  return {
    left: place(width, cropWidth, focus.x),
    top: place(height, cropHeight, focus.y),
    width: cropWidth,
    height: cropHeight,
  };
}

function checkSteps(name: string, widths: readonly number[]): void {
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
  const region = cropRegion(picture.width, picture.height, spec, focus);

  const rendition = (format: Format, wanted: number): Rendition => {
    const width = Math.min(wanted, region.width);
    const height = Math.round((width * spec.ratio[1]) / spec.ratio[0]);
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

async function planPicture(name: string, spec: PictureSpec): Promise<PlannedPicture> {
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

function encode({ master, region, width, height, format }: Rendition): Promise<Buffer> {
  return encoders[format](sharp(master).extract(region).resize(width, height)).toBuffer();
}

// Film

interface VideoFacts {
  /** As RFC 6381 has it: what a browser needs to tell, before it fetches, whether it can play the file. */
  readonly codecs: string;
  readonly width: number;
  readonly height: number;
}

/** The content of the first box along a path, e.g. `moov/trak` (ISO/IEC 14496-12, 4.2). */
function findBox(bytes: Buffer, [type, ...rest]: readonly string[]): Buffer | undefined {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    // 0 (to the end) and 1 (64 bits) are for media data, which is never looked into.
    if (size < 8) return undefined;
    if (bytes.toString('latin1', at + 4, at + 8) === type) {
      const content = bytes.subarray(at + 8, at + size);
      return rest.length === 0 ? content : findBox(content, rest);
    }
    at += size;
  }
  return undefined;
}

/** Reads an MP4 file with H.264: sizes from the sample entry, profile and level from `avcC` (ISO/IEC 14496-15). */
function readMp4(bytes: Buffer): VideoFacts | undefined {
  const descriptions = findBox(bytes, ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd']);
  const entry = descriptions && findBox(descriptions.subarray(8), ['avc1']);
  const config = entry && findBox(entry.subarray(78), ['avcC']);
  if (!entry || !config) return undefined;
  return {
    codecs: `avc1.${config.toString('hex', 1, 4)}`,
    width: entry.readUInt16BE(24),
    height: entry.readUInt16BE(26),
  };
}

const matroska = {
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  codecId: 0x86,
  defaultDuration: 0x23e383,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cluster: 0x1f43b675,
  simpleBlock: 0xa3,
} as const;

function readUnsigned(bytes: Buffer): number {
  return bytes.reduce((value, byte) => value * 256 + byte, 0);
}

/** The content of the first EBML element along a path of ids (RFC 8794). */
function findElement(bytes: Buffer, [id, ...rest]: readonly number[]): Buffer | undefined {
  for (let at = 0; at < bytes.length; ) {
    const idLength = Math.clz32(bytes[at] ?? 0) - 23;
    const found = readUnsigned(bytes.subarray(at, at + idLength));
    at += idLength;
    const sizeLength = Math.clz32(bytes[at] ?? 0) - 23;
    if (idLength > 4 || sizeLength > 8) return undefined;
    // The leading bit tells the length and is no part of the size. It goes first: 8 bytes are more than a number holds.
    const sizeBytes = Buffer.from(bytes.subarray(at, at + sizeLength));
    sizeBytes[0] = (sizeBytes[0] ?? 0) & (0x7f >> (sizeLength - 1));
    const size = readUnsigned(sizeBytes);
    at += sizeLength;
    if (found === id) {
      const content = bytes.subarray(at, at + size);
      return rest.length === 0 ? content : findElement(content, rest);
    }
    at += size;
  }
  return undefined;
}

/** VP9 levels: number as in the codec string, greatest luma samples per second and per picture. */
const vp9Levels = [
  ['20', 4_608_000, 122_880],
  ['21', 9_216_000, 245_760],
  ['30', 20_736_000, 552_960],
  ['31', 36_864_000, 983_040],
  ['40', 83_558_400, 2_228_224],
  ['41', 160_432_128, 2_228_224],
] as const;

/**
 * Reads a WebM file with 8-bit VP9. FFmpeg writes no level into the file, so it is worked out from size and frame rate,
 * as the VP9 codec string's definition (WebM project, "VP Codec ISO Media File Format Binding") has it.
 */
function readWebm(bytes: Buffer): VideoFacts | undefined {
  const { segment, tracks, trackEntry, video, cluster, simpleBlock } = matroska;
  const track = findElement(bytes, [segment, tracks, trackEntry]);
  if (!track || findElement(track, [matroska.codecId])?.toString('latin1') !== 'V_VP9') {
    return undefined;
  }
  const number = (...ids: readonly number[]) =>
    readUnsigned(findElement(track, ids) ?? Buffer.of());
  const width = number(video, matroska.pixelWidth);
  const height = number(video, matroska.pixelHeight);
  const framesPerSecond = 1e9 / number(matroska.defaultDuration);
  const level = vp9Levels.find(
    ([, rate, size]) => width * height <= size && width * height * framesPerSecond <= rate,
  );
  // Behind the block's own four bytes: frame marker "10", then the profile's two bits, zero for 8 bits and 4:2:0.
  const firstFrame = findElement(bytes, [segment, cluster, simpleBlock])?.at(4);
  if (!level || firstFrame === undefined || firstFrame >> 4 !== 0b1000) return undefined;
  return { codecs: `vp09.00.${level[0]}.08`, width, height };
}

async function planFilm(file: string): Promise<PlannedFilm> {
  const bytes = await readMaster(file);
  const { name, ext } = path.parse(file);
  const isMp4 = ext === '.mp4';
  const facts = isMp4 ? readMp4(bytes) : readWebm(bytes);
  if (!facts) {
    throw new Error(
      `${file} is not the film that is expected there. Encode it as ${isMp4 ? 'MP4 with H.264' : 'WebM with 8-bit VP9 (4:2:0, constant frame rate)'}.`,
    );
  }
  return {
    file: `${name}.${hash(bytes)}${ext}`,
    bytes,
    type: `video/${ext.slice(1)}; codecs="${facts.codecs}"`,
    width: facts.width,
    height: facts.height,
  };
}

// Output

/** Writes beside the target first: a run that is broken off leaves no half file under a final name. */
async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  const unfinished = `${file}.${process.pid}.tmp`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

/** Runs as many jobs at once as there are processors. Each encoder works on one thread, so they do not crowd. */
async function runAll(jobs: readonly (() => Promise<void>)[]): Promise<void> {
  const queue = jobs.values();
  const worker = async () => {
    for (const job of queue) await job();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

const url = (file: string) => `/media/${file}`;

function describeCrop({ name, avif, webp, jpeg }: PlannedCrop) {
  const sources = (list: readonly Rendition[]) =>
    list.map(({ file, width }) => ({ src: url(file), width }));
  const largest = avif.at(-1) ?? jpeg;
  const description = {
    width: largest.width,
    height: largest.height,
    avif: sources(avif),
    webp: sources(webp),
    jpeg: { src: url(jpeg.file), width: jpeg.width, height: jpeg.height },
  };
  return [name, description] as const;
}

function mediaModule(plan: readonly PlannedPicture[], films: readonly PlannedFilm[]): string {
  const described = plan.map(({ name, crops }) => [
    name,
    Object.fromEntries(crops.map(describeCrop)),
  ]);
  const describedFilms = films.map(({ file, type, width, height }) => ({
    src: url(file),
    type,
    width,
    height,
  }));
  return `// Made by scripts/media.ts from site/pictures.ts and media/. Do not edit.
import type { CropName, PictureName } from '@/site/pictures';

export type { CropName, PictureName };

/** One file of a srcset. */
export interface PictureSource {
  readonly src: string;
  readonly width: number;
}

/** A picture in one shape. Width and height are those of the largest file; sources are in rising width. */
export interface PictureCrop {
  readonly width: number;
  readonly height: number;
  readonly avif: readonly PictureSource[];
  readonly webp: readonly PictureSource[];
  readonly jpeg: PictureSource & { readonly height: number };
}

/** One file of the film. The portrait cut is the one that is higher than wide. */
export interface FilmSource {
  readonly src: string;
  readonly type: string;
  readonly width: number;
  readonly height: number;
}

export const pictures = ${JSON.stringify(Object.fromEntries(described), null, 2)} as const satisfies Record<PictureName, Partial<Record<CropName, PictureCrop>>>;

export const films = ${JSON.stringify(describedFilms, null, 2)} as const satisfies readonly FilmSource[];
`;
}

function coloursStyleSheet(plan: readonly PlannedPicture[]): string {
  const rules = plan.map(
    ({ name, colour }) => `[data-picture='${name}'] {\n  background-color: ${colour};\n}\n`,
  );
  return `/* Made by scripts/media.ts: each picture's mean colour, shown until it has loaded. Do not edit. */\n${rules.join('')}`;
}

async function main(): Promise<void> {
  const start = performance.now();
  sharp.concurrency(1);
  await mkdir(mediaFolder, { recursive: true });
  await mkdir(generatedFolder, { recursive: true });

  for (const [name, { widths }] of Object.entries(crops)) checkSteps(name, widths);
  const plan = await Promise.all(
    Object.entries(pictures).map(([name, spec]) => planPicture(name, spec)),
  );
  const plannedFilms = await Promise.all(films.map(planFilm));
  const renditions = plan.flatMap((picture) =>
    picture.crops.flatMap(({ avif, webp, jpeg }) => [...avif, ...webp, jpeg]),
  );

  const present = new Set(await readdir(mediaFolder));
  const make = (file: string, content: () => Promise<Buffer>) => async () =>
    writeWhole(path.join(mediaFolder, file), await content());
  const jobs = [
    ...renditions.map((item) => ({ file: item.file, run: make(item.file, () => encode(item)) })),
    ...plannedFilms.map(({ file, bytes }) => ({ file, run: make(file, async () => bytes) })),
  ];
  const missing = jobs.filter(({ file }) => !present.has(file));
  await runAll(missing.map(({ run }) => run));

  const wanted = new Set(jobs.map(({ file }) => file));
  const stale = [...present].filter((file) => !wanted.has(file));
  await Promise.all(stale.map((file) => rm(path.join(mediaFolder, file), { recursive: true })));

  await writeWhole(path.join(generatedFolder, 'media.ts'), mediaModule(plan, plannedFilms));
  await writeWhole(path.join(generatedFolder, 'pictures.css'), coloursStyleSheet(plan));

  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.info(
    `media: ${missing.length} of ${jobs.length} files made, ${stale.length} removed, ${seconds} s`,
  );
}

try {
  await main();
} catch (error) {
  console.error(`media: ${reason(error)}`);
  process.exitCode = 1;
}

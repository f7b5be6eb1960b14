import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { reason, writeWhole } from '@/scripts/lib/files';
import { certificateLocales, certificatePath, standardNumbers } from '@/site/certificates';
import { drawnPicture, leastSize, type PictureFacts, pictures } from '@/site/pictures';
import { Refusal } from './texts';

interface Done {
  /** What has happened, for the person who edits. */
  readonly done: string;
}

const factsFile = 'media/pictures.json';

/** In bytes: a host's visitors fetch it on a phone. */
const largestDocument = 10_000_000;

function pictureCalled(name: string) {
  const found = Object.entries(pictures).find(([known]) => known === name)?.[1];
  if (!found) throw new Refusal(`There is no picture "${name}".`);
  return found;
}

/** What is said of the pictures, as it is on disk now: not as imported, since the editor writes it. */
export function readPictureFacts(): Readonly<Record<string, PictureFacts>> {
  return JSON.parse(readFileSync(factsFile, 'utf8'));
}

/** Written as Biome leaves it, so that a save changes its own lines alone. */
async function writePictureFacts(name: string, facts: PictureFacts): Promise<void> {
  const all = { ...readPictureFacts(), [name]: facts };
  await writeWhole(factsFile, `${JSON.stringify(all, null, 2)}\n`);
}

/** The master of a picture. */
export function masterOf(name: string): Buffer {
  return readFileSync(pictureCalled(name).file);
}

/** Makes what pages show, in a process of its own, which reads the focal points from disk. */
async function makeAssets(step: 'media' | 'certificates'): Promise<void> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/assets.ts', step]);
}

async function makeSizes(): Promise<void> {
  await makeAssets('media').catch((error: unknown) => {
    throw new Refusal(`The sizes of the picture could not be made: ${reason(error)}`);
  });
}

/**
 * Replaces the master of a picture, without the camera's data (place, owner), and makes its sizes.
 *
 * @throws Refusal where the file is no picture, too small, upright or on its side unlike its place
 */
export async function replacePicture(name: string, bytes: Buffer): Promise<Done> {
  const { file, crops: names } = pictureCalled(name);
  const image = sharp(bytes).autoOrient();
  const { data, info: size } = await (file.endsWith('.png')
    ? image.png()
    : image.jpeg({ quality: 95 })
  )
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Refusal(
        'This file is no picture that can be read. Choose a JPEG, PNG, WebP or AVIF file.',
      );
    });
  const least = leastSize(names);
  if (size.height > size.width) {
    throw new Refusal(
      `This picture is upright (${size.width} × ${size.height}), and its place is wide. Choose a wide one.`,
    );
  }
  if (size.width < least.width || size.height < least.height) {
    throw new Refusal(
      `This picture is too small: ${size.width} × ${size.height}. It must have ${least.width} × ${least.height} pixels or more.`,
    );
  }
  await writeWhole(file, data);
  await makeSizes();
  const isDrawn = name === drawnPicture && !readPictureFacts()[name]?.isPhotograph;
  return {
    done: `The picture is in its place. Now click on what must always be visible, tick the box only if it is a photograph, and write below what the picture shows.${isDrawn ? ' The drawing over it on Home belongs to the old picture: it goes away when you tick the box.' : ''}`,
  };
}

/** Sets what must be visible of a picture in every shape. @throws Refusal where it is no point of the picture */
export async function setFocus(name: string, { x, y }: PictureFacts): Promise<Done> {
  pictureCalled(name);
  if (![x, y].every((part) => Number.isInteger(part) && part >= 0 && part <= 100)) {
    throw new Refusal('Write two whole numbers from 0 to 100.');
  }
  // Points of single shapes belong to the old one.
  await writePictureFacts(name, { x, y, isPhotograph: readPictureFacts()[name]?.isPhotograph });
  await makeSizes();
  return { done: `The picture is cut around this point now (${factsFile}).` };
}

/** Says whether a picture is a photograph, which has no mark “Visualisation”. */
export async function setPhotograph(name: string, isPhotograph: boolean): Promise<Done> {
  pictureCalled(name);
  const facts = readPictureFacts()[name] ?? { x: 50, y: 50 };
  await writePictureFacts(name, { ...facts, isPhotograph: isPhotograph || undefined });
  return {
    done: `The picture ${isPhotograph ? 'counts as a photograph now, without' : 'now has'} the mark “Visualisation” (${factsFile}).`,
  };
}

/** Replaces a certificate. @param path of its URL. @throws Refusal where it is no PDF, or too large */
export async function replaceCertificate(path: string, bytes: Buffer): Promise<Done> {
  const known: readonly string[] = certificateLocales.flatMap((set) =>
    standardNumbers.map((number) => certificatePath(set, number)),
  );
  if (!known.includes(path)) throw new Refusal(`There is no certificate ${path}.`);
  if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-') {
    throw new Refusal('This file is no PDF. Save the document as PDF, then drop that file.');
  }
  if (bytes.length > largestDocument)
    throw new Refusal('This PDF has more than 10 MB. Make a smaller one.');
  const file = `public${path}`;
  const old = readFileSync(file);
  await writeWhole(file, bytes);
  await makeAssets('certificates').catch(async () => {
    await writeWhole(file, old);
    throw new Refusal('This PDF cannot be opened, so nothing was saved. Save the document again.');
  });
  return {
    done: `public${path} was replaced. Open the link, and read whether it is the right one.`,
  };
}

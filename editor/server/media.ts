import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { certificateFiles, readDocument } from '@/scripts/assets/certificates';
import { reason, writeWhole } from '@/scripts/lib/files';
import {
  type CropName,
  drawnPicture,
  leastSize,
  type PictureFacts,
  pictures,
} from '@/site/pictures';
import type { Done } from '../protocol';
import { Refusal, save } from './files';

export const factsFile = 'media/pictures.json';

/** In bytes: a host's visitors fetch it on a phone. */
const largestDocument = 10_000_000;

/** What is said of the pictures, as it is on disk now: not as imported, since the editor writes it. */
export function readPictureFacts(): Readonly<Record<string, PictureFacts>> {
  return JSON.parse(readFileSync(factsFile, 'utf8'));
}

/** Name and shapes of a picture's file: those of references are no longer in the tables of the time of the start. */
export function pictureCalled(name: string): { file: string; crops: readonly CropName[] } {
  const known = Object.entries(pictures).find(([one]) => one === name)?.[1];
  if (!known && !readPictureFacts()[name]) throw new Refusal(`There is no picture "${name}".`);
  return known ?? { file: `media/pictures/${name}.jpg`, crops: ['photo'] };
}

/** Makes what pages show of files that have changed, in a process of its own, which reads them from disk. */
export async function makeAssets(files: readonly string[]): Promise<void> {
  const isMedia = files.some((file) => file.startsWith('media/'));
  const isDocument = files.some((file) => file.endsWith('.pdf'));
  if (!isMedia && !isDocument) return;
  const steps = [...(isMedia ? ['media'] : []), ...(isDocument ? ['certificates'] : [])];
  const args = ['--import', 'tsx', 'scripts/assets.ts', '--preview', ...steps];
  await promisify(execFile)(process.execPath, args).catch((error: unknown) => {
    throw new Refusal(`It was saved, but its sizes could not be made: ${reason(error)}`);
  });
}

/**
 * A picture as the project keeps it: upright or on its side as it was taken, without the camera's data (place, owner).
 *
 * @throws Refusal where it is no picture, too small, or upright
 */
export async function readPicture(bytes: Buffer, crops: readonly CropName[], isPng = false) {
  const image = sharp(bytes).autoOrient();
  const { data, info } = await (isPng ? image.png() : image.jpeg({ quality: 95 }))
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Refusal(
        'This file is no picture that can be read. Choose a JPEG, PNG, WebP or AVIF file.',
      );
    });
  const least = leastSize(crops);
  const size = `${info.width} × ${info.height}`;
  if (info.height > info.width)
    throw new Refusal(
      `This picture is upright (${size}), and its place is wide. Choose a wide one.`,
    );
  if (info.width < least.width || info.height < least.height)
    throw new Refusal(
      `This picture is too small: ${size}. It must have ${least.width} × ${least.height} pixels or more.`,
    );
  return data;
}

/** Replaces the master of a picture, and makes its sizes. @throws Refusal as {@link readPicture} */
export async function replacePicture(name: string, bytes: Buffer): Promise<Done> {
  const { file, crops } = pictureCalled(name);
  const picture = await readPicture(bytes, crops, file.endsWith('.png'));
  save(`the picture ${path.basename(file)}`, { [file]: picture });
  await makeAssets([file]);
  const isDrawn = name === drawnPicture && !readPictureFacts()[name]?.isPhotograph;
  return {
    done: `The picture is in its place. Now click on what must always be visible, tick the box only if it is a photograph, and write below what the picture shows.${isDrawn ? ' The drawing over it on Home belongs to the old picture: it goes away when you tick the box.' : ''}`,
  };
}

/** Replaces a certificate. @param file its path. @throws Refusal where nobody could open it, or it is too large */
export async function replaceCertificate(file: string, bytes: Buffer): Promise<Done> {
  if (!certificateFiles.includes(file)) throw new Refusal(`There is no certificate ${file}.`);
  if (bytes.length > largestDocument)
    throw new Refusal('This PDF has more than 10 MB. Make a smaller one.');
  const tried = '.cache/editor/tried.pdf';
  await writeWhole(tried, bytes);
  await readDocument(tried).catch(() => {
    throw new Refusal(
      'This file is no PDF that can be opened, so nothing was saved. Save the whole document as PDF, without a password.',
    );
  });
  save(`the document ${path.basename(file)}`, { [file]: bytes });
  await makeAssets([file]);
  return { done: `${file} was replaced. Open the link, and read whether it is the right one.` };
}

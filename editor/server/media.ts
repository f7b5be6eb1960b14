import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { certificateFiles, readDocument } from '@/scripts/assets/certificates';
import { paper } from '@/scripts/assets/media/pictures';
import { reason, writeWhole } from '@/scripts/lib/files';
import {
  type CropName,
  drawnPicture,
  leastSize,
  type PictureFacts,
  pictures,
} from '@/site/pictures';
import { type Done, Refusal } from '../protocol';
import { save } from './files';

export const factsFile = 'media/pictures.json';

/**
 * The facts of all pictures as they are on disk now. An import would give those of the start, and the editor changes
 * them.
 */
export function readPictureFacts(): Readonly<Record<string, PictureFacts>> {
  return JSON.parse(readFileSync(factsFile, 'utf8'));
}

/**
 * The file and the shapes of a picture. The imported table lacks the pictures of plants that were added after the
 * start.
 */
export function pictureCalled(name: string): { file: string; crops: readonly CropName[] } {
  const known = Object.entries(pictures).find(([one]) => one === name)?.[1];
  if (!known && !readPictureFacts()[name]) throw new Refusal(`There is no picture "${name}".`);
  return known ?? { file: `media/pictures/${name}.jpg`, crops: ['photo'] };
}

/**
 * Makes what pages show from changed files: sizes of pictures, first pages of documents. It uses its own process,
 * because this one has imported the tables as they were at the start.
 *
 * @throws Refusal if that fails; the files are saved all the same
 */
export async function makeAssets(files: readonly string[]): Promise<void> {
  const isMedia = files.some((file) => file.startsWith('media/'));
  const isDocument = files.some((file) => file.endsWith('.pdf'));
  if (!isMedia && !isDocument) return;
  const steps = [...(isMedia ? ['media'] : []), ...(isDocument ? ['certificates'] : [])];
  const args = ['--import', 'tsx', 'scripts/assets.ts', '--preview', ...steps];
  await promisify(execFile)(process.execPath, args).catch((error: unknown) => {
    console.error(error);
    throw new Refusal(
      'The file is saved, but the website could not prepare it for the pages. Choose the same file again. If that does not help, ask the person who looks after the website: the reason is in the terminal.',
    );
  });
}

/**
 * A picture as the project stores it: upright as it was taken, with paper behind transparent parts, and without the camera's data, which may name a place or
 * a person.
 *
 * @throws Refusal if it is not a picture, too small, or in portrait format
 */
export async function readPicture(bytes: Buffer, crops: readonly CropName[], isPng = false) {
  const image = sharp(bytes).autoOrient().flatten({ background: paper });
  const { data, info } = await (isPng ? image.png() : image.jpeg({ quality: 95 }))
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Refusal(
        'This file is not a picture that the website can read. Choose a JPEG, PNG, WebP or AVIF file.',
      );
    });
  const least = leastSize(crops);
  const size = `${info.width} × ${info.height}`;
  if (info.height > info.width)
    throw new Refusal(
      `This picture is upright (${size}), but all pictures of the website are wide. Choose one that is wider than it is high.`,
    );
  if (info.width < least.width || info.height < least.height)
    throw new Refusal(
      `This picture is too small: ${size} pixels. It must have at least ${least.width} × ${least.height}.`,
    );
  return data;
}

/**
 * Replaces the master of a picture, and makes its sizes. @throws Refusal for the same reasons as {@link readPicture}
 */
export async function replacePicture(name: string, bytes: Buffer): Promise<Done> {
  const { file, crops } = pictureCalled(name);
  const picture = await readPicture(bytes, crops, file.endsWith('.png'));
  save(`the picture ${path.basename(file)}`, { [file]: picture });
  await makeAssets([file]);
  const isDrawn = name === drawnPicture && !readPictureFacts()[name]?.isPhotograph;
  return {
    done: `The new picture is on the page. Now click on what must always be visible, tick the box only if it is a photograph, and write below what the picture shows.${isDrawn ? ' The drawing over it on Home belongs to the old picture. It goes away when you tick the box.' : ''}`,
  };
}

/**
 * Replaces a certificate. @param file its path. @throws Refusal if visitors could not open the document, or if it is
 * too large
 */
export async function replaceCertificate(file: string, bytes: Buffer): Promise<Done> {
  if (!certificateFiles.includes(file)) throw new Refusal(`There is no certificate ${file}.`);
  const tried = '.cache/editor/the-PDF.pdf';
  await writeWhole(tried, bytes);
  await readDocument(tried).catch((error: unknown) => {
    throw new Refusal(
      `Nothing was saved. ${reason(error).replace(tried, 'This file').replace(' under this name', '')}`,
    );
  });
  save(`the document ${path.basename(file)}`, { [file]: bytes });
  await makeAssets([file]);
  return {
    done: `The document ${path.basename(file)} is replaced. Open its link on the page, and check that it is the right one.`,
  };
}

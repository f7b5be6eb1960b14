import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { toolText } from '@/i18n/toolText';
import { BadDocument, readDocument } from '@/scripts/assets/certificates';
import { paper } from '@/scripts/assets/media/pictures';
import { writeWhole } from '@/scripts/lib/files';
import {
  type CropName,
  drawnPicture,
  leastSize,
  type PictureFacts,
  pictures,
} from '@/site/pictures';
import { type Done, Refusal } from '../protocol';
import { isEdited, readJson, save } from './files';

export const pictureFactsFile = 'media/pictures.json';

/**
 * The facts of all pictures as they are on disk now. An import would give those of the start, and the editor changes
 * them.
 */
export function readPictureFacts(): Readonly<Record<string, PictureFacts>> {
  return readJson(pictureFactsFile) as Readonly<Record<string, PictureFacts>>;
}

/**
 * The file and the shapes of a picture. The imported table lacks the pictures of plants that were added after the
 * start.
 */
export function pictureCalled(name: string): { file: string; crops: readonly CropName[] } {
  const known = Object.entries(pictures).find(([one]) => one === name)?.[1];
  if (!known && !readPictureFacts()[name]) throw new Refusal(toolText('Media.noPicture', { name }));
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
    throw new Refusal(toolText('Media.notPrepared'));
  });
}

/**
 * A picture as the project stores it: upright as it was taken, on the colour of paper if parts are transparent, and
 * without the camera's data, which may name a place or a person.
 *
 * @throws Refusal if it is not a picture, too small, or in portrait format
 */
export async function readPicture(bytes: Buffer, crops: readonly CropName[], isPng = false) {
  const image = sharp(bytes).autoOrient().flatten({ background: paper });
  const { data, info } = await (isPng ? image.png() : image.jpeg({ quality: 95 }))
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Refusal(toolText('Media.notPicture', { iPhone: toolText('Media.iPhone') }));
    });
  const least = leastSize(crops);
  const size = `${info.width} × ${info.height}`;
  if (info.height > info.width) throw new Refusal(toolText('Media.upright', { size }));
  if (info.width < least.width || info.height < least.height)
    throw new Refusal(
      toolText('Media.tooSmall', { size, least: `${least.width} × ${least.height}` }),
    );
  return data;
}

/**
 * Replaces the master of a picture, and makes its sizes. @throws Refusal for the same reasons as {@link readPicture}
 */
export async function replacePicture(name: string, bytes: Buffer): Promise<Done> {
  const { file, crops } = pictureCalled(name);
  const picture = await readPicture(bytes, crops, file.endsWith('.png'));
  save(toolText('Media.thePicture', { file: path.basename(file) }), { [file]: picture });
  await makeAssets([file]);
  const isDrawn = name === drawnPicture && !readPictureFacts()[name]?.isPhotograph;
  const done = [toolText('Media.replaced'), ...(isDrawn ? [toolText('Media.drawn')] : [])];
  return { done: done.join(' ') };
}

/** @throws Refusal if visitors could not open the document, or if it is too large */
export async function checkDocument(bytes: Buffer): Promise<void> {
  const tried = '.cache/editor/tried.pdf';
  writeWhole(tried, bytes);
  await readDocument(tried).catch((error: unknown) => {
    const fault = error instanceof BadDocument ? error.fault : 'unreadable';
    throw new Refusal(toolText(`Media.faults.${fault}`));
  });
}

/**
 * Replaces the document of a certificate.
 *
 * @param file its path
 * @throws Refusal for the same reasons as {@link checkDocument}, or if no certificate has this document
 */
export async function replaceCertificate(file: string, bytes: Buffer): Promise<Done> {
  if (!isEdited(file) || !file.endsWith('.pdf') || !existsSync(file))
    throw new Refusal(toolText('Media.noCertificate', { file }));
  await checkDocument(bytes);
  const document = path.basename(file);
  save(toolText('Media.theDocument', { file: document }), { [file]: bytes });
  await makeAssets([file]);
  return { done: toolText('Media.documentReplaced', { file: document }) };
}

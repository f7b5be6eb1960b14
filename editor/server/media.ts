import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { reason, writeWhole } from '@/scripts/lib/files';
import { certificateLocales, certificatePath, standardNumbers } from '@/site/certificates';
import { drawnPicture, leastSize, type PictureFacts, pictures } from '@/site/pictures';
import type { Done } from '../protocol';
import { Refusal, save } from './files';

export const factsFile = 'media/pictures.json';

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

/** Makes what pages show of files that have changed, in a process of its own, which reads them from disk. */
export async function makeAssets(files: readonly string[]): Promise<void> {
  const steps = [
    files.some((file) => file.startsWith('media/')) && 'media',
    files.some((file) => file.endsWith('.pdf')) && 'certificates',
  ].filter((step) => step !== false);
  for (const step of steps) {
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/assets.ts', step]);
  }
}

async function makeSizes(): Promise<void> {
  await makeAssets([factsFile]).catch((error: unknown) => {
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
  save(`the picture ${path.basename(file)}`, { [file]: data });
  await makeSizes();
  const isDrawn = name === drawnPicture && !readPictureFacts()[name]?.isPhotograph;
  return {
    done: `The picture is in its place. Now click on what must always be visible, tick the box only if it is a photograph, and write below what the picture shows.${isDrawn ? ' The drawing over it on Home belongs to the old picture: it goes away when you tick the box.' : ''}`,
  };
}

/**
 * Says what must be visible of a picture, in every shape and in single ones, and whether it is a photograph.
 *
 * @throws Refusal where a point is not in the picture
 */
export async function setFacts(name: string, facts: PictureFacts): Promise<Done> {
  pictureCalled(name);
  const points = [facts, ...Object.values(facts).filter((part) => typeof part === 'object')];
  const isPart = (part: unknown) =>
    Number.isInteger(part) && Number(part) >= 0 && Number(part) <= 100;
  if (!points.every(({ x, y }) => isPart(x) && isPart(y)))
    throw new Refusal('Write two whole numbers from 0 to 100.');
  const all = readPictureFacts();
  const { isPhotograph } = all[name] ?? {};
  // Written as Biome leaves it, so that a save changes its own lines alone.
  const text = `${JSON.stringify({ ...all, [name]: facts }, null, 2)}\n`;
  save(`what must be visible of ${name}`, { [factsFile]: text });
  if (Boolean(facts.isPhotograph) === Boolean(isPhotograph)) {
    await makeSizes();
    return { done: 'The picture is cut around this point now.' };
  }
  const mark = facts.isPhotograph ? 'counts as a photograph now, without' : 'now has';
  return { done: `The picture ${mark} the mark “Visualisation”.` };
}

/** Replaces a certificate. @param url path of its URL. @throws Refusal where it is no PDF, or too large */
export async function replaceCertificate(url: string, bytes: Buffer): Promise<Done> {
  const known: readonly string[] = certificateLocales.flatMap((set) =>
    standardNumbers.map((number) => certificatePath(set, number)),
  );
  if (!known.includes(url)) throw new Refusal(`There is no certificate ${url}.`);
  if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-') {
    throw new Refusal('This file is no PDF. Save the document as PDF, then drop that file.');
  }
  if (bytes.length > largestDocument)
    throw new Refusal('This PDF has more than 10 MB. Make a smaller one.');
  const file = `public${url}`;
  const old = readFileSync(file);
  // Tried before it is saved: nobody takes back what cannot be opened.
  await writeWhole(file, bytes);
  const failure = await makeAssets([file]).catch(() => 'failed');
  await writeWhole(file, old);
  if (failure)
    throw new Refusal('This PDF cannot be opened, so nothing was saved. Save the document again.');
  save(`the document ${url}`, { [file]: bytes });
  return { done: `${url} was replaced. Open the link, and read whether it is the right one.` };
}

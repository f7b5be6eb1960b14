import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Done } from '../protocol';
import {
  type AllPictureSettings,
  alternativeTextOf,
  type CertificateSet,
  type CropName,
  certificatePath,
  certificateSets,
  companyFile,
  content,
  documentFault,
  drawnPicture,
  languages,
  leastSize,
  locales,
  makeAssets,
  namer,
  type Phrase,
  type PictureName,
  type PictureSettings,
  phrase,
  pictureSettingsFile,
  picturesOf,
  Refusal,
  readMessageFiles,
  say,
  type ToolLanguage,
  upright,
  type Words,
} from '../site';
import { isEdited } from './files';
import { changedPaths, findBasis } from './git';
import { saveEdits } from './save';
import { writeUndoable } from './undo';

/** The settings of all pictures. */
export const currentPictures = (): AllPictureSettings => content.pictures;

/** The file and the shapes of a picture. */
function pictureCalled(name: string) {
  const known = picturesOf(currentPictures())[name];
  if (!known) throw new Refusal(phrase('Media.noPicture', { name }));
  return known;
}

/** What people call a picture: the words that describe it. */
function wordsOfPicture(name: string): Words {
  const nameOf = namer(readMessageFiles());
  const key = `Pictures.${alternativeTextOf(name as PictureName)}`;
  const inLanguage = (language: ToolLanguage) =>
    say(nameOf(key), language).split(' › ').at(-1) ?? name;
  return { written: { en: inLanguage('en'), it: inLanguage('it'), bg: inLanguage('bg') } };
}

/**
 * Makes what pages show from files that were written: sizes of pictures, first pages of documents, and the sun at the
 * office in drawings and scripts.
 *
 * @returns what to do if that fails; the files are saved all the same
 */
export async function updateAssets(files: readonly string[]): Promise<Phrase[]> {
  const only = [
    ...(files.includes(companyFile) ? ['drawings', 'media', 'scripts'] : []),
    ...(files.some((file) => file.startsWith('media/')) ? ['media'] : []),
    ...(files.some((file) => file.endsWith('.pdf')) ? ['certificates'] : []),
  ];
  try {
    if (only.length > 0) await makeAssets({ only, isPreview: true });
    return [];
  } catch (error) {
    console.error(error);
    return [phrase('Media.notPrepared')];
  }
}

/**
 * A picture as the project stores it: upright as it was taken, on the colour of paper if parts are transparent, and
 * without the camera's data, which may name a place or a person.
 *
 * A picture may be upright, because each place of the site shows a part of it that has the shape of the place.
 *
 * @throws Refusal if it is not a picture, or too small
 */
export async function readPicture(bytes: Buffer, crops: readonly CropName[], isPng = false) {
  const image = upright(bytes);
  const { data, info } = await (isPng ? image.png() : image.jpeg({ quality: 95 }))
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      if (String(error).includes('pixel limit')) throw new Refusal(phrase('Media.tooManyPixels'));
      throw new Refusal(phrase('Media.notPicture', { iPhone: phrase('Media.iPhone') }));
    });
  const least = leastSize(crops);
  const size = `${info.width} × ${info.height}`;
  if (info.width < least.width || info.height < least.height)
    throw new Refusal(
      phrase('Media.tooSmall', { size, least: `${least.width} × ${least.height}` }),
    );
  return { data, isUpright: info.height > info.width };
}

/**
 * The settings of a picture whose master is new. It begins with its centre everywhere, because the points of the old master
 * are about what that one showed.
 */
export function newSettings({
  isPhotograph,
}: Pick<PictureSettings, 'isPhotograph'>): PictureSettings {
  return { x: 50, y: 50, ...(isPhotograph && { isPhotograph }) };
}

/**
 * Replaces the master of a picture. @throws Refusal for the same reasons as {@link readPicture}
 */
export async function replacePicture(name: string, bytes: Buffer): Promise<Done> {
  const { file, crops } = pictureCalled(name);
  const { data, isUpright } = await readPicture(bytes, crops, file.endsWith('.png'));
  const old: Partial<PictureSettings> = currentPictures()[name] ?? {};
  saveEdits(
    phrase('Media.thePicture', { words: wordsOfPicture(name) }),
    [{ path: pictureSettingsFile, at: [name], value: newSettings(old) }],
    { [file]: data },
  );
  const isDrawn = name === drawnPicture && !old.isPhotograph;
  const done = [
    phrase('Media.replaced'),
    ...(isUpright ? [phrase('Media.partShown')] : []),
    ...(isDrawn ? [phrase('Media.drawn')] : []),
  ];
  return { done };
}

/** The languages whose pages link to documents, as a series. */
function languagesOf(sets: readonly CertificateSet[]): Words {
  const linked = locales.filter((locale) => sets.includes(languages[locale].certificateSet));
  return { list: linked.map((language) => ({ language })) };
}

/** The files that this folder has changed. None if git cannot tell. */
async function filesChangedHere(): Promise<string[]> {
  const basis = await findBasis().catch(() => undefined);
  return basis ? changedPaths(basis.base) : [];
}

/**
 * Reminds a person who has renewed a certificate of the documents that are still the published ones. Nothing if there
 * are none.
 *
 * @param replaced the documents that are new
 */
export async function oldDocuments(id: string, replaced: readonly string[]): Promise<Phrase[]> {
  const changed = [...replaced, ...(await filesChangedHere())];
  const left = certificateSets.filter(
    (set) => !changed.includes(`public${certificatePath(set, { id })}`),
  );
  const count = left.length;
  return count > 0 ? [phrase('Entry.oldDocuments', { languages: languagesOf(left), count })] : [];
}

/** @param name of the document for people. @throws Refusal if visitors could not open it, or if it is too large */
export async function checkDocument(bytes: Buffer, name: Words): Promise<void> {
  const advice = await documentFault(bytes);
  if (advice) throw new Refusal(phrase('Server.notSaved', { name, advice }));
}

/**
 * Replaces the document of a certificate.
 *
 * @param file its path
 * @throws Refusal for the same reasons as {@link checkDocument}, or if no certificate has this document
 */
export async function replaceCertificate(file: string, bytes: Buffer): Promise<Done> {
  if (!isEdited(file) || !file.endsWith('.pdf') || !existsSync(file))
    throw new Refusal(phrase('Media.noCertificate', { file }));
  const document = path.basename(file);
  await checkDocument(bytes, document);
  writeUndoable(phrase('Media.theDocument', { file: document }), { [file]: bytes });
  const old = await oldDocuments(path.basename(file, '.pdf'), [file]);
  return { done: [phrase('Media.documentReplaced', { file: document }), ...old] };
}

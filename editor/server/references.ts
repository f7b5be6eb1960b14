import { readFileSync } from 'node:fs';
import { type Locale, locales } from '@/i18n/locales';
import type { Reference } from '@/site/references';
import type { Done } from '../protocol';
import { Refusal } from './files';
import { factsFile, makeAssets, readPicture, readPictureFacts } from './media';
import { type Answers, referenceFrom } from './plantQuestions';
import { type Edit, readTexts, saveEdits, valueAt } from './texts';

export const referencesFile = 'site/references.json';

/** As they are on disk now. */
function readReferences(): readonly Reference[] {
  return JSON.parse(readFileSync(referencesFile, 'utf8'));
}

/** All inner values, by dotted names. */
function flat(value: unknown, name: string): [string, string][] {
  if (typeof value === 'object' && value)
    return Object.entries(value).flatMap(([part, inner]) => flat(inner, `${name}.${part}`));
  return [[name.slice(1), String(value ?? '')]];
}

/** The plants, as answers to the questions of the form. */
export function referenceAnswers(): Answers[] {
  const texts = readTexts().filter(({ locale }) => locale);
  return readReferences().map((reference) => {
    const descriptions = texts.map(({ locale, text }): [string, string] => [
      `description.${locale}`,
      String(valueAt(text, ['Pictures', reference.picture]) ?? ''),
    ]);
    return Object.fromEntries([...flat(reference, ''), ...descriptions]);
  });
}

/** Gives a picture its facts and its description in each language, or takes them away. */
function pictureEdits(picture: string, facts: unknown, words?: Record<Locale, string>): Edit[] {
  const texts = readTexts().flatMap(({ path, locale }) =>
    locale ? { path, at: ['Pictures', picture], value: words?.[locale] } : [],
  );
  return [{ path: factsFile, at: [picture], value: facts }, ...texts];
}

/**
 * Changes a plant, or adds one.
 *
 * @param index of the plant; that after the last one is a new plant
 * @param form the answers, and the photograph, if it is another one
 * @throws with what is missing
 */
export async function saveReference(index: number, form: FormData): Promise<Done> {
  const references = readReferences();
  const old = references[index];
  const photograph = form.get('photograph');
  const bytes = photograph instanceof File && photograph.size > 0 ? photograph : undefined;
  const { description, reference } = referenceFrom({
    ...Object.fromEntries(
      [...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    ),
    photograph: old?.picture ?? bytes?.name ?? '',
  });
  const picture = old?.picture ?? reference.picture;
  if (!old && readPictureFacts()[picture])
    throw new Refusal(
      `There is a plant called “${reference.name.en}” already. Choose another name.`,
    );
  const file = `media/pictures/${picture}.jpg`;
  const data = bytes && (await readPicture(Buffer.from(await bytes.arrayBuffer()), ['photo']));
  const facts = (old && readPictureFacts()[picture]) ?? { x: 50, y: 50, isPhotograph: true };
  // No page may show it before its picture has its sizes.
  const pictureFile = data && { [file]: data };
  saveEdits(
    `the picture of ${reference.name.en}`,
    pictureEdits(picture, facts, description),
    pictureFile,
  );
  await makeAssets([factsFile]);
  const value = { ...reference, picture };
  saveEdits(`the plant ${reference.name.en}`, [{ path: referencesFile, at: [index], value }]);
  const isShown = reference.consent
    ? 'Home shows it.'
    : 'Home shows it when you have written who agreed, and when.';
  return { done: `Saved: ${reference.name.en}, in ${locales.length} languages. ${isShown}` };
}

/** Takes a plant away, with its picture. */
export async function removeReference(index: number): Promise<Done> {
  const reference = readReferences()[index];
  if (!reference) throw new Refusal('The list has been changed meanwhile. Open it again.');
  const { picture, name } = reference;
  const file = `media/pictures/${picture}.jpg`;
  saveEdits(`the removed plant ${name.en}`, [
    { path: referencesFile, at: [index], value: undefined },
  ]);
  const words = `the removed picture of ${name.en}`;
  saveEdits(words, pictureEdits(picture, undefined), { [file]: undefined });
  await makeAssets([factsFile]);
  return { done: `Removed: ${name.en}.` };
}

import { type Reference, referencesFile } from '@/content/references';
import { locales } from '@/i18n/locales';
import { toolText } from '@/i18n/toolText';
import { type Done, type Edit, Refusal } from '../protocol';
import { readJson } from './files';
import { factsFile, readPicture, readPictureFacts } from './media';
import { referenceFrom } from './plantQuestions';
import { store } from './texts';

/** The plants as they are on disk now. */
export function readReferences(): readonly Reference[] {
  return readJson(referencesFile) as readonly Reference[];
}

/**
 * The edits that write a plant, with the description of its picture in each language. Without a value they remove it.
 */
function editsOf(
  index: number,
  picture: string,
  value?: Reference,
  words?: Record<string, string>,
) {
  const facts = value && (readPictureFacts()[picture] ?? { x: 50, y: 50, isPhotograph: true });
  return [
    { path: referencesFile, at: [index], value },
    { path: factsFile, at: [picture], value: facts },
    ...locales.map((locale): Edit => {
      return {
        path: `messages/${locale}.json`,
        at: ['Pictures', picture],
        value: words?.[locale],
      };
    }),
  ];
}

/**
 * Changes a plant, or adds one.
 *
 * @param index of the plant; the number after the last one adds a plant
 * @param form answers to the questions about a plant, and the photograph if a new one was chosen
 * @throws Refusal that says which answers are missing or wrong
 */
export async function saveReference(index: number, form: FormData): Promise<Done> {
  const plants = readReferences();
  const old = plants[index];
  const photograph = form.get('photograph');
  const bytes = photograph instanceof File && photograph.size > 0 ? photograph : undefined;
  const answers = [...form].map(([name, value]) => [name, String(value)]);
  const { description, reference } = referenceFrom(
    { ...Object.fromEntries(answers), photograph: old?.picture ?? bytes?.name ?? '' },
    Object.keys(readPictureFacts()),
  );
  const picture = old?.picture ?? reference.picture;
  const { name, consent } = reference;
  const file = `media/pictures/${picture}.jpg`;
  if (plants.some((plant) => plant !== old && plant.name.en === name.en))
    throw new Refusal(toolText('Plant.exists', { name: name.en }));
  const data = bytes && (await readPicture(Buffer.from(await bytes.arrayBuffer()), ['photo']));
  const edits = editsOf(index, picture, { ...reference, picture }, description);
  await store(toolText('Plant.thePlant', { name: name.en }), edits, data && { [file]: data });
  const saved = toolText('Plant.saved', { name: name.en, count: locales.length });
  return { done: `${saved} ${toolText(consent ? 'Plant.shown' : 'Plant.notShown')}` };
}

/** Removes a plant and its picture. */
export async function removeReference(index: number): Promise<Done> {
  const reference = readReferences()[index];
  if (!reference) throw new Refusal(toolText('Plant.listChanged'));
  const { picture, name } = reference;
  const file = `media/pictures/${picture}.jpg`;
  const words = toolText('Plant.theRemoved', { name: name.en });
  await store(words, editsOf(index, picture), { [file]: undefined });
  return { done: toolText('Plant.removed', { name: name.en }) };
}

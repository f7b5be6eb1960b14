import { isDeepStrictEqual } from 'node:util';
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
 * Finds the plant that a person has in mind, wherever it is in the list now.
 *
 * @param seen the plant as JSON, as the person has seen it
 * @throws Refusal if somebody has changed or removed it since
 */
function findPlant(plants: readonly Reference[], seen: string): number {
  const index = plants.findIndex((plant) => isDeepStrictEqual(plant, JSON.parse(seen)));
  if (index < 0) throw new Refusal(toolText('Plant.listChanged'));
  return index;
}

/**
 * Changes a plant, or adds one.
 *
 * @param form answers to the questions about a plant, the photograph if a new one was chosen, and as `seen` the plant as JSON
 * before the change
 * @throws Refusal that says which answers are missing or wrong, or that somebody else has changed the plant
 */
export async function saveReference(form: FormData): Promise<Done> {
  const plants = readReferences();
  const seen = form.get('seen');
  const index = seen ? findPlant(plants, String(seen)) : plants.length;
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

/**
 * Removes a plant and its picture.
 *
 * @param seen the plant as JSON
 * @throws Refusal if somebody has changed the plant
 */
export async function removeReference(seen: string): Promise<Done> {
  const index = findPlant(readReferences(), seen);
  const { picture, name }: Reference = JSON.parse(seen);
  const file = `media/pictures/${picture}.jpg`;
  const words = toolText('Plant.theRemoved', { name: name.en });
  await store(words, editsOf(index, picture), { [file]: undefined });
  return { done: toolText('Plant.removed', { name: name.en }) };
}

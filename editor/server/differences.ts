import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { certificateName, certificateSets } from '@/content/certificates';
import { claimOf } from '@/content/facts';
import {
  certificatesFile,
  confirmedFile,
  factsFile,
  listsFile,
  pictureFactsFile,
  referencesFile,
  sectionsFile,
} from '@/content/files';
import type { Certificate, Confirmation, Fact, Reference } from '@/content/model';
import { keyOfSections, namer } from '@/content/names';
import { toolText } from '@/i18n/toolText';
import { reason } from '@/scripts/lib/files';
import type { CropName, PictureFacts } from '@/site/pictures';
import { type Difference, type Differences, type Done, type Edit, Refusal } from '../protocol';
import { type Change, changesBetween, isOrder, namesIn, ordered, parsed, placeIn } from './changes';
import { changedPaths, findBasis, readAuthor, readCommitted, readSent } from './git';
import { languagesOf } from './media';
import { isGroup, readTexts, store } from './texts';

/** A file that is not as published. A side is undefined if the file does not exist there. */
export interface ChangedFile {
  readonly path: string;
  readonly published: Buffer | undefined;
  readonly now: Buffer | undefined;
}

/** A value in a JSON file, or a whole file, that is not as published. */
export interface Part extends Pick<Difference, 'key' | 'name'> {
  /** The path of its file. */
  readonly path: string;
  /** The change of a value. */
  readonly change?: Change;
  /** The edit that restores the published value. */
  readonly edit?: Edit | undefined;
  /** The value before and after, in words. */
  readonly text?: Difference['texts'][number];
  /** The whole file. */
  readonly file?: ChangedFile;
}

/** What has to be known of the whole site to describe one file. */
export interface Site {
  /** The keys of the lists that have other entries, or another order. */
  readonly lists: readonly string[];
  /** The pictures of plants that have been added, changed or removed. */
  readonly plantPictures: readonly string[];
  /** The certificates that have been added or removed: their names by their ids. */
  readonly certificates: Readonly<Record<string, string>>;
  readonly nameOf: (key: string) => string;
}

/** Both versions of a JSON file. Undefined if one of them cannot be read. */
function valuesOf(file: ChangedFile): { published: unknown; now: unknown } | undefined {
  const [published, now] = [parsed(file.published), parsed(file.now)];
  return published === undefined || now === undefined ? undefined : { published, now };
}

/** The values in which both versions of a JSON file differ. */
function changesOf(file: ChangedFile, isWhole?: (key: string) => boolean): readonly Change[] {
  const { published, now } = valuesOf(file) ?? {};
  return changesBetween(file.path, published, now, isWhole);
}

/** All texts and values inside a value. */
export function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join(', ');
  if (isGroup(value)) return Object.values(value).map(inWords).join(' · ');
  return String(value ?? '');
}

function editThatRestores({ path: file, published, now }: ChangedFile, change: Change): Edit {
  const { at, before, after } = change;
  const list = parsed(now);
  if (isOrder(change)) return { path: file, at: [], value: ordered(file, list, before) };
  const order = namesIn(file, parsed(published));
  // A removed record comes back to its old place among the others.
  if (order.includes(at[0]) && at.length === 1 && after === undefined && Array.isArray(list))
    return { path: file, at: [], value: ordered(file, [...list, before], order) };
  return { path: file, at: placeIn(file, String(now), at), value: before };
}

/** The part for one value. @param words the value in words */
function valuePart(
  name: Pick<Difference, 'key' | 'name'>,
  file: ChangedFile,
  change: Change,
  words: (value: unknown) => string = inWords,
): Part {
  const { before, after } = change;
  return {
    ...name,
    path: file.path,
    change,
    edit: editThatRestores(file, change),
    text: { path: file.path, published: words(before), now: words(after) },
  };
}

export const keyOfPlants = 'references';

/** All added, changed and removed plants are one difference, with their pictures and the descriptions of these. */
const plants = ({ nameOf }: Site) => ({ key: keyOfPlants, name: nameOf(keyOfPlants) });

/** The texts of a language. The texts of a changed list are part of the list's difference. */
function describeTexts(file: ChangedFile, site: Site): Part[] {
  const isList = (key: string) => site.lists.includes(key);
  return changesOf(file, isList).map((change) => {
    const key = change.at.join('.');
    const isOfPlant = site.plantPictures.some((picture) => key === `Pictures.${picture}`);
    return valuePart(isOfPlant ? plants(site) : { key, name: site.nameOf(key) }, file, change);
  });
}

/** The name of a whole certificate. Undefined for a value. */
function nameOfCertificate({ at, before, after }: Change): string | undefined {
  const whole = (after ?? before) as Partial<Certificate>;
  if (at.length > 1 || !isGroup(whole) || typeof whole.standard !== 'string') return undefined;
  return certificateName({ standard: whole.standard, edition: String(whole.edition ?? '') });
}

/** An added or removed certificate is one difference, together with its documents. */
function certificatePart(
  id: unknown,
  { certificates }: Site,
): Pick<Part, 'key' | 'name'> | undefined {
  const name = typeof id === 'string' ? certificates[id] : undefined;
  return name === undefined ? undefined : { key: `${certificatesFile}/${id}`, name };
}

/** The order of the certificates, by their names. */
function certificateOrderPart(file: ChangedFile, change: Change): Part {
  const { published, now } = valuesOf(file) ?? {};
  const lists = [published, now].flatMap((list) => (list ?? []) as readonly Certificate[]);
  const words = (ids: unknown) =>
    (ids as readonly string[])
      .flatMap((id) => lists.find((one) => one.id === id) ?? [])
      .map(certificateName)
      .join(', ');
  const name = toolText('Server.order', { list: toolText('Panel.certificates') });
  return valuePart({ key: `${certificatesFile}/(order)`, name }, file, change, words);
}

/** The values that all languages share. */
function describeValues(file: ChangedFile, site: Site): Part[] {
  return changesOf(file).map((change) => {
    if (isOrder(change)) return certificateOrderPart(file, change);
    const key = placeIn(file.path, String(file.now), change.at).join('.');
    const whole = file.path === certificatesFile && certificatePart(change.at[0], site);
    return valuePart(whole || { key, name: site.nameOf(key) }, file, change);
  });
}

/** The entries of lists and their order. The texts of the entries are in the files of the languages. */
function describeLists(file: ChangedFile, { nameOf }: Site): Part[] {
  return changesOf(file).map((change) => {
    const key = change.at.join('.');
    const count = (names: unknown) =>
      Array.isArray(names) ? toolText('Server.entries', { count: names.length }) : '';
    const isSameCount = count(change.before) === count(change.after);
    return valuePart({ key, name: nameOf(key) }, file, change, (names) =>
      names === change.after && isSameCount
        ? toolText('Server.entriesMoved', { entries: count(names) })
        : count(names),
    );
  });
}

/** “68 % from the left, 57 % from the top is always visible; a photograph” */
function factsInWords(facts: unknown): string {
  if (!isGroup(facts)) return '';
  const { x, y, isPhotograph, ...shapes } = facts as unknown as PictureFacts;
  const point = (place: { x: number; y: number }) =>
    toolText('Server.point', { left: place.x, top: place.y });
  return [
    toolText('Server.pointVisible', { point: point({ x, y }) }),
    ...Object.entries(shapes).map(
      ([shape, place]) => `${toolText(`Media.places.${shape as CropName}`)}: ${point(place)}`,
    ),
    toolText(isPhotograph ? 'Server.photograph' : 'Server.visualisation'),
  ].join('; ');
}

/**
 * The facts of pictures. Those of a plant's picture are part of the plant's difference and need no description there.
 */
function describePictureFacts(file: ChangedFile, site: Site): Part[] {
  return changesOf(file).map((change) => {
    const picture = change.at.join('.');
    if (site.plantPictures.includes(picture))
      return {
        ...plants(site),
        path: file.path,
        change,
        edit: editThatRestores(file, change),
      };
    const name = { key: picture, name: toolText('Server.visiblePoint', { picture }) };
    return valuePart(name, file, change, factsInWords);
  });
}

function plantsIn(list: unknown): readonly Reference[] {
  return Array.isArray(list) ? list : [];
}

/** The plants that the company has built. */
function describePlants(file: ChangedFile, site: Site): Part[] {
  const { published, now } = valuesOf(file) ?? {};
  return changesOf(file).map((change, index) => {
    const isPlant = change.at.length < 2 && !isOrder(change);
    const nameOf = (picture: unknown) =>
      [published, now].flatMap(plantsIn).find((plant) => plant.picture === picture)?.name.en;
    const words = (value: unknown) => {
      if (isOrder(change)) return (value as readonly unknown[]).map(nameOf).join(', ');
      return plantsIn(isPlant && value ? [value] : [])[0]?.name.en ?? inWords(value);
    };
    const part = valuePart(plants(site), file, change, words);
    // Restores the whole list at once, because each added or removed plant changes the places of others.
    return {
      ...part,
      edit: index === 0 ? { path: file.path, at: [], value: published } : undefined,
    };
  });
}

/** The sections that the owner has switched on or off. */
function describeSections(file: ChangedFile, { nameOf }: Site): Part[] {
  const words = (isOn: unknown) => toolText(isOn ? 'Server.sectionOn' : 'Server.sectionOff');
  return changesOf(file).map((change) => {
    const key = `${keyOfSections}.${change.at.join('.')}`;
    return valuePart({ key, name: nameOf(key) }, file, change, words);
  });
}

/** The name of what somebody has confirmed: a group of texts, a text, a value or a file. */
function nameOfConfirmed(what: string, { nameOf }: Site): string {
  return what.includes('/') ? path.basename(what) : nameOf(what);
}

/** What people have confirmed: who, and on which day. */
function describeConfirmations(file: ChangedFile, site: Site): Part[] {
  const words = (value: unknown) => {
    const { by, on, until } = (value ?? {}) as Partial<Confirmation>;
    return [by, on, until && toolText('Server.holdsUntil', { day: until })]
      .filter(Boolean)
      .join(', ');
  };
  return changesOf(file).map((change) => {
    const what = change.at.join('.');
    const name = toolText('Server.confirmation', { name: nameOfConfirmed(what, site) });
    return valuePart({ key: `${confirmedFile}/${what}`, name }, file, change, words);
  });
}

/** The facts that the site states: who has checked them, and on which day. */
function describeFacts(file: ChangedFile): Part[] {
  const words = (value: unknown) => {
    const { checkedBy, checkedOn } = (value ?? {}) as Partial<Fact>;
    return [checkedBy, checkedOn].filter(Boolean).join(', ');
  };
  return changesOf(file).map((change) => {
    const id = change.at.join('.');
    const { claim } = (change.after ?? change.before) as Partial<Fact>;
    const name = toolText('Server.fact', { claim: claim ? claimOf({ claim }) : id });
    return valuePart({ key: `${factsFile}/${id}`, name }, file, change, words);
  });
}

/** A picture, a document, or a JSON file that cannot be read. Only the whole file can be taken back. */
function describeFile(file: ChangedFile, site: Site): Part[] {
  const isOfPlant = site.plantPictures.some((name) => file.path === `media/pictures/${name}.jpg`);
  const [, folder, id] = /^public\/certificates\/([^/]+)\/(.+)\.pdf$/.exec(file.path) ?? [];
  const whole = isOfPlant ? plants(site) : certificatePart(id, site);
  // Documents of several languages have the same name.
  const set = certificateSets.find((one) => one === folder);
  const name = path.basename(file.path) + (set ? ` (${languagesOf([set])})` : '');
  return [{ ...(whole ?? { key: file.path, name }), path: file.path, file }];
}

/** The functions for JSON files that are neither texts of a language nor plain values. */
const kinds: Readonly<Record<string, (file: ChangedFile, site: Site) => Part[]>> = {
  [listsFile]: describeLists,
  [pictureFactsFile]: describePictureFacts,
  [referencesFile]: describePlants,
  [sectionsFile]: describeSections,
  [confirmedFile]: describeConfirmations,
  [factsFile]: describeFacts,
};

/** What differs in a file, with names for people. */
export function partsOf(file: ChangedFile, site: Site): Part[] {
  if (!valuesOf(file)) return describeFile(file, site);
  if (file.path.startsWith('messages/')) return describeTexts(file, site);
  return (kinds[file.path] ?? describeValues)(file, site);
}

/** @param files all files that differ */
export function siteOf(files: readonly ChangedFile[]): Site {
  const changesIn = (name: string) =>
    files.filter(({ path: file }) => file === name).flatMap((file) => changesOf(file));
  const references = files.filter(({ path: file }) => file === referencesFile);
  const certificates = changesIn(certificatesFile).flatMap((change) => {
    const name = nameOfCertificate(change);
    return name === undefined ? [] : [[change.at[0], name]];
  });
  return {
    certificates: Object.fromEntries(certificates),
    lists: changesIn(listsFile).map(({ at }) => at.join('.')),
    plantPictures: references
      .flatMap(({ published, now }) => [published, now].map(parsed).flatMap(plantsIn))
      .map(({ picture }) => picture),
    nameOf: namer(readTexts()),
  };
}

/** All differences from what is published. */
async function findParts(): Promise<Part[]> {
  const basis = await findBasis();
  const paths = await changedPaths(basis);
  const files = await Promise.all(
    paths.map(async (file): Promise<ChangedFile> => {
      return {
        path: file,
        published: await readCommitted(basis.commit, file),
        now: existsSync(file) ? readFileSync(file) : undefined,
      };
    }),
  );
  const site = siteOf(files);
  return files.flatMap((file) => partsOf(file, site));
}

/** All differences from what is published. If git fails, the reason. */
export async function readDifferences(): Promise<Differences> {
  try {
    const parts = await findParts();
    const differences = Array.from(new Set(parts.map(({ key }) => key)), (key): Difference => {
      const own = parts.filter((part) => part.key === key);
      return {
        key,
        name: own[0]?.name ?? key,
        texts: own.flatMap(({ text }) => text ?? []),
        files: own
          .flatMap(({ file }) => file ?? [])
          .map(({ path: file, published, now }) => {
            return { path: file, published: published !== undefined, now: now !== undefined };
          }),
      };
    });
    return { differences, sent: (await readSent())?.branch, author: await readAuthor() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { differences: [], refusal: reason(error), author: { name: '', email: '' } };
  }
}

/** Restores the published version of one thing. @param key of the difference */
export async function takeBack(key: string): Promise<Done> {
  const parts = (await findParts()).filter((part) => part.key === key);
  const edits = parts.flatMap(({ edit }) => edit ?? []);
  const files = parts.flatMap(({ file }) => file ?? []).map((one) => [one.path, one.published]);
  const words = toolText('Server.asPublished', { name: parts[0]?.name ?? key });
  store(words, edits, Object.fromEntries(files));
  return { done: toolText('Server.takenBack') };
}

import type { JSONPath } from 'jsonc-parser';
import {
  alternativeTextOf,
  isGroup,
  isLocale,
  keyOfSections,
  locales,
  namer,
  type PictureName,
  phrase,
  phraseAt,
  pictureSettingsFile,
  picturesOf,
  placeOfValue,
  reviewsFile,
  sectionsFile,
  titleOf,
  type Words,
} from '../site';
import { type Place, pathInFile, placeAt, valueThere } from './differences';
import { entryLists, filesOfEntry, inFull, parsedEntries, titleOfEntries } from './entries';
import { currentPictures } from './media';
import { readTexts } from './texts';

/* What people read of changes: what has changed, and the values before and after. */

/** A file in both versions. One is undefined if the file does not exist there. */
export interface ChangedFile {
  readonly path: string;
  /** In the commit with which the folder is compared. */
  readonly base: Buffer | undefined;
  readonly now: Buffer | undefined;
}

const localeOf = (path: string) => locales.find((locale) => path === `messages/${locale}.json`);

/** Names in media/pictures.json, as the panel says them. */
const namesOfSettings: Readonly<Record<string, Words>> = {
  x: phrase('Panel.fromLeft'),
  y: phrase('Panel.fromTop'),
  isPhotograph: phrase('Panel.isPhotograph'),
};

function nameInside(file: string, at: JSONPath): Words {
  const name = String(at.at(-1));
  if (file === pictureSettingsFile)
    return namesOfSettings[name] ?? phraseAt(`Media.places.${name}`) ?? name;
  return isLocale(name) ? { language: name } : titleOf(file, at);
}

/** A review is called by what somebody has confirmed. */
function nameOfReview(review: unknown): Words {
  const { claim, id } = isGroup(review) ? review : {};
  return isGroup(claim) ? { written: { en: '', it: '', bg: '', ...claim } } : String(id);
}

/** The version of a file that has a record, if possible that of now. */
function versionWith({ path, base, now }: ChangedFile, at: JSONPath): string {
  const record = placeAt(at.slice(0, 1));
  const versions = [now, base].flatMap((version) => (version ? [String(version)] : []));
  return versions.find((one) => valueThere(path, one, record) !== undefined) ?? versions[0] ?? '';
}

/** Whether a value holds nothing to read, such as the languages of a field that nobody has written. */
function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object') return value === undefined || value === '';
  return Object.values(value ?? {}).every(isEmpty);
}

/** Names changes. @param files all that differ from the commit */
export function changeNames(files: readonly ChangedFile[]) {
  const texts = readTexts();
  /** What has been removed is called as it was before. */
  const before = files.flatMap(({ path, base }) => {
    const locale = localeOf(path);
    return locale && base ? [{ path, locale, text: String(base) }] : [];
  });
  const nameOf = namer([...before, ...texts.map(inFull)]);
  const nameOfPicture = (name: string) =>
    nameOf(`Pictures.${alternativeTextOf(name as PictureName)}`);
  const nameOfValue = (file: ChangedFile, at: JSONPath): Words => {
    const { path } = file;
    const source = versionWith(file, at);
    if (path === reviewsFile)
      return nameOfReview(valueThere(path, source, placeAt(at.slice(0, 1))));
    return placeOfValue(path, source, pathInFile(path, source, at)).title;
  };

  /** The name of a text, value, list, record, switch or setting, or of an order. */
  const nameOfPlace = (file: ChangedFile, place: Place): Words => {
    const { path } = file;
    if (place.kind === 'order')
      return { joined: [titleOfEntries(path) ?? path, phrase('Names.order')], by: ' › ' };
    const { at } = place;
    if (path === sectionsFile) return nameOf([keyOfSections, ...at].join('.'));
    if (path === pictureSettingsFile) return nameOfPicture(String(at[0]));
    if (localeOf(path)) return nameOf(at.join('.'));
    return nameOfValue(file, at);
  };

  /** The name of a document, photograph or picture. Any other file is called by its path. */
  const nameOfFile = (path: string): Words => {
    for (const list of entryLists) {
      const { base, now } = files.find((file) => file.path === list) ?? {};
      const current = now ?? texts.find((file) => file.path === list)?.text;
      for (const version of [current, base]) {
        const entries = parsedEntries(String(version ?? ''));
        const all = entries.flatMap((_, index) => filesOfEntry(list, entries, index));
        const key = all.find(({ file }) => file === path)?.key.split('.');
        if (key)
          return placeOfValue(list, String(version), [Number(key[0]), ...key.slice(1)]).title;
      }
    }
    const pictures = Object.entries(picturesOf(currentPictures()));
    const [name] = pictures.find(([, { file }]) => file === path) ?? [];
    return name === undefined ? path : nameOfPicture(name);
  };

  /** A value with what is inside of it. */
  const wordsOfValue = (file: ChangedFile, where: Place, value: unknown): Words => {
    const { path } = file;
    const within = (one: unknown, place: JSONPath): Words => {
      if (Array.isArray(one)) return { joined: one.map((item) => within(item, place)), by: ', ' };
      if (typeof one === 'boolean') return phrase(one ? 'Names.on' : 'Names.off');
      if (!isGroup(one)) return String(one ?? '');
      const filled = Object.entries(one).filter(([, part]) => !isEmpty(part));
      const parts = filled.map(([name, part]): Words => {
        const inner = [...place, name];
        // The keys of texts say nothing to people.
        if (localeOf(path)) return within(part, inner);
        return { joined: [nameInside(path, inner), ': ', within(part, inner)] };
      });
      return { joined: parts, by: ' · ' };
    };
    if (isEmpty(value)) return '';
    if (where.kind === 'order') {
      const names = Array.isArray(value) ? value : [];
      return { joined: names.map((record) => nameOfValue(file, [record])), by: ', ' };
    }
    if (path === reviewsFile && isGroup(value)) {
      const { reviewedOn, by, again } = value;
      return {
        joined: [reviewedOn, by, again].flatMap((one) => (one ? [String(one)] : [])),
        by: ' · ',
      };
    }
    return within(value, pathInFile(path, String(file.now), where.at));
  };
  return { nameOfPlace, nameOfFile, wordsOfValue };
}

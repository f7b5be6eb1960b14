import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Arrangement, conflictCode, type Done, type Edit, type Problem } from '../protocol';
import {
  certificatesFile,
  locales,
  phrase,
  pictureSettingsFile,
  placeOfValue,
  Refusal,
  readText,
  type TextFile,
  untranslatedMark,
  valueAt,
  type Words,
} from '../site';
import type { Form } from './body';
import {
  editsOfFields,
  entryLists,
  type FileKind,
  fieldAt,
  fileKindOf,
  filesOfEntry,
  keysIn,
  namesOf,
  parsedEntries,
} from './entries';
import { type Contents, readJson } from './files';
import { checkDocument, currentPictures, newSettings, oldDocuments, readPicture } from './media';
import { applyEdits, checkEdits, refusalOf, refuseUnreadable, saveEdits } from './save';
import { describeLocation, readTexts } from './texts';

/* Saves certificates and plants together with their files. */

/** A file that a person has chosen for a field of an entry. */
interface Chosen {
  /** The path of the list, and the key of the field. */
  readonly id: string;
  /** Where the file is saved. Its name is that of the entry. */
  readonly file: string;
  readonly kind: FileKind;
}

/**
 * @param files with the entries that the chosen files belong to
 * @param ids of the fields for which a person has chosen files
 */
function chosenFiles(files: readonly TextFile[], ids: readonly string[]): Chosen[] {
  return files.flatMap(({ path: list, text }) =>
    keysIn(list, ids).flatMap((key): Chosen[] => {
      const own = filesOfEntry(list, parsedEntries(text), Number.parseInt(key, 10));
      const found = own.find((one) => one.key === key);
      return found ? [{ id: `${list} ${key}`, file: found.file, kind: found.kind }] : [];
    }),
  );
}

/** What belongs to the picture of a plant: its settings, and what it shows. A new one waits to be described. */
function pictureEdits(file: string, messages: readonly TextFile[]): Edit[] {
  const name = path.basename(file, '.jpg');
  const settings = newSettings(currentPictures()[name] ?? { isPhotograph: true });
  const texts = messages.flatMap(({ path: messageFile, locale, text }): Edit[] => {
    const at = ['Pictures', name];
    const isThere = !locale || valueAt(text, at) !== undefined;
    return isThere ? [] : [{ path: messageFile, at, value: `${untranslatedMark}New entry` }];
  });
  return [{ path: pictureSettingsFile, at: [name], value: settings }, ...texts];
}

/** The fields that somebody else has changed meanwhile. @throws Refusal if there is no such field */
function conflictsOfFields(files: readonly TextFile[], edits: readonly Edit[]): Problem[] {
  return edits.flatMap(({ path, at, value, base }): Problem[] => {
    const key = at.join('.');
    const current = fieldAt(path, files.find((one) => one.path === path)?.text ?? '', at);
    if (current === undefined)
      throw new Refusal(phrase('Server.noText', { name: describeLocation(files, { path, key }) }));
    const isKnown = [base, value].some((one) => String(one).normalize() === current);
    return isKnown ? [] : [{ path, key, code: conflictCode, values: { current } }];
  });
}

/**
 * What edits of fields, and chosen files, mean for the project's files.
 *
 * @param ids of the fields for which a person has chosen files
 * @throws Refusal if a list cannot be read
 */
function meaningOf(files: readonly TextFile[], edits: readonly Edit[], ids: readonly string[]) {
  refuseUnreadable(files, edits);
  const fields = files
    .filter(({ path: list }) => entryLists.includes(list))
    .flatMap(({ path: list, text }) => {
      const own = edits.filter((edit) => edit.path === list);
      return editsOfFields(list, text, own, keysIn(list, ids));
    });
  const chosen = chosenFiles(applyEdits(files, fields), ids);
  const photographs = chosen.filter(({ kind }) => kind === 'photograph');
  return {
    edits: [...fields, ...photographs.flatMap(({ file }) => pictureEdits(file, files))],
    chosen,
    conflicts: conflictsOfFields(files, edits),
  };
}

/** Values that are different on the document of a renewed certificate. */
const renewed = ['edition', 'number', 'validFrom', 'validUntil'];

/** What a person who has saved an entry should do next. */
async function noteAfter(
  edits: readonly Edit[],
  chosen: readonly Chosen[],
  names: readonly string[],
): Promise<Words[]> {
  const own = edits.filter((edit) => edit.path === certificatesFile);
  const documents = chosen.filter(({ kind }) => kind === 'document');
  const isRenewed = own.some(({ at }) => renewed.includes(String(at[1])));
  if (!(isRenewed || documents.length > 0)) return [];
  const at = own[0]?.at[0] ?? documents[0]?.id.slice(certificatesFile.length + 1);
  const name = names[Number.parseInt(String(at), 10)];
  // A new certificate has no old documents.
  if (name === undefined) return [];
  const replaced = documents.map(({ file }) => file);
  return oldDocuments(name, replaced);
}

/** `checkEdits` for certificates and plants. @param ids of the fields for which a person has chosen files */
export function checkEntry(
  edits: readonly Edit[],
  ids: readonly string[],
): ReturnType<typeof checkEdits> {
  const files = readTexts([pictureSettingsFile]);
  const meant = meaningOf(files, edits, ids);
  const withFiles = Object.fromEntries(meant.chosen.map(({ file }) => [file, '']));
  const checked = checkEdits(files, meant.edits, withFiles);
  return { ...checked, problems: [...checked.problems, ...meant.conflicts] };
}

/**
 * `saveEdits` for certificates and plants, together with the files that a person has chosen for them.
 *
 * @throws Refusal as `saveEdits`, or if visitors could not see a file
 */
export async function saveEntry({ description, edits, uploads }: Form): Promise<Done> {
  const contents = new Map<string, Buffer>();
  for (const [id, bytes] of uploads) {
    const kind = fileKindOf(id);
    const [path = '', key = ''] = id.split(' ');
    if (kind === 'document')
      await checkDocument(bytes, describeLocation(readTexts(), { path, key }));
    contents.set(id, kind === 'photograph' ? (await readPicture(bytes, ['photo'])).data : bytes);
  }
  // Read after the checks, which take time: another program may have written meanwhile.
  const files = readTexts();
  const { chosen, conflicts, ...meant } = meaningOf(files, edits, [...uploads.keys()]);
  const [conflict] = conflicts;
  if (conflict) throw refusalOf(files, conflict);
  const withFiles = Object.fromEntries(chosen.map(({ id, file }) => [file, contents.get(id)]));
  const entries = parsedEntries(files.find((file) => file.path === certificatesFile)?.text ?? '');
  const done = saveEdits(description, meant.edits, withFiles);
  const note = await noteAfter(edits, chosen, namesOf(certificatesFile, entries));
  return { ...done, note };
}

/**
 * Moves or removes an entry of a list. What belongs to a removed one goes with it, so that it is not published any more.
 *
 * @throws Refusal if somebody has changed the list, or if the page needs the entry
 */
export function arrange(file: string, { seen, wanted }: Arrangement): Done {
  if (!entryLists.includes(file)) throw new Refusal(phrase('Server.noFile', { file }));
  const entries = readJson(file) as readonly unknown[];
  if (!isDeepStrictEqual(namesOf(file, entries), seen))
    throw new Refusal(phrase('Entry.listChanged'));
  const removed = entries.flatMap((_, index) => (wanted.includes(index) ? [] : [index]));
  const gone = removed.flatMap((index) => filesOfEntry(file, entries, index));
  const pictures = gone.flatMap((one) =>
    one.kind === 'photograph' ? [path.basename(one.file, '.jpg')] : [],
  );
  const edits: readonly Edit[] = [
    // From the end, because each removal moves those after it.
    ...removed.toReversed().map((index): Edit => ({ path: file, at: [index] })),
    ...(removed.length > 0
      ? []
      : wanted.flatMap((from, to): Edit[] =>
          from === to ? [] : [{ path: file, at: [to], value: entries[from] }],
        )),
    ...pictures.flatMap((name): Edit[] => [
      { path: pictureSettingsFile, at: [name] },
      ...locales.map((locale): Edit => {
        return { path: `messages/${locale}.json`, at: ['Pictures', name] };
      }),
    ]),
  ];
  const withFiles: Contents = Object.fromEntries(gone.map((one) => [one.file, undefined]));
  const index = removed[0] ?? wanted.find((from, to) => from !== to) ?? 0;
  const name = placeOfValue(file, readText(file), [index]).title;
  const description = phrase(removed.length > 0 ? 'Entry.removed' : 'Entry.moved', { name });
  return saveEdits(description, edits, withFiles);
}

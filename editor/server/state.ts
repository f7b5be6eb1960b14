import { existsSync, readdirSync, statSync } from 'node:fs';
import type { FileState, Lists, State } from '../protocol';
import {
  alternativeTextOf,
  changeableLists,
  content,
  type Finding,
  findingsOf,
  isInGroup,
  leastSize,
  listEntries,
  type MessageFile,
  namer,
  type Phrase,
  type PictureName,
  type PictureSettings,
  picturesOf,
  reviewsFile,
  rulesAt,
  type TextFile,
  textsOf,
  valuesOf,
} from '../site';
import {
  entryLists,
  filesOfEntry,
  inFull,
  isDayField,
  isFileName,
  namesOf,
  parsedEntries,
} from './entries';
import { currentPictures } from './media';
import { problemsIn, readTexts, textsIn } from './texts';
import { undoDescription } from './undo';

/**
 * What `npm run preflight` would report about each text, by its key.
 *
 * @param findings the most urgent is the last
 */
export function toDo(
  files: readonly MessageFile[],
  findings: readonly Finding[],
  reviews: readonly Pick<(typeof content.reviews)[number], 'id' | 'texts'>[] = [],
): Record<string, Phrase> {
  const texts = files.flatMap(textsOf);
  const entries = findings.flatMap(({ path, key: own, code, values }) => {
    const review = path === reviewsFile ? reviews.find(({ id }) => id === own) : undefined;
    const groups = review?.texts ?? [own];
    const inGroups = texts.filter(({ key }) => groups.some((group) => isInGroup(key, group)));
    const keys = [...groups, ...inGroups.map(({ key }) => key)];
    return keys.map((key) => [key, { code, ...(values && { values }) }] as const);
  });
  return Object.fromEntries(entries);
}

/** Changes with each write of texts and values, by any program. */
export function version(): string {
  const folders = ['messages', 'content', 'media'];
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));
  const written = files.filter((file) => file.endsWith('.json'));
  return written.map((file) => statSync(file).mtimeMs).join();
}

/** The texts of a file, by their keys; of a list of entries, all their fields. */
function textsOfFile(file: TextFile): FileState['texts'] {
  const own = textsIn(file);
  if (!entryLists.includes(file.path))
    return Object.fromEntries(own.map(({ key, value, line }) => [key, { value, line }]));
  const lines = new Map(own.map(({ key, line }) => [key, line]));
  const last = file.text.trimEnd().split('\n').length;
  const entries = parsedEntries(file.text);
  const files = [...entries, {}].flatMap((_, index) => filesOfEntry(file.path, entries, index));
  const fields = textsIn(inFull(file)).filter(({ key }) => !isFileName(file.path, key));
  return Object.fromEntries(
    fields.map(({ key, value }) => {
      const chosen = files.find((one) => one.key === key);
      const line = lines.get(key) ?? last;
      if (!chosen)
        return [key, { value, line, ...(isDayField(file.path, key) && { isDay: true }) }];
      const { file: name, accept } = chosen;
      return [key, { value: existsSync(name) ? name : '', line, accept }];
    }),
  );
}

/** A file with its texts, by their keys. */
function stateOf(file: TextFile): FileState {
  return {
    path: file.path,
    locale: file.locale,
    texts: textsOfFile(file),
  };
}

/** The lists, with the files whose texts change together with them. */
export function readLists(): Pick<State, 'files' | 'lists'> {
  const lists: Lists = Object.fromEntries(changeableLists.map((name) => [name, listEntries(name)]));
  return { files: readTexts().map(stateOf), lists };
}

/** Everything that the panel shows, as it is on disk now. */
export function readState(): State {
  const files = readTexts();
  const messages = files.flatMap(({ locale, ...file }) => (locale ? { locale, ...file } : []));
  const nameOf = namer(files.map(inFull));
  const lists = readLists();
  return {
    version: version(),
    ...lists,
    entries: Object.fromEntries(
      files
        .filter(({ path }) => entryLists.includes(path))
        .map(({ path, text }) => [path, namesOf(path, parsedEntries(text))]),
    ),
    problems: problemsIn(files, 'build'),
    names: Object.fromEntries(
      lists.files.flatMap(({ texts }) => Object.keys(texts)).map((key) => [key, nameOf(key)]),
    ),
    hints: Object.fromEntries(
      files
        .filter(({ locale }) => !locale)
        .map(inFull)
        .flatMap(({ path, text }) => valuesOf(path, text))
        .flatMap(({ key, how }) => (how ? [[key, how]] : [])),
    ),
    toDo: toDo(
      messages,
      // English comes last, because a text that it lacks must be written before it can be translated.
      findingsOf(rulesAt('beside'), { messages }).toReversed(),
      content.reviews,
    ),
    pictures: Object.fromEntries(
      Object.entries(picturesOf(currentPictures())).map(([name, { file, crops }]) => {
        const settings = currentPictures()[name] as PictureSettings;
        const { width, height } = leastSize(crops);
        const least = `${width} × ${height}`;
        const textKey = `Pictures.${alternativeTextOf(name as PictureName)}`;
        const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
        return [name, { file, settings, least, textKey, changed }];
      }),
    ),
    undo: undoDescription(),
  };
}

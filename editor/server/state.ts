import { readdirSync, statSync } from 'node:fs';
import { changeableLists, isInGroup } from '@/content/catalogue';
import { untranslatedTexts } from '@/content/check/wording';
import { type Due, dueOn, isConfirmed, textsFor } from '@/content/checks';
import { content } from '@/content/current';
import { entriesIn } from '@/content/lists';
import type { Certificate } from '@/content/model';
import { namer } from '@/content/names';
import { registerProblems } from '@/content/problems';
import { type MessageFile, textsOf } from '@/content/read';
import { isShown } from '@/content/shown';
import { valuesOf } from '@/content/values';
import { languages } from '@/i18n/languages';
import { defaultLocale } from '@/i18n/locales';
import { say, toolText } from '@/i18n/toolText';
import { sampleEntries } from '@/scripts/lib/sample';
import { buildTime } from '@/site/buildTime';
import {
  alternativeTextOf,
  leastSize,
  type PictureName,
  type PictureSettings,
  picturesOf,
} from '@/site/pictures';
import type { FileState, Lists, State } from '../protocol';
import { historyWords } from './files';
import { currentPictures } from './media';
import { readRecords } from './records';
import { problemsIn, readTexts, type Texts, textsIn } from './texts';

/**
 * What `npm run preflight` would report about each text.
 *
 * @param samples the texts that are still those of the sample company
 * @param due what a day has made untrue. If a text is a sample too, that is said of it, because it is the first thing
 * to do.
 */
export function toDo(
  files: readonly MessageFile[],
  samples: readonly { readonly key: string }[],
  forCounsel: readonly string[],
  due: readonly Pick<Due, 'keys' | 'note'>[] = [],
): Record<string, string> {
  const texts = files.flatMap(textsOf);
  const toCheck = due.flatMap(({ keys, note }) => {
    const inGroups = texts.filter(({ key }) => keys.some((group) => isInGroup(key, group)));
    return [...keys, ...inGroups.map(({ key }) => key)].map((key) => [key, note] as const);
  });
  const toRead = forCounsel.flatMap((group) => texts.filter(({ key }) => isInGroup(key, group)));
  return Object.fromEntries([
    ...toCheck,
    ...samples.map(({ key }) => [key, toolText('Server.sample')]),
    ...toRead.map(({ key }) => [key, toolText('Server.forLawyer')]),
    // English comes last, because a text that it lacks must be written before it can be translated.
    ...files.toReversed().flatMap((file) => {
      const isWritten = file.locale !== defaultLocale;
      const note = toolText(isWritten ? 'Server.notTranslated' : 'Server.notWrittenYet');
      return untranslatedTexts(file).map(({ key }) => [key, note]);
    }),
  ]);
}

/** Certificates of which nobody knows when they end. */
function withoutLastDay(certificates: readonly Certificate[]): Pick<Due, 'keys' | 'note'>[] {
  return certificates.flatMap(({ validUntil }, index) =>
    validUntil === ''
      ? [{ keys: [`${index}.validUntil`], note: toolText('Due.noteNoLastDay') }]
      : [],
  );
}

/** Changes with each write of texts and values, by any program. */
export function version(): string {
  const folders = ['messages', 'content', 'media'];
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));
  const written = files.filter((file) => file.endsWith('.json'));
  return written.map((file) => statSync(file).mtimeMs).join();
}

/** A file with its texts, by their keys. */
function stateOf(file: Texts): FileState {
  return {
    path: file.path,
    locale: file.locale,
    name: file.locale ? languages[file.locale].name : toolText('Server.everyLanguage'),
    texts: Object.fromEntries(textsIn(file).map(({ key, value, line }) => [key, { value, line }])),
  };
}

/** The lists, with the files whose texts change together with them. */
export function readLists(): Pick<State, 'files' | 'lists'> {
  const lists: Lists = Object.fromEntries(changeableLists.map((name) => [name, entriesIn(name)]));
  return { files: readTexts().map(stateOf), lists };
}

/** Everything that the panel shows, as it is on disk now. */
export function readState(): State {
  const files = readTexts();
  const messages = files.flatMap(({ locale, ...file }) => (locale ? { locale, ...file } : []));
  const nameOf = namer(files);
  const texts = files.flatMap((file) =>
    textsIn(file).map((text) => ({ ...text, path: file.path })),
  );
  const today = buildTime();
  const certificates = content.certificates;
  const due = dueOn(today, { certificates, checks: content.checks, messages });
  return {
    version: version(),
    ...readLists(),
    problems: [...problemsIn(files), ...registerProblems()],
    names: Object.fromEntries(
      [...texts.map(({ key }) => key), 'references'].map((key) => [key, nameOf(key)]),
    ),
    hints: Object.fromEntries(
      files
        .filter(({ locale }) => !locale)
        .flatMap(({ path, text }) => valuesOf(path, text))
        .flatMap(({ key, how }) => (how ? [[key, say(how)]] : [])),
    ),
    toDo: toDo(
      messages,
      sampleEntries().filter(({ key, path }) => isShown(key) && !isConfirmed(key || path)),
      textsFor('lawyer').filter((group) => !isConfirmed(group)),
      [...withoutLastDay(certificates), ...due],
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
    records: readRecords(),
    ...historyWords(),
  };
}

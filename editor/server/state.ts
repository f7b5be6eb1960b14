import { readdirSync, readFileSync, statSync } from 'node:fs';
import { untranslatedTexts } from '@/content/check/wording';
import { counselTexts, readConfirmed } from '@/content/confirmed';
import { type MessageFile, textsOf } from '@/content/read';
import { isInGroup } from '@/content/sections';
import { valuesOf } from '@/content/values';
import { languages } from '@/i18n/languages';
import { sampleEntries } from '@/scripts/lib/sample';
import { alternativeTextOf, type PictureName } from '@/site/pictures';
import { listsFile } from '../lists';
import { historyWords } from './files';
import { pictureCalled, readPictureFacts } from './media';
import { namer } from './names';
import { questions } from './plantQuestions';
import { readReferences } from './references';
import { problemsIn, readTexts, type Texts, textsIn } from './texts';

const writeWhatIsTrue = 'Sample: write what is true';

/** What `npm run preflight` would say of each text. */
export function toDo(
  files: readonly MessageFile[],
  samples: readonly { readonly key: string }[],
  forCounsel: readonly string[],
): Record<string, string> {
  const texts = files.flatMap(textsOf);
  const toRead = forCounsel.flatMap((group) => texts.filter(({ key }) => isInGroup(key, group)));
  return Object.fromEntries([
    ...samples.map(({ key }) => [key, writeWhatIsTrue]),
    ...toRead.map(({ key }) => [key, 'A lawyer must read this']),
    ...files.flatMap(untranslatedTexts).map(({ key }) => [key, 'Not translated yet']),
  ]);
}

/** Another one after every write of texts and values, by whatever program. */
export function version(): string {
  const folders = ['messages', 'content', 'media'];
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));
  const written = files.filter((file) => file.endsWith('.json'));
  return written.map((file) => statSync(file).mtimeMs).join();
}

/** A file with its texts, by their keys. */
function stateOf(file: Texts) {
  return {
    path: file.path,
    locale: file.locale,
    name: file.locale ? languages[file.locale].name : 'In every language',
    texts: Object.fromEntries(textsIn(file).map(({ key, value, line }) => [key, { value, line }])),
  };
}

/** What lists are changed with. */
export function readLists() {
  const lists: Readonly<Record<string, readonly string[]>> = JSON.parse(
    readFileSync(listsFile, 'utf8'),
  );
  return { files: readTexts().map(stateOf), lists };
}

/** Everything that the panel shows, as it is on disk now. */
export function readState() {
  const files = readTexts();
  const messages = files.flatMap(({ locale, ...file }) => (locale ? { locale, ...file } : []));
  const values = files
    .filter(({ locale }) => !locale)
    .flatMap(({ path, text }) => valuesOf(path, text));
  const nameOf = namer();
  const confirmed = readConfirmed();
  return {
    version: version(),
    ...readLists(),
    problems: problemsIn(files),
    names: Object.fromEntries([
      ...messages.flatMap(textsOf).map(({ key }) => [key, nameOf(key)]),
      ...values.map(({ key, title }) => [key, title]),
      ['references', 'Home › plants of the company'],
    ]),
    toDo: toDo(
      messages,
      sampleEntries().filter(({ key }) => !confirmed.some((group) => isInGroup(key, group))),
      counselTexts.filter((group) => !confirmed.includes(group)),
    ),
    pictures: Object.fromEntries(
      Object.entries(readPictureFacts()).map(([name, facts]) => {
        const { file } = pictureCalled(name);
        const textKey = `Pictures.${alternativeTextOf(name as PictureName)}`;
        const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
        return [name, { file, facts, textKey, changed }];
      }),
    ),
    references: readReferences(),
    questions,
    ...historyWords(),
  };
}

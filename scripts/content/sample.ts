import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { certificatesFile, contentFileAt, contentPaths } from '@/content/contentFiles';
import { type Locale, locales } from '@/i18n/locales';
import { isLeftover, writeWhole } from '@/scripts/files/files';
import { withValue } from './editJson';
import { untranslatedMark } from './rules/untranslatedMark';
import { untranslatedCertificates } from './untranslatedCertificates';

/*
 * The sample company. content/sample/ contains its files, under the same paths as in the project. Its messages/
 * have only the groups that tell the company's story. Tests of behaviour run on the sample, and unreplaced.ts lists what
 * an owner has not replaced.
 */

const folder = 'content/sample';

interface Places {
  readonly own: string;
  readonly sample: string;
}

/** Where a file of the project is, and where the sample has it. */
export function placesInSample(file: string, root: string): Places {
  return { own: path.join(root, file), sample: path.join(root, folder, file) };
}

/** Files of which the sample has only parts, besides the messages. */
const partialFiles = contentPaths.filter((path) => contentFileAt(path).hasPartialSample);
const isPartial = (file: string) => file.startsWith('messages/') || partialFiles.includes(file);

type Group = Readonly<Record<string, unknown>>;

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Paths of the sample's files, relative to the project. */
export function sampleFiles(root: string): string[] {
  const sample = path.join(root, folder);
  return readdirSync(sample, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isLeftover(entry.name))
    .map((entry) =>
      path.posix.join(
        path.relative(sample, entry.parentPath).replaceAll(path.sep, '/'),
        entry.name,
      ),
    )
    .sort();
}

/**
 * The parts of a partial file of the sample, by their paths in the project's file. Groups that the project does not
 * have are left out: somebody has removed for good what they belong to.
 */
function partsOf(file: string, root: string): { at: string[]; value: unknown }[] {
  const places = placesInSample(file, root);
  const own = readJson(places.own) as Group;
  const groups = Object.entries(readJson(places.sample) as Group).filter(([name]) =>
    Object.hasOwn(own, name),
  );
  if (!file.startsWith('messages/')) return groups.map(([name, value]) => ({ at: [name], value }));
  return groups.flatMap(([namespace, texts]) =>
    Object.entries(texts as Group).map(([name, value]) => ({ at: [namespace, name], value })),
  );
}

/** Whether the project's own file says the same as the sample's, or, if the sample has only parts of it, these parts. */
export function isSampleFile(file: string, root: string): boolean {
  const { own: ownFile, sample } = placesInSample(file, root);
  if (!existsSync(ownFile)) return false;
  if (isPartial(file)) {
    const own = readJson(ownFile) as Record<string, Record<string, unknown>>;
    return partsOf(file, root).every(({ at: [first = '', second], value }) =>
      isDeepStrictEqual(second === undefined ? own[first] : own[first]?.[second], value),
    );
  }
  if (file.endsWith('.json')) return isDeepStrictEqual(readJson(ownFile), readJson(sample));
  return readFileSync(ownFile).equals(readFileSync(sample));
}

/** The sample's certificates, with texts in every language of the project. */
function sampleCertificates(root: string): string {
  const { sample } = placesInSample(certificatesFile, root);
  return locales.reduce(untranslatedCertificates, readFileSync(sample, 'utf8'));
}

/**
 * The messages of a language, with the sample's story. If the sample does not have the language, the story is in
 * English.
 */
function sampleMessages(locale: Locale, source: string, root: string): string {
  const own = `messages/${locale}.json`;
  const isKnown = existsSync(placesInSample(own, root).sample);
  const marked = (value: unknown): unknown =>
    typeof value === 'string'
      ? `${untranslatedMark}${value}`
      : Object.fromEntries(
          Object.entries(value as Group).map(([name, part]) => [name, marked(part)]),
        );
  return partsOf(isKnown ? own : 'messages/en.json', root).reduce(
    (text, { at, value }) => withValue(text, at, isKnown ? value : marked(value)),
    source,
  );
}

/**
 * A copy of the project must not have its builds, caches and settings. It needs no packages, because it is inside the
 * project and finds those around it.
 */
const leftOut =
  /^(?:\.git|\.next|\.cache|\.wrangler|\.env(?!\.example$).*|node_modules|out.*|.*-report|test-results)$/;

/**
 * Makes a copy of the project, in a folder inside it. What was built in an earlier copy stays there: most of the time
 * of a compilation is saved by Next's own cache.
 */
export async function copyProject(copy: string, root = '.'): Promise<void> {
  await mkdir(copy, { recursive: true });
  const partsIn = (folder: string) => readdirSync(folder).filter((name) => !leftOut.test(name));
  for (const name of partsIn(copy)) await rm(path.join(copy, name), { recursive: true });
  for (const name of partsIn(root))
    await cp(path.join(root, name), path.join(copy, name), {
      recursive: true,
      preserveTimestamps: true,
    });
}

/** Makes a copy of the project in which the sample's content takes the place of the owner's. */
async function copyWithSample(copy: string, root: string): Promise<void> {
  const write = (file: string, content: Buffer | string) =>
    writeWhole(path.join(copy, file), content);
  const own = (file: string) => readFile(path.join(root, file), 'utf8');
  await copyProject(copy, root);
  // The owner may have documents that the sample does not have.
  await rm(path.join(copy, 'public/certificates'), { recursive: true, force: true });
  for (const file of sampleFiles(root))
    if (!isPartial(file)) write(file, await readFile(placesInSample(file, root).sample));
  write(certificatesFile, sampleCertificates(root));
  for (const locale of locales) {
    const file = `messages/${locale}.json`;
    write(file, sampleMessages(locale, await own(file), root));
  }
  for (const file of partialFiles) {
    const text = partsOf(file, root).reduce(
      (source, { at, value }) => withValue(source, at, value),
      await own(file),
    );
    write(file, text);
  }
}

/** Paths of the sample's files that say something else in the project. */
export function differentFromSample(root = '.'): string[] {
  return sampleFiles(root).filter((file) => !isSampleFile(file, root));
}

/**
 * The folder for tests of behaviour: the project itself if its content is the sample's, otherwise a copy of the project
 * with the sample's content.
 *
 * @param root the folder of the project
 * @param isCopied whether an earlier step has just made the copy
 */
export async function folderWithSample(root = '.', isCopied = false): Promise<string> {
  const copy = path.join(root, '.cache/sample');
  const different = differentFromSample(root);
  if (different.length === 0) return root;
  if (isCopied) return copy;
  const words = `Tests of behaviour run on the sample company in ${copy}${path.sep}, and “npm test content” tests the project’s own content, because these files differ:`;
  console.log(`${[words, ...different].join('\n  ')}\n`);
  await copyWithSample(copy, root);
  return copy;
}

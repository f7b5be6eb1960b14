import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { rowOf } from '@/content/catalogue';
import { untranslatedMark } from '@/content/check/mark';
import { certificatesFile, companyFile } from '@/content/files';
import type { Finding } from '@/content/finding';
import { textsOf } from '@/content/read';
import { untranslatedCertificates } from '@/content/untranslated';
import { valuesOf } from '@/content/values';
import { withValue } from '@/content/write';
import { type Locale, locales } from '@/i18n/locales';
import { phrase } from '@/i18n/toolText';
import { isLeftover, writeWhole } from './files';

/*
 * The sample company. content/sample/ contains its files, under the same paths as in the project. Its messages/
 * have only the groups that tell the company's story. Tests of behaviour run on the sample, and preflight names the values
 * that an owner has not replaced.
 */

const folder = 'content/sample';

/** Files of which the sample may have only parts. The project's own stays if the sample does not have a part. */
const partialFiles = ['content/sections.json'];
const isPartial = (file: string) => file.startsWith('messages/') || partialFiles.includes(file);

type Group = Readonly<Record<string, unknown>>;

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Paths of the sample's files, relative to the project. */
function sampleFiles(): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isLeftover(entry.name))
    .map((entry) =>
      path.posix.join(
        path.relative(folder, entry.parentPath).replaceAll(path.sep, '/'),
        entry.name,
      ),
    )
    .sort();
}

/**
 * The parts of a partial file of the sample, by their paths in the project's file. Groups that the project does not
 * have are left out: somebody has removed for good what they belong to.
 */
function partsOf(file: string): { at: string[]; value: unknown }[] {
  const own = readJson(file) as Group;
  const groups = Object.entries(readJson(`${folder}/${file}`) as Group).filter(([name]) =>
    Object.hasOwn(own, name),
  );
  if (!file.startsWith('messages/')) return groups.map(([name, value]) => ({ at: [name], value }));
  return groups.flatMap(([namespace, texts]) =>
    Object.entries(texts as Group).map(([name, value]) => ({ at: [namespace, name], value })),
  );
}

function isSame(file: string): boolean {
  if (!existsSync(file)) return false;
  if (isPartial(file)) {
    const own = readJson(file) as Record<string, Record<string, unknown>>;
    return partsOf(file).every(({ at: [first = '', second], value }) =>
      isDeepStrictEqual(second === undefined ? own[first] : own[first]?.[second], value),
    );
  }
  if (file.endsWith('.json'))
    return isDeepStrictEqual(readJson(file), readJson(`${folder}/${file}`));
  return readFileSync(file).equals(readFileSync(`${folder}/${file}`));
}

/** Files of the project that differ from the sample. */
function filesUnlikeSample(): string[] {
  return sampleFiles().filter((file) => !isSame(file));
}

/** The sample's certificates, with texts in every language of the project. */
function sampleCertificates(): string {
  return locales.reduce(
    untranslatedCertificates,
    readFileSync(`${folder}/${certificatesFile}`, 'utf8'),
  );
}

/**
 * The messages of a language, with the sample's story. If the sample does not have the language, the story is in
 * English.
 */
function sampleMessages(locale: Locale, source: string): string {
  const own = `messages/${locale}.json`;
  const isKnown = existsSync(`${folder}/${own}`);
  const marked = (value: unknown): unknown =>
    typeof value === 'string'
      ? `${untranslatedMark}${value}`
      : Object.fromEntries(
          Object.entries(value as Group).map(([name, part]) => [name, marked(part)]),
        );
  return partsOf(isKnown ? own : 'messages/en.json').reduce(
    (text, { at, value }) => withValue(text, at, isKnown ? value : marked(value)),
    source,
  );
}

/**
 * A copy of the project must not have its builds, caches and settings. It needs no packages, because it is inside the
 * project and finds those around it.
 */
const leftOut =
  /^(?:\.git|\.next|\.cache|\.wrangler|\.env|\.env\.local|node_modules|out.*|.*-report|test-results)$/;

/** Makes a copy of the project in which the sample's content takes the place of the owner's. */
async function copyWithSample(copy: string): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  for (const name of readdirSync('.'))
    if (!leftOut.test(name)) await cp(name, path.join(copy, name), { recursive: true });
  // The owner may have documents that the sample does not have.
  await rm(path.join(copy, 'public/certificates'), { recursive: true, force: true });
  for (const file of sampleFiles())
    if (!isPartial(file)) writeWhole(path.join(copy, file), await readFile(`${folder}/${file}`));
  writeWhole(path.join(copy, certificatesFile), sampleCertificates());
  for (const locale of locales) {
    const file = `messages/${locale}.json`;
    writeWhole(path.join(copy, file), sampleMessages(locale, await readFile(file, 'utf8')));
  }
  for (const file of partialFiles) {
    const text = partsOf(file).reduce(
      (source, { at, value }) => withValue(source, at, value),
      await readFile(file, 'utf8'),
    );
    writeWhole(path.join(copy, file), text);
  }
}

/**
 * The folder for tests of behaviour: the project itself if its content is the sample's, otherwise a copy of the project
 * with the sample's content.
 */
export async function folderWithSample(): Promise<string> {
  const copy = '.cache/sample';
  const different = filesUnlikeSample();
  if (different.length === 0) return '.';
  const words = `Tests of behaviour run on the sample company in ${copy}/, because these files of the project have other content:`;
  console.log(`${[words, ...different].join('\n  ')}\n`);
  await copyWithSample(copy);
  return copy;
}

/**
 * Whether a value should be different for each company. Of a certificate only the number is: many companies have the
 * same standards.
 */
const isOwnValue = (path: string, key: string) =>
  path === certificatesFile ? /\.(?:number|body\.\w+)$/.test(key) : !rowOf(key).asInSample;

/** The texts of a message file by key, as far as it can be read. */
function textsByKey(locale: Locale, file: string): ReadonlyMap<string, string> {
  const texts = textsOf({ locale, path: file, text: readFileSync(file, 'utf8') });
  return new Map(texts.map(({ key, value }) => [key, value]));
}

/** Languages of the project that the sample has. */
function sampleLocales(): Locale[] {
  return locales.filter((locale) => existsSync(`${folder}/messages/${locale}.json`));
}

/** Texts, values, documents and drawings of the sample company that the owner has not replaced. */
export function sampleFindings(): Finding[] {
  const advice = phrase('Server.sample');
  const files = sampleFiles();
  const texts = sampleLocales().flatMap((locale) => {
    const path = `messages/${locale}.json`;
    const sample = textsByKey(locale, `${folder}/${path}`);
    return textsOf({ locale, path, text: readFileSync(path, 'utf8') })
      .filter(({ key, value }) => sample.get(key) === value)
      .map(({ key, line }) => ({ path, key, line, ...advice }));
  });
  const values = [companyFile, certificatesFile].flatMap((path) => {
    const read = (file: string) => valuesOf(path, readFileSync(file, 'utf8'));
    const sample = read(`${folder}/${path}`);
    return read(path)
      .filter(
        ({ key, value }) =>
          value !== '' &&
          isOwnValue(path, key) &&
          sample.some((one) =>
            // The order of certificates may change, so their keys are not compared.
            path === certificatesFile
              ? one.value === value
              : one.key === key && one.value === value,
          ),
      )
      .map(({ key, line }) => ({ path, key, line, ...advice }));
  });
  const documents = files
    .filter((path) => !path.endsWith('.json') && existsSync(path) && isSame(path))
    .map((path) => ({ path, key: '', line: 0, ...advice }));
  return [...texts, ...values, ...documents];
}

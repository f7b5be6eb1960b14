import { existsSync } from 'node:fs';
import { languages } from '@/i18n/languages';
import { type Locale, locales } from '@/i18n/locales';
import { languageName, say, toolText } from '@/i18n/toolText';
import { maySayEnglish } from './catalogue';
import { unreadable } from './check/json';
import { listProblems } from './check/lists';
import { messageProblems } from './check/messageProblems';
import { isUntranslated, untranslatedTexts, wordingProblems } from './check/wording';
import { checkProblems } from './checks';
import { content } from './current';
import {
  checksFile,
  contentFiles,
  lists,
  pictureSettingsFile,
  referencesFile,
  sectionsFile,
} from './files';
import type { Finding } from './finding';
import type { Reference } from './model';
import { lineAt, type MessageFile, readMessageFiles } from './read';
import { hasConsent } from './references';
import { isShown } from './shown';
import { readText } from './text';
import { readValueFiles, valueProblems, valuesOf } from './values';

/**
 * Checks message files, by default those on disk. The English one must be the first. Texts that no page shows may be
 * missing or untranslated.
 *
 * @returns the problems in the order of files and lines, and the untranslated texts, which are not problems
 * @throws with advice if a file is missing on disk
 */
export function checkMessages(
  files: readonly MessageFile[] = readMessageFiles(),
  mayBeEnglish = maySayEnglish,
  isNeeded: (key: string) => boolean = isShown,
) {
  const paths = files.map(({ path }) => path);
  const problems = [
    ...messageProblems(files),
    ...files.slice(0, 1).flatMap(listProblems),
    ...wordingProblems(files, mayBeEnglish),
  ]
    .filter(({ path, key }) => path === paths[0] || isNeeded(key))
    .sort((a, b) => paths.indexOf(a.path) - paths.indexOf(b.path) || a.line - b.line);
  // The English file too: the editor marks a new entry of a list in every language.
  const untranslated = files
    .map((file) => ({ file, texts: untranslatedTexts(file).filter(({ key }) => isNeeded(key)) }))
    .filter(({ texts }) => texts.length > 0);
  return { problems, untranslated };
}

/**
 * Names and places of plants that Home shows and that are not translated. A language without its own shows the English
 * text.
 */
export function untranslatedPlants(
  list: readonly Reference[],
  source: string,
): { path: string; line: number; key: string }[] {
  const isIn = (words: Reference['name'], locale: Locale) =>
    words[locale] !== undefined && !isUntranslated(words[locale]);
  return list
    .filter((plant) => hasConsent(plant))
    .flatMap(({ name, place }) => {
      const line = lineAt(source, source.indexOf(JSON.stringify(name.en)));
      return locales
        .filter((locale) => !isIn(name, locale) || !isIn(place, locale))
        .map((locale) => {
          const key = toolText('Check.plantWords', {
            name: name.en,
            language: languageName(locale),
          });
          return { path: referencesFile, line, key };
        });
    });
}

/** Texts on disk that are not written or not translated yet, and that visitors would see. */
export function untranslated(): { path: string; line: number; key: string }[] {
  const ofMessages = checkMessages().untranslated.flatMap(({ file, texts }) =>
    texts.map(({ line, key }) => ({ path: file.path, line, key })),
  );
  const ofValues = readValueFiles().flatMap(({ path, text }) =>
    valuesOf(path, text)
      .filter(({ value, locale }) => locale && isUntranslated(value))
      .map(({ line, key }) => ({ path, line, key })),
  );
  const ofPlants = content.sections.references
    ? untranslatedPlants(content.references, readText(referencesFile))
    : [];
  return [...ofMessages, ...ofValues, ...ofPlants];
}

/**
 * All problems in message files and in files of values, by default those on disk.
 *
 * @param exists whether there is a file that they name
 */
export function problems(
  messages: readonly MessageFile[] = readMessageFiles(),
  values: readonly { readonly path: string; readonly text: string }[] = readValueFiles(),
  exists: (file: string) => boolean = existsSync,
): Finding[] {
  return [
    ...checkMessages(messages).problems,
    ...values.flatMap(({ path, text }) => valueProblems(path, text, exists)),
  ];
}

/** @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
export function problemAsAnnotation(
  finding: Finding,
  level: 'error' | 'warning' = 'error',
): string {
  const { path, line, key } = finding;
  return `::${level} file=${path},line=${line},title=${key}::${say(finding)}`;
}

/** A problem as people read it on the console. */
export function problemAsText(finding: Finding): string {
  const { path, line, locale, key } = finding;
  const language = locale ? ` (${languages[locale].name})` : '';
  const place = toolText('Check.place', { path, line });
  return `${place}${language}${key && `, ${key}`}:\n  ${say(finding)}`;
}

/** What is wrong with the files of owners and editors that have neither texts nor values, as they are on disk. */
export function registerProblems(): Finding[] {
  return [
    ...[sectionsFile, referencesFile, pictureSettingsFile].flatMap((path) =>
      valueProblems(path, readText(path)),
    ),
    ...checkProblems(readText(checksFile), readMessageFiles()),
  ];
}

/** Files that cannot be read, with the line and the cure. What else is wrong can be said only without them. */
function unreadableFiles(): Finding[] {
  const kindOf = (path: string) => (lists.includes(path) ? 'list' : 'group');
  return [
    ...readMessageFiles(),
    ...Object.values(contentFiles).map((path) => ({ path, text: readText(path) })),
  ].flatMap((file) => unreadable(file, kindOf(file.path)) ?? []);
}

/** @throws with each file that cannot be read. Commands that compare files with each other begin with it */
export function requireReadable(): void {
  const found = unreadableFiles();
  if (found.length > 0) throw new Error(found.map(problemAsText).join('\n\n'));
}

/** What is wrong with any of the files that owners and editors write, as they are on disk. */
export function allProblems(): Finding[] {
  return [...problems(), ...registerProblems()];
}

/**
 * Checks everything that owners and editors write, and logs how many texts are not translated yet.
 *
 * @throws with file, line, language, key and advice for each problem
 */
export function requireNoProblems(): void {
  const waiting = untranslated();
  for (const path of new Set(waiting.map((text) => text.path))) {
    const texts = waiting.filter((text) => text.path === path);
    const [{ line } = { line: 1 }] = texts;
    console.log(`${toolText('Check.waiting', { path, count: texts.length, line })}\n`);
  }
  const found = allProblems();
  if (found.length > 0) {
    if (process.env.GITHUB_ACTIONS)
      console.log(found.map((one) => problemAsAnnotation(one)).join('\n'));
    const list = found.map((problem) => `${problemAsText(problem)}\n\n`).join('');
    throw new Error(`${list}${toolText('Check.problems', { count: found.length })}`);
  }
  console.log(toolText('Check.noProblems', { count: locales.length }));
}

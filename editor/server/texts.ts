import { existsSync, readFileSync } from 'node:fs';
import {
  applyEdits,
  findNodeAtLocation,
  getNodeValue,
  type JSONPath,
  modify,
  parseTree,
} from 'jsonc-parser';
import { checkMessages } from '@/content/check/checkMessages';
import { type MessageFile, readMessageFiles, textsOf } from '@/content/check/messageFile';
import { companyFile, companyProblems, companyValues } from '@/content/companyValues';
import { findValue, withValue } from '@/content/writeValue';
import type { Locale } from '@/i18n/locales';
import { type Done, type Edit, type Problem, Refusal, type Verdict } from '../protocol';
import { type Contents, isEdited, save } from './files';
import { makeAssets } from './media';

/* How values in the project's JSON files are read, checked and written. */

/** A JSON file with its content: the texts of a language, or values that all languages share. */
export interface Texts {
  readonly path: string;
  /** Of a message file alone. */
  readonly locale?: Locale;
  readonly text: string;
}

export const referencesFile = 'content/references.json';

const isMessages = (file: Texts): file is MessageFile => file.locale !== undefined;

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All files with texts or values, English first. @param others paths of more JSON files */
export function readTexts(others: readonly string[] = []): Texts[] {
  const messages = readMessageFiles();
  const rest = [companyFile, ...others].filter(
    (path) => !messages.some((one) => one.path === path),
  );
  const values = [...new Set(rest)].filter((path) => isEdited(path) && existsSync(path));
  return [...messages, ...values.map((path) => ({ path, text: readFileSync(path, 'utf8') }))];
}

/** The texts or values of a file, in its order. */
export function textsIn(file: Texts): { key: string; line: number; value: string }[] {
  return isMessages(file) ? textsOf(file) : companyValues(file.text);
}

/** What the build would say of files. */
export function problemsIn(files: readonly Texts[]): Problem[] {
  return [
    ...checkMessages(files.filter(isMessages)).problems,
    ...files.flatMap(({ path, text }) => (path === companyFile ? companyProblems(text) : [])),
  ];
}

function valueAt(source: string, at: JSONPath): unknown {
  const root = parseTree(source);
  const node = root && findNodeAtLocation(root, at);
  return node && getNodeValue(node);
}

/** In characters. Biome breaks longer lines. */
const lineWidth = 100;

/** A JSON file with another value at a place, written as Biome and the message files do; everything else stays as it is. */
export function edited(source: string, { at, value }: Pick<Edit, 'at' | 'value'>): string {
  const key = at.join('.');
  if (typeof value === 'string' && findValue(source, key)) return withValue(source, key, value);
  const isLine =
    Array.isArray(value) &&
    value.every((one) => typeof one === 'string') &&
    value.join('", "').length + key.length < lineWidth - 10;
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };
  const edits = modify(source, at, value, isLine ? {} : { formattingOptions });
  const written = edits.map((edit) => ({
    ...edit,
    content: (isLine ? edit.content.replaceAll('","', '", "') : edit.content).replace(
      /[\u00a0\u00ad\u202f]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  }));
  return applyEdits(source, written);
}

/**
 * Tries edits on files. Old problems elsewhere are not counted, because the edits have not caused them.
 *
 * @returns what the build would say of the values and of what they break elsewhere, with the files after the edits
 * @throws Refusal if there is no such value
 */
export function tryEdits(
  files: readonly Texts[],
  edits: readonly Edit[],
): Verdict & { readonly files: readonly Texts[] } {
  const inWords = (value: unknown) => String(value).normalize();
  const conflicts = edits.flatMap(({ path, at, value, base }) => {
    const file = files.find((one) => one.path === path);
    const key = at.join('.');
    const current = valueAt(file?.text ?? '', at);
    const isThere = current !== undefined && !isGroup(current);
    if (!file || (base !== undefined && !isThere))
      throw new Refusal(`There is no text "${key}" in ${path}.`);
    if (base === undefined || [base, value].map(inWords).includes(inWords(current))) return [];
    return { path, key, current: inWords(current) };
  });
  const after = files.map((file) => ({
    ...file,
    text: edits.filter(({ path }) => path === file.path).reduce(edited, file.text),
  }));
  const problems = problemsIn(after);
  const old = problems.length > 0 ? problemsIn(files) : [];
  const isAt = (one: Problem, path: string, key: string) => one.path === path && one.key === key;
  const isChanged = (one: Problem) => edits.some(({ path, at }) => isAt(one, path, at.join('.')));
  const isOld = (one: Problem) =>
    old.some(({ path, key, advice }) => isAt(one, path, key) && one.advice === advice);
  return {
    problems: problems.filter((one) => isChanged(one) || !isOld(one)),
    conflicts,
    files: after,
  };
}

/**
 * Saves values, and other files with them.
 *
 * @param words what is saved, for the history
 * @throws Refusal if the build would refuse a value, or if somebody else has changed one meanwhile
 */
export function saveEdits(words: string, edits: readonly Edit[], others: Contents = {}): void {
  const files = readTexts(edits.map(({ path }) => path));
  const tried = tryEdits(files, edits);
  const [problem] = tried.problems;
  if (problem) throw new Refusal(`Not saved. ${problem.key}: ${problem.advice}`);
  const [conflict] = tried.conflicts;
  if (conflict)
    throw new Refusal(`Not saved. ${conflict.key}: Somebody else has changed it meanwhile.`);
  const contents = (list: readonly Texts[]) =>
    Object.fromEntries(list.map(({ path, text }) => [path, text]));
  const changed = tried.files.filter(({ text }, index) => text !== files[index]?.text);
  save(words, { ...contents(changed), ...others }, contents(files));
}

/**
 * Saves as {@link saveEdits}, and makes from it what pages show. A page must never show a plant whose picture is not there.
 * So the list of plants is saved after a new picture, and before a removed one.
 */
export async function store(
  words: string,
  edits: readonly Edit[],
  files: Contents = {},
): Promise<Done> {
  const plants = edits.filter(({ path }) => path === referencesFile);
  const others = edits.filter(({ path }) => path !== referencesFile);
  const steps = [
    { part: others, added: files },
    { part: plants, added: {} },
  ];
  if (others.every(({ value }) => value === undefined)) steps.reverse();
  for (const { part, added } of steps) {
    const paths = [...part.map(({ path }) => path), ...Object.keys(added)];
    if (paths.length === 0) continue;
    saveEdits(words, part, added);
    await makeAssets(paths);
  }
  return { done: `Saved: ${words}.` };
}

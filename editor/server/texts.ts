import { readFileSync } from 'node:fs';
import {
  applyEdits,
  findNodeAtLocation,
  getNodeValue,
  type JSONPath,
  modify,
  parseTree,
} from 'jsonc-parser';
import { checkMessages } from '@/i18n/check/checkMessages';
import { type MessageFile, readMessageFiles, textsOf } from '@/i18n/check/messageFile';
import type { Locale } from '@/i18n/locales';
import {
  companyFile,
  companyProblems,
  companyValues,
  readCompanyFile,
} from '@/scripts/lib/companyValues';
import { findValue, withValue } from '@/scripts/lib/writeValue';
import type { Advice, Change, Place, Verdict } from '../protocol';
import { type Contents, Refusal, save } from './files';

/* Values in the project's JSON files: how they are read, checked and written. */

/** A file with texts: of a language, or of the values that all languages share. */
export interface Texts {
  readonly path: string;
  readonly locale?: Locale;
  readonly text: string;
}

/** A value for a place in a JSON file; undefined takes it away. */
export interface Edit {
  readonly path: string;
  readonly at: JSONPath;
  readonly value: unknown;
}

const isMessages = (file: Texts): file is MessageFile => file.locale !== undefined;

/** All files with texts, English first. */
export function readTexts(): Texts[] {
  return [...readMessageFiles(), { path: companyFile, text: readCompanyFile() }];
}

/** The texts of a file, in its order. */
export function textsIn(file: Texts): { key: string; line: number; value: string }[] {
  return isMessages(file) ? textsOf(file) : companyValues(file.text);
}

/** What the build would say. */
export function problemsIn(files: readonly Texts[]): Advice[] {
  const values = files.filter((file) => !isMessages(file));
  return [
    ...checkMessages(files.filter(isMessages)).problems,
    ...values.flatMap(({ text }) => companyProblems(text)),
  ];
}

/** What is at a place; undefined where there is nothing. */
export function valueAt(source: string, at: JSONPath): unknown {
  const root = parseTree(source);
  const node = root && findNodeAtLocation(root, at);
  return node && getNodeValue(node);
}

/** In characters of a line: what Biome leaves on one. */
const lineWidth = 100;

/** A JSON file with another value at a place, as Biome and the message files write it; all else keeps its form. */
export function edited(source: string, { at, value }: Omit<Edit, 'path'>): string {
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

const isAt = (one: Place) => (other: Place) => one.path === other.path && one.key === other.key;

/** What the build would say of the changed texts, and what the changes break elsewhere. */
function adviceOf(before: readonly Texts[], after: readonly Texts[], changed: readonly Place[]) {
  const problems = problemsIn(after);
  const old = problems.length > 0 ? problemsIn(before) : [];
  const isOld = (problem: Advice) =>
    old.some((one) => isAt(problem)(one) && problem.advice === one.advice);
  return problems.filter((problem) => changed.some(isAt(problem)) || !isOld(problem));
}

/**
 * Tries changes on the files.
 *
 * @returns with the files after the changes: of each only the changed texts differ
 * @throws Refusal where a text does not exist
 */
export function tryChanges(
  files: readonly Texts[],
  changes: readonly Change[],
): Verdict & { readonly files: readonly Texts[] } {
  const conflicts = changes.flatMap(({ path, key, base, text }) => {
    const file = files.find((one) => one.path === path);
    const current = file && findValue(file.text, key)?.value;
    if (current === undefined) throw new Refusal(`There is no text "${key}" in ${path}.`);
    return current === base || current === text ? [] : { path, key, current };
  });
  const after = files.map((file) => ({
    ...file,
    text: changes
      .filter(({ path }) => path === file.path)
      .reduce((source, { key, text }) => withValue(source, key, text), file.text),
  }));
  return { advice: adviceOf(files, after, changes), conflicts, files: after };
}

/**
 * Saves values of any JSON files, and other files with them.
 *
 * @throws Refusal where the build would refuse a text then
 */
export function saveEdits(words: string, edits: readonly Edit[], others: Contents = {}): void {
  const paths = [...new Set(edits.map(({ path }) => path))];
  const before = Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]));
  const after = { ...before };
  for (const edit of edits) after[edit.path] = edited(after[edit.path] ?? '', edit);
  const texts = readTexts();
  const changed = texts.map((file) => ({ ...file, text: after[file.path] ?? file.text }));
  const [problem] = adviceOf(texts, changed, []);
  if (problem) throw new Refusal(`Nothing was saved. ${problem.key}: ${problem.advice}`);
  save(words, { ...after, ...others }, before);
}

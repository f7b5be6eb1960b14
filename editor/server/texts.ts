import { checkMessages } from '@/i18n/check/checkMessages';
import { lineAt, type MessageFile, readMessageFiles, textsOf } from '@/i18n/check/messageFile';
import { messageProblems } from '@/i18n/check/messageProblems';
import type { Locale } from '@/i18n/locales';
import {
  companyFile,
  companyProblems,
  companyValues,
  readCompanyFile,
} from '@/scripts/lib/companyValues';
import { findValue, withValue } from '@/scripts/lib/writeValue';
import { chipName, slotsOf } from '../chips';
import type { Advice, Change, Place, Verdict } from '../protocol';
import { Refusal } from './files';

/** A file with texts: of a language, or of the values that all languages share. */
export interface Texts {
  readonly path: string;
  readonly locale?: Locale;
  readonly text: string;
}

const isMessages = (file: Texts): file is MessageFile => file.locale !== undefined;

/** All files with texts, English first. */
export function readTexts(): Texts[] {
  return [...readMessageFiles(), { path: companyFile, text: readCompanyFile() }];
}

/** By path. */
export function contentsOf(files: readonly Texts[]): Record<string, string> {
  return Object.fromEntries(files.map(({ path, text }) => [path, text]));
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

/** The place of a change's text in its file. @throws Refusal where there is none */
function placeOf(files: readonly Texts[], { path, key }: Place) {
  const file = files.find((one) => one.path === path);
  const place = file && findValue(file.text, key);
  if (!place) throw new Refusal(`There is no text "${key}" in ${path}.`);
  return { file, place };
}

/** The files after the changes: of each only the changed texts differ. */
function changedFiles(files: readonly Texts[], changes: readonly Change[]): Texts[] {
  for (const change of changes) placeOf(files, change);
  return files.map((file) => ({
    ...file,
    text: changes
      .filter(({ path }) => path === file.path)
      .reduce((source, { key, text }) => withValue(source, key, text), file.text),
  }));
}

const isAt = (one: Place) => (other: Place) => one.path === other.path && one.key === other.key;
const isSame = (one: Advice) => (other: Advice) => isAt(one)(other) && one.advice === other.advice;

function chipsIn(text: string): string[] {
  return [...new Set(slotsOf(text).map(chipName))];
}

/** “a” and “b”, after the word in its number. */
function named(chips: readonly string[]): string {
  return `chip${chips.length > 1 ? 's' : ''} ${chips.map((chip) => `“${chip}”`).join(' and ')}`;
}

/**
 * The chips that changes lose or invent, by the saved texts: the build compares the languages with each other, and does not
 * miss what all of them have lost. A chip that one language alone has is a mistake, which may be removed.
 */
function chipAdvice(files: readonly Texts[], changes: readonly Change[]): Advice[] {
  return changes.flatMap((change) => {
    const { file, place } = placeOf(files, change);
    if (!isMessages(file)) return [];
    const { path, key, text } = change;
    const all = files.flatMap((one) => chipsIn(findValue(one.text, key)?.value ?? ''));
    const now = chipsIn(text);
    const lost = chipsIn(place.value).filter(
      (chip) => !now.includes(chip) && all.indexOf(chip) !== all.lastIndexOf(chip),
    );
    const unknown = now.filter((chip) => !all.includes(chip) && !/[{}]/.test(chip));
    const advices = [
      lost.length > 0 &&
        `The ${named(lost)} ${lost.length > 1 ? 'are' : 'is'} missing here. Press “Put back”.`,
      unknown.length > 0 &&
        `The website knows no ${named(unknown)} in this text. Remove ${unknown.length > 1 ? 'them' : 'it'}.`,
    ].filter((advice) => advice !== false);
    const line = lineAt(file.text, place.offset);
    return advices.map((advice) => ({ path, line, key, advice, unusable: true }));
  });
}

/**
 * Tries changes on the files: what the build would say of the changed texts, and what the changes break elsewhere.
 *
 * @returns with the files after the changes
 * @throws Refusal where a text does not exist
 */
export function tryChanges(
  files: readonly Texts[],
  changes: readonly Change[],
): Verdict & { readonly files: readonly Texts[] } {
  const conflicts = changes.flatMap(({ base, text, ...at }) => {
    const current = placeOf(files, at).place.value;
    return current === base || current === text ? [] : { path: at.path, key: at.key, current };
  });
  const after = changedFiles(files, changes);
  const structure = messageProblems(after.filter(isMessages));
  const problems = problemsIn(after);
  const old = problems.length > 0 ? problemsIn(files) : [];
  const chips = chipAdvice(files, changes);
  const isEmpty = (problem: Advice) => changes.find(isAt(problem))?.text.trim() === '';
  const advice = problems
    .filter((problem) => changes.some(isAt(problem)) || !old.some(isSame(problem)))
    .map((problem): Advice => ({ ...problem, unusable: structure.some(isSame(problem)) }))
    // What follows from a lost chip, in other languages too.
    .filter(
      (problem) =>
        !problem.unusable || isEmpty(problem) || !chips.some(({ key }) => key === problem.key),
    );
  return { advice: [...chips, ...advice], conflicts, files: after };
}

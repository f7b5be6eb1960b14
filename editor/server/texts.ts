import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { checkMessages } from '@/i18n/check/checkMessages';
import { lineAt, type MessageFile, type Problem } from '@/i18n/check/messageFile';
import { messageProblems } from '@/i18n/check/messageProblems';
import { reason } from '@/scripts/lib/files';
import { chipName, slotsOf } from '../chips';
import type { Advice, Change, Verdict } from '../protocol';

/** A mistake of the request or of the disk, for the person who edits. */
export class Refusal extends Error {}

/** A text as it is written in the files: each letter one character, and none that nobody sees there. */
function asJson(text: string): string {
  return JSON.stringify(text.normalize()).replace(
    /[\u00a0\u00ad\u202f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function findPlace(file: MessageFile, key: string) {
  const node = findNodeAtLocation(
    parseTree(file.text) ?? { type: 'null', offset: 0, length: 0 },
    key.split('.'),
  );
  return node?.type === 'string' ? node : undefined;
}

/** The texts of a change's file at its key. @throws where there is none */
function placeOf(file: MessageFile, key: string) {
  const node = findPlace(file, key);
  if (!node) throw new Refusal(`There is no text "${key}" in ${file.path}.`);
  return node;
}

/** The files after the changes: of each only the changed texts differ. */
function changedFiles(files: readonly MessageFile[], changes: readonly Change[]): MessageFile[] {
  return files.map((file) => {
    let { text } = file;
    for (const change of changes.filter(({ locale }) => locale === file.locale)) {
      const { offset, length } = placeOf({ ...file, text }, change.key);
      text = text.slice(0, offset) + asJson(change.text) + text.slice(offset + length);
    }
    return { ...file, text };
  });
}

const sameProblem = (one: Problem) => (other: Problem) =>
  one.locale === other.locale && one.key === other.key && one.advice === other.advice;

function chipsIn(text: string): string[] {
  return [...new Set(slotsOf(text).map(chipName))];
}

/**
 * The chips that changes lose or invent, by the saved texts: the build compares the languages with each other, and does not
 * miss what all of them have lost. A chip that one language alone has is a mistake, which may be removed.
 */
function chipAdvice(files: readonly MessageFile[], changes: readonly Change[]): Advice[] {
  return changes.flatMap(({ locale, key, text }) => {
    const file = files.find((one) => one.locale === locale);
    const place = file && findPlace(file, key);
    if (!place) return [];
    const all = files.flatMap((one) => chipsIn(findPlace(one, key)?.value ?? ''));
    const now = chipsIn(text);
    const lost = chipsIn(place.value).filter(
      (chip) => !now.includes(chip) && all.indexOf(chip) !== all.lastIndexOf(chip),
    );
    const unknown = now.filter((chip) => !all.includes(chip) && !/[{}]/.test(chip));
    const named = (chips: readonly string[]) =>
      `chip${chips.length > 1 ? 's' : ''} ${chips.map((chip) => `“${chip}”`).join(' and ')}`;
    const advices = [
      lost.length > 0 &&
        `The ${named(lost)} ${lost.length > 1 ? 'are' : 'is'} missing here. Press “Put back”.`,
      unknown.length > 0 &&
        `The website knows no ${named(unknown)} in this text. Remove ${unknown.length > 1 ? 'them' : 'it'}.`,
    ].filter((advice) => advice !== false);
    const { path } = file;
    const line = lineAt(file.text, place.offset);
    return advices.map((advice) => ({ path, line, locale, key, advice, unusable: true }));
  });
}

/**
 * Tries changes on the message files: what the build would say of the changed texts, and what the changes break elsewhere.
 *
 * @returns with the files after the changes
 * @throws Refusal where a text does not exist
 */
export function tryChanges(
  files: readonly MessageFile[],
  changes: readonly Change[],
): Verdict & { readonly files: readonly MessageFile[] } {
  const conflicts = changes.flatMap(({ locale, key, base, text }) => {
    const file = files.find((candidate) => candidate.locale === locale);
    if (!file) throw new Refusal(`There is no language "${locale}".`);
    const current: string = placeOf(file, key).value.normalize();
    return current === base || current === text ? [] : { locale, key, current };
  });
  const after = changedFiles(files, changes);
  const structure = messageProblems(after);
  const isChanged = (problem: Problem) =>
    changes.some(({ locale, key }) => locale === problem.locale && key === problem.key);
  const { problems } = checkMessages(after);
  const old = problems.length > 0 ? checkMessages(files).problems : [];
  const chips = chipAdvice(files, changes);
  const isEmpty = ({ locale, key }: Problem) =>
    changes.some((one) => one.locale === locale && one.key === key && one.text.trim() === '');
  const advice = problems
    .filter((problem) => isChanged(problem) || !old.some(sameProblem(problem)))
    .map((problem): Advice => ({ ...problem, unusable: structure.some(sameProblem(problem)) }))
    // What follows from a lost chip, in other languages too.
    .filter(
      (problem) =>
        !problem.unusable || isEmpty(problem) || !chips.some(({ key }) => key === problem.key),
    );
  return { advice: [...chips, ...advice], conflicts, files: after };
}

/** Writes files that have changed. @throws Refusal where one cannot be written or has been changed meanwhile */
export function writeFiles(before: readonly MessageFile[], after: readonly MessageFile[]): void {
  const changed = after.filter(({ text }, index) => text !== before[index]?.text);
  for (const { path, locale } of changed) {
    // The mode, since root may write what is meant to be read only.
    if ((statSync(path).mode & 0o200) === 0) {
      throw new Refusal(
        `${path} is read-only, so nothing was saved. Allow writing to the file, then save again.`,
      );
    }
    if (readFileSync(path, 'utf8') !== before.find((file) => file.locale === locale)?.text) {
      throw new Refusal(`Another program has just changed ${path}. Save again.`);
    }
  }
  for (const { path, text } of changed) {
    const unfinished = `${path}.${process.pid}.tmp`;
    try {
      writeFileSync(unfinished, text, { mode: statSync(path).mode });
      renameSync(unfinished, path);
    } catch (error) {
      throw new Refusal(`${path} cannot be written: ${reason(error)}.`);
    }
  }
}

/** Tries a whole file, for one that is broken: everything that the build would say of it. */
export function tryFile(files: readonly MessageFile[], changed: MessageFile) {
  const after = files.map((file) => (file.locale === changed.locale ? changed : file));
  const advice = checkMessages(after)
    .problems.filter(({ locale }) => locale === changed.locale)
    .map((problem): Advice => ({ ...problem, unusable: true }));
  return { advice, files: after };
}

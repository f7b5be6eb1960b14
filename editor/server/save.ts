import { isDeepStrictEqual } from 'node:util';
import { conflictCode, type Done, type Edit, type Problem } from '../protocol';
import {
  asPath,
  isGroup,
  phrase,
  Refusal,
  type TextFile,
  unreadable,
  valueAt,
  type Words,
  withValue,
} from '../site';
import type { Contents } from './files';
import { describeLocation, problemsIn, readTexts } from './texts';
import { writeUndoable } from './undo';
import { withVat } from './vatNumber';

/* Checks and saves edits of texts, values, lists and settings of pictures. */

/** A JSON file with another value at one place. The rest stays as it is. */
export function applyEdit(source: string, { at, value }: Pick<Edit, 'at' | 'value'>): string {
  return withValue(source, asPath(at), value);
}

/** Files after edits. */
export function applyEdits(files: readonly TextFile[], edits: readonly Edit[]): TextFile[] {
  return files.map((file) => {
    const own = edits.filter(({ path }) => path === file.path);
    return { ...file, text: own.reduce(applyEdit, file.text) };
  });
}

/** What is said of edits that are not saved. */
export function refusalOf(files: readonly TextFile[], problem: Problem): Refusal {
  const name = describeLocation(files, problem);
  return new Refusal(phrase('Server.notSaved', { name, advice: problem }));
}

/** Nobody would see a value in a file that the site cannot read. @throws Refusal with the first mistake and its cure */
export function refuseUnreadable(files: readonly TextFile[], edits: readonly Edit[]): void {
  for (const file of files) {
    const finding = edits.some(({ path }) => path === file.path) ? unreadable(file) : undefined;
    if (finding) throw refusalOf(files, finding);
  }
}

/**
 * Values that somebody else has changed since the person who edits them saw them.
 *
 * @throws Refusal if there is no such value
 */
function conflictsIn(files: readonly TextFile[], edits: readonly Edit[]): Problem[] {
  // The order of a list's entries counts too.
  const asText = (value: unknown) =>
    (isGroup(value) ? JSON.stringify(value) : String(value)).normalize();
  return edits.flatMap(({ path, at, value, base }): Problem[] => {
    const file = files.find((one) => one.path === path);
    const key = at.join('.');
    const current = valueAt(file?.text ?? '', at);
    const isThere = current !== undefined && isGroup(current) === isGroup(base);
    if (!file || (base !== undefined && !isThere))
      throw new Refusal(phrase('Server.noText', { name: describeLocation(files, { path, key }) }));
    if (base === undefined || [base, value].map(asText).includes(asText(current))) return [];
    return [{ path, key, code: conflictCode, values: { current: asText(current) } }];
  });
}

/**
 * What the build would report about edited values, and about what they break elsewhere. Old problems elsewhere are not
 * counted, because the edits have not caused them.
 *
 * @param withFiles other files that are saved together with the edits
 */
function newProblems(
  before: readonly TextFile[],
  after: readonly TextFile[],
  edits: readonly Edit[],
  withFiles: Contents,
): Problem[] {
  const problems = problemsIn(after, 'save', withFiles);
  const old = problems.length > 0 ? problemsIn(before) : [];
  const isEditedValue = (one: Problem) =>
    edits.some(({ path, at }) => one.path === path && one.key === at.join('.'));
  const isOld = (one: Problem) =>
    old.some((other) => isDeepStrictEqual({ ...one, line: other.line }, other));
  return problems.filter((one) => isEditedValue(one) || !isOld(one));
}

/**
 * Checks edits and applies them to files, without writing them.
 *
 * @param given the edits. An edit of the company number changes the VAT number too
 * @param withFiles other files that are saved together with the edits
 * @returns the new problems, then the conflicts; and the files after the edits
 * @throws Refusal if there is no such value, or if its file is broken
 */
export function checkEdits(
  files: readonly TextFile[],
  given: readonly Edit[],
  withFiles: Contents = {},
): { readonly problems: readonly Problem[]; readonly files: readonly TextFile[] } {
  refuseUnreadable(files, given);
  const edits = withVat(files, given);
  const conflicts = conflictsIn(files, edits);
  const after = applyEdits(files, edits);
  return { problems: [...newProblems(files, after, edits, withFiles), ...conflicts], files: after };
}

/**
 * Saves edits, as one save that can be undone.
 *
 * @param description what is saved, for *Undo*
 * @param withFiles other files that are saved together with the edits. Undefined removes one
 * @throws Refusal if the build would refuse a value, if somebody else has changed one in the meantime, or if a file is
 * broken
 */
export function saveEdits(
  description: Words,
  edits: readonly Edit[],
  withFiles: Contents = {},
): Done {
  const files = readTexts(edits.map(({ path }) => path));
  const checked = checkEdits(files, edits, withFiles);
  const [problem] = checked.problems;
  if (problem) throw refusalOf(checked.files, problem);
  const contents = (list: readonly TextFile[]) =>
    Object.fromEntries(list.map(({ path, text }) => [path, text]));
  const changed = checked.files.filter(({ text }, index) => text !== files[index]?.text);
  writeUndoable(description, { ...contents(changed), ...withFiles }, contents(files));
  return { done: [phrase('Server.saved', { words: description })] };
}

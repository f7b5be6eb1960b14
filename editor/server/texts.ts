import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { conflictCode, type Done, type Edit } from '../protocol';
import {
  asPath,
  companyFile,
  type Finding,
  findingsOf,
  isGroup,
  type MessageFile,
  namer,
  phrase,
  Refusal,
  readMessageFiles,
  readText,
  rulesAt,
  type TextFile,
  textsOf,
  unreadable,
  valueAt,
  valueFiles,
  valuesOf,
  type Words,
  withValue,
} from '../site';
import {
  atField,
  editsOfFields,
  entryFiles,
  fieldAt,
  inFull,
  isEntryField,
  keysIn,
} from './entries';
import { type Contents, isEdited, writeUndoable } from './files';

/* How values in the project's JSON files are read, checked and written. */

const isMessageFile = (file: TextFile): file is MessageFile => file.locale !== undefined;

/** The place of a text or value in words, with its file in brackets. A file that cannot be read has only a line. */
export function describeLocation(
  files: readonly TextFile[],
  { path, key, line }: Pick<Finding, 'path' | 'key'> & { readonly line?: number },
): Words {
  if (key) return { joined: [namer(files.map(inFull))(key), ` (${path})`] };
  return line === undefined ? path : phrase('Rules.place', { path, line });
}

/** All files with texts or values, the English file first. @param further paths of other JSON files */
export function readTexts(further: readonly string[] = []): TextFile[] {
  const messages = readMessageFiles();
  const rest = [...valueFiles, ...further].filter(
    (path) => !messages.some((one) => one.path === path),
  );
  const values = [...new Set(rest)].filter((path) => isEdited(path) && existsSync(path));
  return [...messages, ...values.map((path) => ({ path, text: readText(path) }))];
}

/** The texts or values of a file, in its order. */
export function textsIn(file: TextFile): { key: string; line: number; value: string }[] {
  return isMessageFile(file) ? textsOf(file) : valuesOf(file.path, file.text);
}

/**
 * What would be reported about files when they are saved, or built.
 *
 * @param withFiles files that are saved together with them
 */
export function problemsIn(
  files: readonly TextFile[],
  when: 'save' | 'build' = 'save',
  withFiles: Contents = {},
): Finding[] {
  const found = findingsOf(rulesAt(when), {
    messages: files.filter(isMessageFile),
    values: files.filter((file) => !isMessageFile(file)),
    exists: (file) =>
      Object.hasOwn(withFiles, file) ? withFiles[file] !== undefined : existsSync(file),
  });
  const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? '';
  return found.map((one) => atField(one, textOf(one.path)));
}

/** A JSON file with another value at one place. The rest stays as it is. */
export function applyEdit(source: string, { at, value }: Pick<Edit, 'at' | 'value'>): string {
  return withValue(source, asPath(at), value);
}

/** A branch's code has thirteen digits, of which the VAT number has only the nine of the company. */
const vatOf = (uic: unknown) => `BG${String(uic).slice(0, 9)}`;

/**
 * Edits with that of the VAT number, if it has to follow a new company number. The check compares the two, so neither
 * could be saved alone. A VAT number that does not come from the old company number stays as it is.
 */
function withVat(files: readonly TextFile[], edits: readonly Edit[]): readonly Edit[] {
  const editOf = (name: string) =>
    edits.find(({ path, at }) => path === companyFile && at.join('.') === name);
  const uic = editOf('uic');
  const text = files.find(({ path }) => path === companyFile)?.text;
  if (!uic || !text || editOf('vat')) return edits;
  const vat = valueAt(text, ['vat']);
  if (vat !== vatOf(valueAt(text, ['uic']))) return edits;
  return [
    ...edits,
    { kind: 'value', path: companyFile, at: ['vat'], base: vat, value: vatOf(uic.value) },
  ];
}

/**
 * Files after edits.
 *
 * @param ids of the fields for which a person has chosen files
 */
export function applyEdits(
  files: readonly TextFile[],
  edits: readonly Edit[],
  ids: readonly string[],
): TextFile[] {
  return files.map((file) => {
    const own = edits.filter(({ path }) => path === file.path);
    const plain = own.filter((edit) => !isEntryField(edit));
    const text = plain.reduce(applyEdit, file.text);
    if (!entryFiles.includes(file.path)) return { ...file, text };
    const keys = keysIn(file.path, ids);
    const fields = editsOfFields(file.path, text, own.filter(isEntryField), keys);
    return { ...file, text: fields.reduce(applyEdit, text) };
  });
}

/** Nobody would see a value in a file that the site cannot read. @throws Refusal with the first mistake and its cure */
function refuseUnreadable(files: readonly TextFile[], edits: readonly Edit[]): void {
  for (const file of files) {
    const finding = edits.some(({ path }) => path === file.path) ? unreadable(file) : undefined;
    if (!finding) continue;
    const name = describeLocation(files, finding);
    throw new Refusal(phrase('Server.notSaved', { name, advice: finding }));
  }
}

/**
 * Values that somebody else has changed since the person who edits them saw them.
 *
 * @throws Refusal if there is no such value
 */
function conflictsIn(files: readonly TextFile[], edits: readonly Edit[]): Finding[] {
  // The order of a list's entries counts too.
  const asText = (value: unknown) =>
    (isGroup(value) ? JSON.stringify(value) : String(value)).normalize();
  return edits.flatMap((edit): Finding[] => {
    const { path, at, value, base } = edit;
    const file = files.find((one) => one.path === path);
    const key = at.join('.');
    const text = file?.text ?? '';
    const current = isEntryField(edit) ? fieldAt(path, text, at) : valueAt(text, at);
    const isThere = current !== undefined && isGroup(current) === isGroup(base);
    if (!file || (base !== undefined && !isThere))
      throw new Refusal(phrase('Server.noText', { name: describeLocation(files, { path, key }) }));
    if (base === undefined || [base, value].map(asText).includes(asText(current))) return [];
    return [{ path, line: 0, key, code: conflictCode, values: { current: asText(current) } }];
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
): Finding[] {
  const problems = problemsIn(after, 'save', withFiles);
  const old = problems.length > 0 ? problemsIn(before) : [];
  const isEditedValue = (one: Finding) =>
    edits.some(({ path, at }) => one.path === path && one.key === at.join('.'));
  const isOld = (one: Finding) =>
    old.some((other) => isDeepStrictEqual({ ...one, line: 0 }, { ...other, line: 0 }));
  return problems.filter((one) => isEditedValue(one) || !isOld(one));
}

/**
 * Applies edits to files without writing them.
 *
 * @param given the edits. An edit of the company number changes the VAT number too.
 * @param withFiles other files that are saved together with the edits
 * @param ids of the fields for which a person has chosen files
 * @returns the new problems, then the conflicts; and the files after the edits
 * @throws Refusal if there is no such value, or if its file is broken
 */
export function tryEdits(
  files: readonly TextFile[],
  given: readonly Edit[],
  withFiles: Contents = {},
  ids: readonly string[] = [],
): { readonly problems: readonly Finding[]; readonly files: readonly TextFile[] } {
  refuseUnreadable(files, given);
  const edits = withVat(files, given);
  const conflicts = conflictsIn(files, edits);
  const after = applyEdits(files, edits, ids);
  return { problems: [...newProblems(files, after, edits, withFiles), ...conflicts], files: after };
}

/**
 * Saves values, and other files with them.
 *
 * @param description what is saved, for the history
 * @param withFiles other files that are saved together with the values
 * @param ids of the fields for which a person has chosen files
 * @param files all files with texts or values, and those of the edits
 * @throws Refusal if the build would refuse a value, if somebody else has changed one in the meantime, or if a file is
 * broken
 */
export function saveEdits(
  description: Words,
  edits: readonly Edit[],
  withFiles: Contents = {},
  ids: readonly string[] = [],
  files: readonly TextFile[] = readTexts(edits.map(({ path }) => path)),
): Done {
  const tried = tryEdits(files, edits, withFiles, ids);
  const [problem] = tried.problems;
  if (problem) {
    const name = describeLocation(tried.files, problem);
    throw new Refusal(phrase('Server.notSaved', { name, advice: problem }));
  }
  const contents = (list: readonly TextFile[]) =>
    Object.fromEntries(list.map(({ path, text }) => [path, text]));
  const changed = tried.files.filter(({ text }, index) => text !== files[index]?.text);
  writeUndoable(description, { ...contents(changed), ...withFiles }, contents(files));
  return { done: [phrase('Server.saved', { words: description })] };
}

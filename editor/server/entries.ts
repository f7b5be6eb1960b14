import { z } from 'zod';
import { type Edit, pictureTypes } from '../protocol';
import {
  asPath,
  content,
  contentFiles,
  type Finding,
  isDaySchema,
  isGroup,
  locales,
  type Phrase,
  parsedJson,
  phrase,
  type Words,
} from '../site';
import { differencesBetween } from './differences';

/*
 * Certificates and plants: entries of a list in a JSON file, each with files. People see an entry as one level of texts
 * with the fields of its schema, in its order; what it leaves out is an empty text. After the last entry comes a further
 * one with empty fields. It exists once they are saved.
 */

type Group = Readonly<Record<string, unknown>>;

export type FileKind = 'document' | 'photograph';

interface EntryList {
  /** Its record name also names the files of an entry. The editor makes one for a new entry, and nobody changes it. */
  readonly file: {
    readonly path: string;
    readonly schema: z.ZodArray<z.ZodObject>;
    readonly recordName: string;
    readonly filesOf: (name: string) => Readonly<Record<string, string>>;
  };
  /** What the panel calls the list. */
  readonly title: Words;
  readonly kind: FileKind;
  /** The types of files that can be chosen. */
  readonly accept: string;
  /** A name for the files of a new entry. */
  newName(entry: Group, others: readonly string[]): string;
  /** What is said of a file that is missing. */
  readonly missing: Phrase;
}

/** A name for files, from words. Words without Latin letters or digits get a number, as does a name that is taken. */
function fileNameOf(words: string, taken: readonly string[], prefix?: string): string {
  const latin = words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const own = latin.match(/[a-z0-9]+/g) ?? [];
  const first = [...(prefix ? [prefix] : []), ...own].join('-');
  const isFree = (candidate: string) => !taken.includes(candidate);
  if (own.length > 0 && isFree(first)) return first;
  const base = first || 'entry';
  let number = own.length > 0 ? 2 : 1;
  while (!isFree(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

const lists: readonly EntryList[] = [
  {
    file: contentFiles.certificates,
    title: phrase('Panel.certificates'),
    kind: 'document',
    accept: 'application/pdf',
    newName({ standard, edition }, taken) {
      const isTaken = taken.includes(fileNameOf(String(standard), []));
      return fileNameOf(isTaken ? `${standard} ${edition}` : String(standard), taken);
    },
    missing: phrase('Entry.chooseDocument'),
  },
  {
    file: contentFiles.references,
    title: phrase('Panel.plants'),
    kind: 'photograph',
    accept: pictureTypes,
    newName: ({ name }, taken) =>
      fileNameOf(
        String(isGroup(name) ? (name.en ?? '') : ''),
        [...taken, ...Object.keys(content.pictures)],
        'plant',
      ),
    missing: phrase('Entry.choosePhotograph'),
  },
];

export const entryLists = lists.map(({ file }) => file.path);

function listOf(path: string): EntryList {
  const list = lists.find(({ file }) => file.path === path);
  if (!list) throw new Error(path);
  return list;
}

/** What the panel calls a list of entries. Undefined for any other file. */
export function titleOfEntries(path: string): Words | undefined {
  return lists.find(({ file }) => file.path === path)?.title;
}

/** The members of a group, with their schemas, in the order of the schema. */
function schemaMembers(schema: unknown): readonly (readonly [string, unknown])[] | undefined {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape);
  if (schema instanceof z.ZodRecord) return locales.map((locale) => [locale, schema.valueType]);
  return undefined;
}

/** The schema of a value that may be left out. */
const unwrapped = (schema: unknown): unknown =>
  schema instanceof z.ZodExactOptional || schema instanceof z.ZodNullable
    ? unwrapped(schema.unwrap())
    : schema;

const isOptional = (schema: unknown) => unwrapped(schema) !== schema;

/** The fields of a value, as texts. */
function fieldsOf(schema: unknown, value: unknown): unknown {
  const parts = schemaMembers(unwrapped(schema));
  if (!parts) return [value ?? []].flat().join(', ');
  const group = isGroup(value) ? value : {};
  return Object.fromEntries(parts.map(([name, part]) => [name, fieldsOf(part, group[name])]));
}

const isEmpty = (fields: unknown): boolean =>
  isGroup(fields) ? Object.values(fields).every(isEmpty) : fields === '';

/** The value with these fields. It may break the rules. Undefined leaves it out. */
function valueFrom(schema: unknown, fields: unknown): unknown {
  if (isOptional(schema) && isEmpty(fields))
    return schema instanceof z.ZodNullable ? null : undefined;
  if (isOptional(schema)) return valueFrom(unwrapped(schema), fields);
  const parts = schemaMembers(schema);
  if (parts) {
    const group = isGroup(fields) ? fields : {};
    const values = parts.map(([name, part]) => [name, valueFrom(part, group[name])] as const);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  }
  const text = String(fields).normalize();
  if (schema instanceof z.ZodNumber && /^-?\d+([.,]\d+)?$/.test(text))
    return Number(text.replace(',', '.'));
  if (schema instanceof z.ZodUnion) return text.split(',').flatMap((one) => one.trim() || []);
  return text;
}

/** The entries of a list that can be read. */
export function parsedEntries(source: string): readonly unknown[] {
  const value = parsedJson(source);
  return Array.isArray(value) ? value : [];
}

/** The names of the entries, by which their files are called. */
export function namesOf(path: string, entries: readonly unknown[]): string[] {
  const { recordName } = listOf(path).file;
  return entries.map((entry) => String((isGroup(entry) && entry[recordName]) || ''));
}

/** A file of entries with all their fields, and with those of a further entry. */
export function inFull<File extends { readonly path: string; readonly text: string }>(
  file: File,
): File {
  if (!entryLists.includes(file.path)) return file;
  const { schema, filesOf } = listOf(file.path).file;
  const files = Object.keys(filesOf('')).map((field) => field.split('.'));
  const entries = [...parsedEntries(file.text), {}].map((entry) =>
    files.reduce((fields, at) => withField(fields, at, ''), fieldsOf(schema.element, entry)),
  );
  return { ...file, text: JSON.stringify(entries) };
}

/** Whether the field is the name of the files, which no person writes. */
export function isFileName(path: string, key: string): boolean {
  return entryLists.includes(path) && key.split('.')[1] === listOf(path).file.recordName;
}

/** Whether a field of an entry is a day. */
export function isDayField(path: string, key: string): boolean {
  const [, ...names] = key.split('.');
  const schema = names.reduce<unknown>(
    (group, name) => Object.fromEntries(schemaMembers(unwrapped(group)) ?? [])[name],
    listOf(path).file.schema.element,
  );
  return isDaySchema(unwrapped(schema));
}

/** The files of an entry by the keys of their fields. */
export function filesOfEntry(path: string, entries: readonly unknown[], index: number) {
  const { kind, accept, file: list } = listOf(path);
  const name = namesOf(path, entries)[index] ?? '';
  const files = Object.entries(list.filesOf(name));
  return files.map(([field, file]) => ({ key: `${index}.${field}`, file, kind, accept }));
}

/** What a person can choose for a field. Undefined if it is not that of a file. @param id of the field */
export function fileKindOf(id: string): FileKind | undefined {
  return lists.find(({ file }) => id.startsWith(`${file.path} `))?.kind;
}

/** The keys of those fields that are in a file. @param ids of fields: the path of the file, a space and the key */
export function keysIn(path: string, ids: readonly string[]): string[] {
  return ids.filter((id) => id.startsWith(`${path} `)).map((id) => id.slice(path.length + 1));
}

/** Fields with another text in one of them. */
function withField(fields: unknown, [name, ...rest]: Edit['at'], value: unknown): unknown {
  if (name === undefined) return value;
  const group = isGroup(fields) ? fields : {};
  return { ...group, [name]: withField(group[name], rest, value) };
}

/**
 * The edits of values that edits of fields mean. Edits of the entry after the last one add it.
 *
 * @param chosen the keys of the fields for which a person has chosen files
 */
export function editsOfFields(
  path: string,
  source: string,
  edits: readonly Edit[],
  chosen: readonly string[],
): Edit[] {
  const { file, newName } = listOf(path);
  const { element: schema } = file.schema;
  const entries = parsedEntries(source);
  const touched = [...edits.map(({ at }) => at.join('.')), ...chosen];
  const indexes = [...new Set(touched.map((key) => Number.parseInt(key, 10)))];
  const isTouched = ({ at }: Edit) =>
    touched.some((key) => `${key}.`.startsWith(`${at.join('.')}.`));
  return indexes.flatMap((index) => {
    const old = entries[index];
    const fields = edits
      .filter(({ at }) => Number(at[0]) === index)
      .reduce((all, { at, value }) => withField(all, at.slice(1), value), fieldsOf(schema, old));
    const entry = valueFrom(schema, fields) as Group;
    // What nobody has touched may be written in another way.
    if (isGroup(old))
      return differencesBetween(path, old, entry)
        .flatMap(({ place, value }): Edit[] =>
          place.kind === 'value' ? [{ path, at: [index, ...place.at], value }] : [],
        )
        .filter(isTouched);
    const named = { ...entry, [file.recordName]: newName(entry, namesOf(path, entries)) };
    return [{ path, at: [index], value: named }];
  });
}

/** The text of a field. Undefined if there is none. */
export function fieldAt(path: string, source: string, at: Edit['at']): string | undefined {
  const [index, ...names] = asPath(at);
  const entries = parsedEntries(source);
  if (typeof index !== 'number' || index > entries.length) return undefined;
  const fields = names.reduce<unknown>(
    (group, name) => (isGroup(group) ? group[String(name)] : undefined),
    fieldsOf(listOf(path).file.schema.element, entries[index]),
  );
  return typeof fields === 'string' ? fields.normalize() : undefined;
}

/** A finding about a file that is missing, at the field where a person chooses it. Any other stays as it is. */
export function atField(finding: Finding, source: string): Finding {
  const { path, line, key, values } = finding;
  if (!isFileName(path, key)) return finding;
  const files = filesOfEntry(path, parsedEntries(source), Number(key.split('.')[0]));
  const field = files.find(({ file }) => file === values?.file);
  return field ? { path, line, key: field.key, ...listOf(path).missing } : finding;
}

import { isDeepStrictEqual } from 'node:util';
import { rowsThat } from '@/content/catalogue';
import { readMessageFiles } from '@/content/read';
import { locales } from '@/i18n/locales';
import { toolText } from '@/i18n/toolText';
import { type Done, type Move, type RecordList, type RecordName, Refusal } from '../protocol';
import { certificates } from './certificates';
import { readJson } from './files';
import type { Answers } from './questions';
import type { RecordKind } from './recordKind';
import { plants } from './references';
import { store } from './texts';

/*
 * Records, such as plants and certificates: entries of a list in a JSON file, each with files and perhaps texts. A
 * person adds, changes and removes them with a form of questions. Each time everything is one save.
 */

/** Does something with a kind of record, of whose records only the kind itself knows the type. */
function withKind<Result>(name: string, work: <Item>(kind: RecordKind<Item>) => Result): Result {
  if (name === 'references') return work(plants);
  if (name === 'certificates') return work(certificates);
  throw new Refusal(toolText('Server.noFile', { file: name }));
}

/** @throws Refusal if a person has broken the file */
const readWhole = <Item>({ file }: RecordKind<Item>) => readJson(file) as readonly Item[];

/**
 * Finds the record that a person has in mind, wherever it is in the list now.
 *
 * @param seen the record as JSON, as the person has seen it
 * @throws Refusal if somebody has changed or removed it since
 */
function find(list: readonly unknown[], seen: string): number {
  const index = list.findIndex((item) => isDeepStrictEqual(item, JSON.parse(seen)));
  if (index < 0) throw new Refusal(toolText('Records.listChanged'));
  return index;
}

/** The answers of a form. Several choices for one question are one answer. */
function answersIn(form: FormData): Answers {
  const text = (value: FormDataEntryValue) =>
    typeof value === 'string' ? value : value.size > 0 ? value.name : '';
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => [name, form.getAll(name).map(text).join()]),
  );
}

async function filesIn(form: FormData): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {};
  for (const [name, value] of form)
    if (typeof value !== 'string' && value.size > 0)
      files[name] = Buffer.from(await value.arrayBuffer());
  return files;
}

/**
 * Changes a record, or adds one.
 *
 * @param form answers to the questions, the chosen files, and as `seen` the record as JSON before the change
 * @throws Refusal that says which answers are missing or wrong, or that somebody else has changed the record
 */
export function saveRecord(name: string, form: FormData): Promise<Done> {
  return withKind(name, async (kind) => {
    const list = readWhole(kind);
    const seen = form.get('seen');
    const index = seen ? find(list, String(seen)) : list.length;
    const { record, edits, files } = await kind.make({
      answers: answersIn(form),
      files: await filesIn(form),
      old: list[index],
      others: list.toSpliced(index, 1),
    });
    const own = kind.nameOf(record);
    const edit = { path: kind.file, at: [index], value: record };
    store(own, [edit, ...edits], files);
    const saved = toolText('Records.saved', { name: own, count: locales.length });
    return { done: `${saved} ${kind.afterSave(record, Object.keys(files), list[index])}` };
  });
}

/**
 * Removes a record and what belongs to it.
 *
 * @param seen the record as JSON
 * @throws Refusal if somebody has changed the record, or if the list needs it
 */
export function removeRecord(name: string, seen: string): Promise<Done> {
  return withKind(name, async (kind) => {
    const list = readWhole(kind);
    const index = find(list, seen);
    const item = list[index] as (typeof list)[number];
    const { edits, files } = kind.removal(item);
    const own = kind.nameOf(item);
    const edit = { path: kind.file, at: [index] };
    store(toolText('Records.theRemoved', { name: own }), [edit, ...edits], files);
    return { done: toolText('Records.removed', { name: own }) };
  });
}

/**
 * Lets a record and its neighbour in the list change places.
 *
 * @throws Refusal if somebody has changed the record, or if there is no neighbour on that side
 */
export function moveRecord(name: string, { seen, step }: Move): Promise<Done> {
  return withKind(name, async (kind) => {
    const list = readWhole(kind);
    const index = find(list, seen);
    const [item, neighbour] = [list[index], list[index + step]];
    if (item === undefined || neighbour === undefined)
      throw new Refusal(toolText('Records.listChanged'));
    const own = kind.nameOf(item);
    store(toolText('Records.theMoved', { name: own }), [
      { path: kind.file, at: [index], value: neighbour },
      { path: kind.file, at: [index + step], value: item },
    ]);
    return { done: toolText('Records.moved', { name: own, place: index + step + 1 }) };
  });
}

/** The records of a kind with their questions, as the panel shows them. */
function listOf(name: RecordName, texts: readonly string[]): RecordList {
  const messages = readMessageFiles();
  return withKind(name, (kind) => ({
    texts,
    newQuestions: kind.questions(true).map(({ problem: _, ...question }) => question),
    questions: kind.questions(false).map(({ problem: _, ...question }) => question),
    entries: kind.read().map((item) => ({
      name: kind.nameOf(item),
      note: kind.noteOf(item),
      answers: kind.answersOf(item),
      seen: JSON.stringify(item),
      removal: kind.beforeRemoval(item, messages),
    })),
  }));
}

/** All records, as they are on disk now. */
export function readRecords(): Readonly<Record<RecordName, RecordList>> {
  return {
    references: listOf('references', []),
    certificates: listOf(
      'certificates',
      rowsThat((row) => row.certificates),
    ),
  };
}

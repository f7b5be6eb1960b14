import type { MessageFile } from '@/content/read';
import type { Edit, Removal } from '../protocol';
import type { Contents } from './files';
import type { Answers, CheckedQuestion } from './questions';

/** What a person has answered about a record. */
interface Given<Item> {
  readonly answers: Answers;
  /** The chosen files by the names of their questions. */
  readonly files: Readonly<Record<string, Buffer>>;
  /** The record before the change. Undefined for a new one. */
  readonly old: Item | undefined;
  /** All other records of the list. */
  readonly others: readonly Item[];
}

/** What is saved together with a record. */
interface Attached {
  readonly edits: readonly Edit[];
  readonly files: Contents;
}

/** How one kind of record is asked for, and what belongs to it. */
export interface RecordKind<Item> {
  readonly file: string;
  /** The records that can be read, to show them. A change needs the whole file. */
  read(): readonly Item[];
  questions(isNew: boolean): readonly CheckedQuestion[];
  nameOf(item: Item): string;
  /** A few words beside the name in the list. */
  noteOf(item: Item): string;
  answersOf(item: Item): Answers;
  /** @throws Refusal that says which answers are missing or wrong */
  make(given: Given<Item>): Promise<Attached & { readonly record: Item }>;
  /** What is removed together with a record. */
  removal(item: Item): Attached;
  /**
   * What a person reads before a record is removed.
   *
   * @param messages in which texts may speak of it
   */
  beforeRemoval(item: Item, messages: readonly MessageFile[]): Removal;
  /**
   * What a person reads after a save.
   *
   * @param saved the names of the files that were saved together with the record
   * @param old the record before the change. Undefined for a new one.
   */
  afterSave(item: Item, saved: readonly string[], old: Item | undefined): string;
}

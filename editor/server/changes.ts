import { isDeepStrictEqual } from 'node:util';
import type { JSONPath } from 'jsonc-parser';
import {
  certificatesFile,
  confirmedFile,
  factsFile,
  pictureFactsFile,
  referencesFile,
} from '@/content/files';
import { asPath, withValue } from '@/content/write';
import type { Edit } from '../protocol';
import { isGroup, valueAt } from './texts';

/* In which values two versions of a JSON file differ, and how the values of one version are written into another. */

/** A value in which two versions differ. A side is undefined if the value does not exist there. */
export interface Change {
  /**
   * Its place. In a list of records, the first part is the name of the record and not its index, or a name of its own for
   * the order of the records.
   */
  readonly at: JSONPath;
  readonly before: unknown;
  readonly after: unknown;
}

/** The property that names the records of a list. By their names, changes of different records can be told apart. */
const nameOfRecord: Readonly<Record<string, string>> = {
  [referencesFile]: 'picture',
  [certificatesFile]: 'id',
  [confirmedFile]: 'what',
  [factsFile]: 'id',
};

/** Files that only programs write, in which each record is one value for people. */
const filesOfWholes: readonly string[] = [pictureFactsFile, confirmedFile, factsFile];

/** Whether a group is compared as one value, by its dotted key. */
function isWholeIn(file: string): (key: string) => boolean {
  return (key) => key !== '' && filesOfWholes.includes(file);
}

/** The names of a file's records, in their order. */
export function namesIn(file: string, list: unknown): unknown[] {
  const property = nameOfRecord[file];
  if (!property || !Array.isArray(list)) return [];
  return list.map((record: unknown) => (isGroup(record) ? record[property] : undefined));
}

/** A list of records as a group by their names. Everything else stays as it is. */
function byName(file: string, value: unknown): unknown {
  const names = namesIn(file, value);
  const isNamed = names.every((name) => typeof name === 'string');
  if (!Array.isArray(value) || !nameOfRecord[file] || !isNamed) return value;
  if (new Set(names).size < names.length) return value;
  return Object.fromEntries(value.map((record, index) => [names[index], record]));
}

/** Takes the place of a record's name if the order of the records differs. No record has this name. */
const orderName = '(order)';

/** Whether a change is that of the order of records. Its values are the names of the records. */
export const isOrder = ({ at }: Pick<Change, 'at'>) => at[0] === orderName;

/** The names of records in another order. Those that the order does not have come last. */
function inOrder<Item>(items: readonly Item[], nameOf: (item: Item) => unknown, order: unknown) {
  const names = Array.isArray(order) ? order : [];
  const place = (item: Item) => {
    const index = names.indexOf(nameOf(item));
    return index < 0 ? names.length : index;
  };
  return items.toSorted((one, other) => place(one) - place(other));
}

/**
 * The change of the order of records. There is none if records were only removed, or added at the end, which is where new
 * ones go.
 */
function orderChange(file: string, before: unknown, after: unknown): Change[] {
  if (byName(file, before) === before || byName(file, after) === after) return [];
  const [old, now] = [namesIn(file, before), namesIn(file, after)];
  const expected = inOrder(now, (name) => name, old);
  return isDeepStrictEqual(now, expected) ? [] : [{ at: [orderName], before: old, after: now }];
}

/** A list of records in another order. Anything else stays as it is. */
export function ordered(file: string, list: unknown, order: unknown): unknown {
  const property = nameOfRecord[file];
  if (!property || !Array.isArray(list)) return list;
  return inOrder(list, (record) => (isGroup(record) ? record[property] : undefined), order);
}

export function parsed(content: Buffer | string | undefined): unknown {
  try {
    return JSON.parse(String(content));
  } catch {
    return undefined;
  }
}

/** @param isWhole whether the group with a dotted key is compared as one value */
function changesIn(
  before: unknown,
  after: unknown,
  isWhole: (key: string) => boolean,
  at: JSONPath,
): Change[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isGroup(before) || !isGroup(after) || isWhole(at.join('.'))) return [{ at, before, after }];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => changesIn(before[name], after[name], isWhole, [...at, name]));
}

/**
 * The values in which two versions of a file differ.
 *
 * @param isWhole whether the group with a dotted key is compared as one value
 */
export function changesBetween(
  file: string,
  before: unknown,
  after: unknown,
  isWhole = isWholeIn(file),
): Change[] {
  return [
    ...changesIn(byName(file, before), byName(file, after), isWhole, []),
    ...orderChange(file, before, after),
  ];
}

/** The place in the file as it is. A new record is at the end of its list. */
export function placeIn(file: string, source: string, at: JSONPath): JSONPath {
  const [first, ...rest] = at;
  const list = parsed(source);
  if (!nameOfRecord[file] || !Array.isArray(list) || first === undefined) return at;
  const index = namesIn(file, list).indexOf(first);
  return [index < 0 ? list.length : index, ...rest];
}

/** A value for a place. Undefined removes what is there. */
export type Wanted = Pick<Edit, 'at' | 'value'>;

/** A JSON file with other values. The rest of it stays as it is. */
export function withValues(file: string, source: string, wanted: readonly Wanted[]): string {
  // The order comes last, because it may name new records.
  const sorted = wanted.toSorted((one, other) => Number(isOrder(one)) - Number(isOrder(other)));
  return sorted.reduce((text, { at, value }) => {
    if (isOrder({ at })) return withValue(text, [], ordered(file, parsed(text), value));
    const place = asPath(placeIn(file, text, at));
    const isThere = valueAt(text, place) !== undefined;
    return value === undefined && !isThere ? text : withValue(text, place, value);
  }, source);
}

import { isDeepStrictEqual } from 'node:util';
import type { JSONPath } from 'jsonc-parser';
import type { Edit } from '../protocol';
import {
  asPath,
  changeableLists,
  contentFileAt,
  contentPaths,
  isGroup,
  parsedJson,
  valueAt,
  valueFiles,
  withValue,
} from '../site';

/*
 * The edits between two versions of a JSON file. In the place of such an edit a record has its name instead of its index,
 * so that edits of different records can be told apart, and a name of its own stands for the order of the records.
 */

/** Whether the panel does not list the values of a file. *Changes* shows each of its records as a single change. */
const isOfWholes = (file: string) => contentPaths.includes(file) && !valueFiles.includes(file);

const orderName = '(order)';

/** Whether an edit is that of the order of a file's records. */
export const isOrder = ({ at }: Pick<Edit, 'at'>) => at[0] === orderName;

/** The names of a file's records, in their order. */
function namesIn(file: string, list: unknown): unknown[] {
  const { recordName } = contentFileAt(file);
  if (!recordName || !Array.isArray(list)) return [];
  return list.map((record: unknown) => (isGroup(record) ? record[recordName] : undefined));
}

/** A list of records as a group by their names. Everything else stays as it is. */
function byName(file: string, value: unknown): unknown {
  const names = namesIn(file, value);
  const isNamed = names.every((name) => typeof name === 'string');
  if (!Array.isArray(value) || !contentFileAt(file).recordName || !isNamed) return value;
  if (new Set(names).size < names.length) return value;
  return Object.fromEntries(value.map((record, index) => [names[index], record]));
}

/** Things in another order. Those that the order does not have come last. */
function inOrder<Item>(items: readonly Item[], nameOf: (item: Item) => unknown, order: unknown) {
  const names = Array.isArray(order) ? order : [];
  const place = (item: Item) => {
    const index = names.indexOf(nameOf(item));
    return index < 0 ? names.length : index;
  };
  return items.toSorted((one, other) => place(one) - place(other));
}

/** There is none if records were only removed, or added at the end, which is where new ones go. */
function orderEdits(path: string, base: unknown, value: unknown): Edit[] {
  if (byName(path, base) === base || byName(path, value) === value) return [];
  const [old, now] = [namesIn(path, base), namesIn(path, value)];
  const expected = inOrder(now, (name) => name, old);
  return isDeepStrictEqual(now, expected) ? [] : [{ path, at: [orderName], base: old, value: now }];
}

/** The value of a version of a JSON file. Undefined if there is no such version, or if it cannot be read. */
export function jsonIn(version: Buffer | string | undefined): unknown {
  return version === undefined ? undefined : parsedJson(String(version));
}

/** Whether two values are the same, with the names of their groups in the same order. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether two versions of a list in messages have other entries, or another order. Its texts go with it. */
function isOtherList(path: string, key: string, base: unknown, value: unknown): boolean {
  if (!path.startsWith('messages/') || !changeableLists.some((list) => list === key)) return false;
  return !isSameValue(Object.keys(base ?? {}), Object.keys(value ?? {}));
}

/**
 * The edits that make one version of a file into another.
 *
 * @param isWhole whether a group is edited as one value, by its dotted key
 */
export function editsBetween(
  path: string,
  before: unknown,
  after: unknown,
  isWhole = (_: string) => isOfWholes(path),
): Edit[] {
  const within = (base: unknown, value: unknown, at: JSONPath): Edit[] => {
    if (isSameValue(base, value)) return [];
    const key = at.join('.');
    const isOne = at.length > 0 && (isWhole(key) || isOtherList(path, key, base, value));
    if (!isGroup(base) || !isGroup(value) || isOne) return [{ path, at, base, value }];
    const names = [...new Set([...Object.keys(base), ...Object.keys(value)])];
    return names.flatMap((name) => within(base[name], value[name], [...at, name]));
  };
  return [
    ...within(byName(path, before), byName(path, after), []),
    ...orderEdits(path, before, after),
  ];
}

/** The place with an index, in the file as it is. A new record is at the end of its list. */
export function pathInFile(file: string, source: string, at: JSONPath): JSONPath {
  const [first, ...rest] = at;
  const list = parsedJson(source);
  if (!contentFileAt(file).recordName || !Array.isArray(list) || first === undefined)
    return asPath(at);
  const index = namesIn(file, list).indexOf(first);
  return asPath([index < 0 ? list.length : index, ...rest]);
}

/** The value at a place with the name of a record. */
export function valueThere(file: string, source: string, at: JSONPath): unknown {
  if (isOrder({ at })) return namesIn(file, parsedJson(source));
  return valueAt(source, pathInFile(file, source, at));
}

const isWithin = (inner: JSONPath, outer: JSONPath) =>
  outer.every((part, index) => inner[index] === part);

/** Whether one place is at the other, or within it. */
export function isRelated(one: JSONPath, other: JSONPath): boolean {
  return isWithin(one, other) || isWithin(other, one);
}

type Wanted = Pick<Edit, 'at' | 'value'>;

/**
 * Makes edits in a JSON file. The rest of it stays as it is.
 *
 * @returns the file, and the edits with indexes, each for the file as it is after those before it
 */
export function withEdits(path: string, source: string, wanted: readonly Wanted[]) {
  const { recordName } = contentFileAt(path);
  // The order comes last, because it may name new records.
  const sorted = wanted.toSorted((one, other) => Number(isOrder(one)) - Number(isOrder(other)));
  let text = source;
  const edits = sorted.flatMap(({ at, value }): Edit[] => {
    const list = parsedJson(text);
    const place = isOrder({ at }) ? [] : pathInFile(path, text, at);
    const isNothing = value === undefined && valueAt(text, place) === undefined;
    if (isNothing || (isOrder({ at }) && !Array.isArray(list))) return [];
    const nameOf = (record: unknown) => isGroup(record) && recordName && record[recordName];
    const written = isOrder({ at }) ? inOrder(list as unknown[], nameOf, value) : value;
    text = withValue(text, place, written);
    return [{ path, at: place, value: written }];
  });
  return { text, edits };
}

/** The edits that undo others. Records that come back return to their places. */
export function inverseEdits(path: string, before: unknown, edits: readonly Edit[]): Wanted[] {
  const isBack = edits.some(({ at, value }) => at.length === 1 && value === undefined);
  const back = edits.map(({ at, base }) => ({ at, value: base }));
  const order = namesIn(path, before);
  return isBack && order.length > 0 ? [...back, { at: [orderName], value: order }] : back;
}
